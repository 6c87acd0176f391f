import type { Verb } from '../spec/abilities/deed.ts';
import type { Effect } from '../spec/model/card.ts';
import type { Term } from '../spec/model/names.ts';
import type { Change } from '../spec/questions/fate.ts';

/** Which effect each deed lays on a card. */
const LAYS: Partial<Record<Verb, Effect['kind']>> = {
  silence: 'silence',
  grant: 'grant',
  'take control': 'control',
  challenge: 'challenge',
};

/** Whether one term ends no sooner than another; of which player the next turn is, nobody says here. */
const outlasts = (one: Term, other: Term): boolean =>
  one === other ||
  one === 'lasting' ||
  (one !== 'while in play' && other === 'end of turn') ||
  (one.startsWith('start') && other.startsWith('start'));

/** Whether nothing is lost of an effect that is gone where another one is there: alike, and for as long at least. */
const covers = (one: Effect, other: Effect): boolean =>
  one.kind === other.kind && one.ability === other.ability && outlasts(one.until, other.until);

/**
 * Whether an older effect with a term of its own is lost as a deed lays a new one. Who controls a card of which control is
 * taken again, when the newer effect ends, is open: there the older ones are left out.
 */
export function isLosing({ card, change, by }: Change): boolean {
  if (change !== 'effects' || typeof by !== 'object' || !('deed' in by)) return false;
  const { deed, now } = by;
  const laid = LAYS[deed.verb];
  if (now === undefined || laid === undefined) return false;
  return card.effects.some(
    (older) =>
      older.until !== 'while in play' &&
      !(laid === 'control' && older.kind === 'control') &&
      !now.effects.some((one) => covers(one, older)),
  );
}
