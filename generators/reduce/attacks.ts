import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { claimsAny } from '../settings.ts';
import { edited } from './repair.ts';

/** The card that was chosen to defend, outright and right behind the attack. */
const defenderOf = (next: Act | undefined): string | undefined =>
  next?.act === 'choose' ? next.cards[0] : undefined;

/** An attack becomes the wounds that it lays, or an attack at the card that would defend. */
export function* withPlainerAttacks(made: Case, settings: Settings): Generator<Case> {
  const { board, acts } = made;
  const mayChange = settings.claims.changes && claimsAny(settings, 'wound');
  for (const [index, act] of acts.entries()) {
    if (act.act !== 'attack') continue;
    const isAnswered = acts[index + 1]?.act === 'choose';
    const defender = defenderOf(acts[index + 1]);
    const put = (instead: Act): Case =>
      edited(made, (draft) => void draft.acts.splice(index, isAnswered ? 2 : 1, instead));
    if (defender !== undefined) yield put({ ...act, target: defender });
    const strike = board.cards.find(({ id }) => id === act.attacker)?.strike ?? 1;
    for (const card of mayChange ? [act.target, ...(defender === undefined ? [] : [defender])] : [])
      yield put({ act: 'change', card, deed: { verb: 'wound', amount: Math.max(1, strike) } });
  }
}

/** Shots become plain wounds. */
export function* withoutShots(made: Case): Generator<Case> {
  for (const [id, text] of Object.entries(made.board.texts)) {
    for (const [step, parts] of stepsOf(text).entries()) {
      for (const [part, { deed }] of parts.entries()) {
        if (deed.verb !== 'wound' || deed.as === undefined) continue;
        yield edited(made, ({ board }) => {
          const copy = board.texts[id];
          const shot = copy && stepsOf(copy)[step]?.[part]?.deed;
          if (shot?.verb === 'wound') delete shot.as;
        });
      }
    }
  }
}
