import type { Ability, Cost, Instruction } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Filter, Objects } from '../spec/abilities/filter.ts';
import type { CardType } from '../spec/model/names.ts';

/** The kinds of text that mean something on a type of card. */
export const MEANT: Readonly<Record<CardType, readonly string[]>> = {
  hero: ['activated', 'triggered', 'static'],
  creature: ['activated', 'triggered', 'static'],
  support: ['activated', 'triggered', 'static'],
  spell: ['spell'],
};

/** Types that the verb takes, and a zone in which it means something. */
const meantFilter = (asked: Filter, { verb: done, ...rest }: Deed): Filter => {
  const { zones, types } = VERBS[done];
  const zone = asked.zone !== undefined && zones.includes(asked.zone) ? asked.zone : undefined;
  const isStill = 'into' in rest && rest.into === zone;
  return { ...asked, zone: isStill ? undefined : zone, types: [...types] };
};

const meantObject = (object: Objects, done: Deed, self: CardType): Objects => {
  if (object.kind === 'itself')
    return self === 'spell' || !VERBS[done.verb].types.includes(self)
      ? { kind: 'each', filter: meantFilter({}, done) }
      : object;
  const made = { ...object, filter: meantFilter(object.filter, done) };
  return made.kind === 'choose' && made.max !== null && made.max < made.min
    ? { ...made, max: made.min }
    : made;
};

const meantSteps = (raw: readonly (readonly Instruction[])[], self: CardType): Instruction[][] =>
  raw.map((parts) =>
    parts.map((one) => ({ deed: one.deed, object: meantObject(one.object, one.deed, self) })),
  );

const meantCost = (price: Cost): Cost =>
  price.kind === 'exhaust' || price.kind === 'sacrifice'
    ? {
        kind: price.kind,
        filter: { ...price.filter, zone: undefined, types: ['creature', 'support'] },
      }
    : price;

/** A text whose filters and prices mean something for its card. */
export const meantText = (text: Ability, self: CardType): Ability => {
  if (text.kind === 'static') return text;
  const own = meantSteps(text.steps, self);
  if (text.kind === 'activated')
    return { ...text, ...(text.cost && { cost: meantCost(text.cost) }), steps: own };
  return { ...text, steps: own };
};
