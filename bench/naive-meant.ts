import type { Ability, Cost, Instruction, Static, Texts } from '../spec/abilities/ability.ts';
import type { Deed, Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Choose, Filter, Objects } from '../spec/abilities/filter.ts';
import type { CardType } from '../spec/model/names.ts';

/** The kinds of text that mean something on a type of card. */
export const MEANT: Readonly<Record<CardType, readonly string[]>> = {
  hero: ['activated', 'triggered', 'static'],
  creature: ['activated', 'triggered', 'static'],
  support: ['activated', 'triggered', 'static'],
  spell: ['spell'],
};
const LIVING = VERBS.wound.types;

/** What a text is made to mean something for: the card that has it, the texts it can give, and its price. */
interface Meaning {
  readonly self: CardType;
  readonly givable: Texts;
  readonly isPaidInX: boolean;
  readonly isTriggered: boolean;
  /** Whether an earlier step throws the die. */
  readonly isThrown: boolean;
}

type Numbers = Pick<Meaning, 'isPaidInX' | 'isThrown'>;

/** The text that a number stands for; none where no text can be given. */
const meantId = (number: string, givable: Texts): string | undefined => {
  const ids = Object.keys(givable);
  return ids[Number(number) % ids.length];
};

/** What may go on for ever where cards set one another off. */
const isEndless = (deed: Deed): boolean =>
  deed.verb === 'heal' || (deed.verb === 'move' && deed.into === 'play');

const meantDeed = (
  deed: Deed,
  { givable, isPaidInX, isTriggered }: Pick<Meaning, 'givable' | 'isPaidInX' | 'isTriggered'>,
): Deed => {
  if (isTriggered && isEndless(deed)) return { verb: 'ready' };
  if (deed.verb === 'grant') {
    const ability = meantId(deed.ability, givable);
    return ability === undefined ? { verb: 'silence', until: deed.until } : { ...deed, ability };
  }
  if (!('per' in deed) || (isPaidInX && deed.per !== undefined)) return deed;
  const { per: _, ...plain } = deed;
  return plain;
};

/** A deed that no text does. */
export const bareDeed = (deed: Deed, texts: Texts): Deed => {
  const givable = Object.fromEntries(Object.entries(texts).filter(([, text]) => isGivable(text)));
  return meantDeed(deed, { givable, isPaidInX: false, isTriggered: false });
};

const meantCostOf = ({ cost }: Filter, { isPaidInX, isThrown }: Numbers): Filter['cost'] =>
  (cost?.equals === 'rolled' && !isThrown) || (cost?.equals === 'X' && !isPaidInX) ? undefined : cost;

/** Types that the verb takes, and a zone in which it means something. */
const meantFilter = (asked: Filter, { verb: done, ...rest }: Deed, numbers: Numbers): Filter => {
  const { zones, types } = VERBS[done];
  const zone = asked.zone !== undefined && zones.includes(asked.zone) ? asked.zone : undefined;
  const isEntering = 'into' in rest && rest.into === 'play';
  const isStill = 'into' in rest && rest.into === (zone ?? 'play');
  const taken = isEntering ? types.filter((type) => type !== 'spell') : types;
  const elsewhere = isEntering ? 'graveyard' : undefined;
  return {
    ...asked,
    zone: isStill ? elsewhere : zone,
    types: [...taken],
    cost: meantCostOf(asked, numbers),
  };
};

const DIVIDED: readonly Verb[] = ['wound', 'heal', 'give life', 'take life'];

const meantChoice = (choice: Choose, deed: Deed): Choose => {
  const { divide, ...plain } = choice;
  const max = plain.max !== null && plain.max < plain.min ? plain.min : plain.max;
  const isShot = deed.verb === 'wound' && deed.as === 'shot';
  if (divide === undefined || !DIVIDED.includes(deed.verb) || !('amount' in deed) || isShot)
    return { ...plain, max };
  const most = Math.min(max ?? deed.amount, deed.amount);
  const min = Math.min(plain.min, most);
  return { ...plain, divide, min: divide === 'whole' ? Math.max(1, min) : min, max: most };
};

const meantObject = (object: Objects, deed: Deed, meaning: Meaning): Objects => {
  const { self } = meaning;
  const isOddly = deed.verb === 'fight' && object.kind !== 'choose';
  const isNotIt = object.kind === 'itself' && (self === 'spell' || !VERBS[deed.verb].types.includes(self));
  const filter = (asked: Filter) => meantFilter(asked, deed, meaning);
  if (isOddly) return { kind: 'choose', min: 2, max: 2, by: 'controller', filter: filter({}) };
  if (isNotIt) return { kind: 'each', filter: filter({}) };
  if (object.kind === 'itself') return object;
  const made = { ...object, filter: filter(object.filter) };
  return made.kind === 'choose' ? meantChoice(made, deed) : made;
};

const meantSteps = (raw: readonly (readonly Instruction[])[], meaning: Meaning): Instruction[][] =>
  raw.map((parts, step) =>
    parts.map((one) => {
      const isThrown = raw.slice(0, step).some((earlier) => earlier.some(({ deed }) => deed.verb === 'roll'));
      const deed = meantDeed(one.deed, meaning);
      const isStuck = one.object.kind === 'itself' && deed.verb === 'move' && deed.into === 'play';
      const made: Deed = isStuck ? { verb: 'move', into: 'hand' } : deed;
      return { deed: made, object: meantObject(one.object, made, { ...meaning, isThrown }) };
    }),
  );

const meantCost = (price: Cost, self: CardType): Cost => {
  if (price.kind === 'exhaust' || price.kind === 'sacrifice') {
    const filter = { ...price.filter, cost: undefined, zone: undefined };
    return { kind: price.kind, filter: { ...filter, types: ['creature', 'support'] } };
  }
  if (price.kind === 'coins' && price.x) return { ...price, amount: 0 };
  return price.kind === 'wounds' && self === 'support' ? { kind: 'exhaust itself' } : price;
};

const among = (filter: Filter, types: readonly CardType[]): Filter => {
  const own = filter.types?.filter((type) => types.includes(type)) ?? [];
  return { ...filter, types: own.length > 0 ? own : [...types] };
};

const SHIELD: Static = { text: 'cannot be target' };

const meantStatic = (text: Static, meaning: Meaning): Static => {
  switch (text.text) {
    case 'life':
      return { ...text, who: among(text.who, LIVING) };
    case 'gives': {
      const ability = meantId(text.ability, meaning.givable);
      return ability === undefined ? SHIELD : { ...text, ability };
    }
    case 'instead': {
      const deed = meantDeed(text.deed, { ...meaning, isTriggered: true });
      const isMeant =
        deed.verb !== text.of &&
        !['fight', 'roll'].includes(deed.verb) &&
        VERBS[deed.verb].types.includes(meaning.self);
      return isMeant ? { ...text, deed } : SHIELD;
    }
    case 'redirects':
      return LIVING.includes(meaning.self) ? { ...text, to: among(text.to, LIVING) } : SHIELD;
    default:
      return text;
  }
};

/** A text whose filters and prices mean something for its card, and that gives no texts but these. */
export const meantText = (text: Ability, self: CardType, givable: Texts): Ability => {
  const price = text.kind === 'activated' || text.kind === 'spell' ? text.cost : undefined;
  const isPaidInX = price?.kind === 'coins' && price.x === true;
  const meaning = { self, givable, isPaidInX, isTriggered: text.kind === 'triggered', isThrown: false };
  if (text.kind === 'static') return { kind: 'static', static: meantStatic(text.static, meaning) };
  const steps = meantSteps(text.steps, meaning);
  if (text.kind === 'triggered') return { ...text, steps };
  if (text.kind === 'spell')
    return {
      ...text,
      ...(price?.kind === 'coins' && { cost: meantCost(price, self) as typeof price }),
      steps,
    };
  return { ...text, ...(price && { cost: meantCost(price, self) }), steps };
};

/** Whether a text can be given to whatever card has a place on the board. */
export const isGivable = (text: Ability): boolean => {
  if (text.kind === 'spell') return false;
  if (text.kind === 'static')
    return text.static.text === 'cannot be' || text.static.text === 'cannot be target';
  const isOnPrice = text.kind === 'activated' && text.cost?.kind === 'wounds';
  return (
    !isOnPrice &&
    text.steps.flat().every(({ deed, object }) => deed.verb !== 'grant' && object.kind !== 'itself')
  );
};
