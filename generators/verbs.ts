import type { Verb } from '../spec/abilities/deed.ts';
import type { Settings } from './settings.ts';
import { claimsTrigger, pricesOf } from './settings.ts';

/** Verbs of texts that are given to cards, the plainest there are. */
export const GIVEN: readonly Verb[] = ['wound', 'heal', 'exhaust', 'ready', 'poison', 'destroy', 'silence'];
/** Triggers of texts that are given to cards which are in play already. */
export const NOTICED = [
  'wounded',
  'death',
  'healed',
  'targeted',
  'strike',
  'turn start',
  'turn end',
] as const;

/** The kinds of text that can be given to a card. */
export function kindsGiven(settings: Settings): ('static' | 'activated' | 'triggered')[] {
  const { abilities, objects, verbs } = settings.claims.terms;
  const mayDo = objects.some((kind) => kind === 'each') && GIVEN.some((verb) => verbs.includes(verb));
  const isPaid = abilities.includes('activated') && pricesOf(settings).includes('exhaust itself');
  return [
    ...(abilities.includes('static') ? (['static'] as const) : []),
    ...(mayDo && isPaid ? (['activated'] as const) : []),
    ...(mayDo && NOTICED.some((trigger) => claimsTrigger(settings, trigger)) ? (['triggered'] as const) : []),
  ];
}

const known = new WeakMap<Settings, readonly Verb[]>();

/** The claimed verbs that texts can have: cards fight two by two, and a text that is granted must be claimed. */
export function verbsOf(settings: Settings): readonly Verb[] {
  const there = known.get(settings);
  if (there !== undefined) return there;
  const { terms } = settings.claims;
  const mayFight = terms.counts && terms.objects.includes('choose');
  const mayGrant = kindsGiven(settings).length > 0;
  const verbs = terms.verbs.filter(
    (verb) => (verb !== 'fight' || mayFight) && (verb !== 'grant' || mayGrant),
  );
  known.set(settings, verbs);
  return verbs;
}
