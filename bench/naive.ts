import fc from 'fast-check';
import type { Ability, Texts } from '../spec/abilities/ability.ts';
import { isLaying, priceOf, stepsOf } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { Life } from '../spec/model/life.ts';
import type { CardType, Player } from '../spec/model/names.ts';
import type { Act } from '../spec/play/act.ts';
import type { Case } from '../spec/play/case.ts';
import { bareDeed, isGivable, MEANT, meantText } from './naive-meant.ts';
import type { RawAct, RawCard, Surroundings } from './naive-parts.ts';
import { act, card, few, player, surroundings } from './naive-parts.ts';

/**
 * What a user of fast-check would write for the same vocabulary: `record`, `array` and `oneof`, references as
 * indices, and a `map` that makes the board well-formed.
 */
const lifeOf = (raw: RawCard, id: string, isInPlay: boolean): Life | null => {
  if (raw.type !== 'hero' && raw.type !== 'creature') return null;
  const wounds = isInPlay ? raw.wounds : 0;
  const effects = isInPlay
    ? raw.effects.map((effect, i) => ({ ...effect, id: `${id}-life-${i}`, laid: effect.left, by: null }))
    : [];
  const laid = effects.reduce((sum, { kind, left }) => sum + (kind === 'additional' ? left : -left), 0);
  const least = Math.max(1, wounds + 1, wounds + 1 - laid);
  return { starting: Math.max(raw.starting, least), wounds, effects, level: null };
};

const zoneOf = ({ type, zone }: RawCard, isGiving: boolean): Card['zone'] => {
  if (type === 'hero') return 'play';
  return zone === 'play' && (type === 'spell' || isGiving) ? 'hand' : zone;
};

const cardOf = (raw: RawCard, id: string, printed: string[], isGiving: boolean): Card => {
  const { type, owner } = raw;
  const zone = zoneOf(raw, isGiving);
  const isInPlay = zone === 'play';
  const isStolen = isInPlay && raw.isStolen && type !== 'hero';
  const isSilenced = isInPlay && raw.isSilenced;
  const other: Player = owner === 'A' ? 'B' : 'A';
  const isLiving = type === 'hero' || type === 'creature';
  return {
    id,
    name: id,
    owner,
    controller: isStolen ? other : owner,
    zone,
    whose: isInPlay ? null : owner,
    type,
    cost: raw.cost,
    element: raw.element,
    exhausted: isInPlay && raw.exhausted,
    poisoned: isInPlay && type === 'creature' && raw.poisoned,
    printed,
    abilities: isSilenced ? [] : printed,
    effects: isSilenced ? [{ id: `${id}-silence`, kind: 'silence', by: null, until: 'lasting' }] : [],
    life: lifeOf(raw, id, isInPlay),
    ...(isLiving && raw.strike !== null && { strike: raw.strike }),
  };
};

const isDivided = (text: Ability | undefined, part: number): boolean => {
  const object = text === undefined ? undefined : stepsOf(text)[0]?.[part]?.object;
  return object?.kind === 'choose' && object.divide !== undefined;
};
const isPaidInX = (text: Ability | undefined): boolean => {
  const price = priceOf(text);
  return price?.kind === 'coins' && price.x === true;
};

const actOf = (raw: RawAct, cards: readonly Card[], texts: Texts): Act => {
  const ids = Object.keys(texts);
  const at = (i: number): Card => cards[i % cards.length] as Card;
  const { controller } = 'card' in raw ? at(raw.card) : { controller: 'A' as const };
  switch (raw.act) {
    case 'declare': {
      const own = at(raw.card).printed;
      const ability = own[raw.text % own.length] ?? ids[raw.text % ids.length];
      if (ability === undefined) return { act: 'resolve all' };
      const targets = raw.targets.map((named, part) => ({
        at: [0, part] as [number, number],
        cards: named.map((i) => at(i).id),
        amounts: isDivided(texts[ability], part) ? named.map((_, i) => raw.amounts[i] ?? 1) : null,
      }));
      const pay = raw.pay === null ? {} : { pay: [at(raw.pay).id] };
      const x = isPaidInX(texts[ability]) ? { x: raw.x } : {};
      return { act: 'declare', player: controller, source: at(raw.card).id, ability, targets, ...pay, ...x };
    }
    case 'change':
      return { act: 'change', card: at(raw.card).id, deed: bareDeed(raw.deed, texts) };
    case 'attack':
      return { act: 'attack', player: controller, attacker: at(raw.card).id, target: at(raw.target).id };
    case 'enter':
      return { act: 'enter', cards: [...new Set(raw.cards.map((i) => at(i).id))] };
    case 'end turn':
    case 'resolve':
    case 'resolve all':
      return raw;
    default:
      return raw satisfies never;
  }
};

/** One hero a player: further ones are creatures. */
const withFewHeroes = (raw: readonly RawCard[]): RawCard[] =>
  raw.map((one, i) =>
    one.type === 'hero' && raw.slice(0, i).some(({ type, owner }) => type === 'hero' && owner === one.owner)
      ? { ...one, type: 'creature' }
      : one,
  );

interface RawCase {
  readonly active: Player;
  readonly around: Surroundings;
  readonly cards: readonly RawCard[];
  readonly acts: readonly RawAct[];
  readonly picks: number[];
}

interface RawText {
  readonly id: string;
  readonly text: Ability;
  readonly type: CardType;
}

const rawTextsOf = ({ type, texts }: RawCard, i: number): RawText[] =>
  texts
    .filter(({ kind }) => MEANT[type].includes(kind))
    .filter((text) => type !== 'hero' || !isLaying(text))
    .map((text, j) => ({ id: `text-${i}-${j}`, text, type }));

const meantTexts = (raw: readonly RawText[], givable: Texts): Texts =>
  Object.fromEntries(raw.map(({ id, text, type }) => [id, meantText(text, type, givable)]));

const boardOf = ({
  active,
  around,
  cards: raw,
}: Pick<RawCase, 'active' | 'around' | 'cards'>): Case['board'] => {
  const cards = withFewHeroes(raw);
  const own = cards.map(rawTextsOf);
  const givable = own.flat().filter(({ text }) => isGivable(text));
  const texts = meantTexts(own.flat(), meantTexts(givable, {}));
  const made = cards.map((one, i) =>
    cardOf(
      one,
      `card-${i}`,
      (own[i] ?? []).map(({ id }) => id),
      (own[i] ?? []).some(({ text }) => isLaying(text)),
    ),
  );
  const isPriced = Object.values(texts).some((text) => priceOf(text)?.kind === 'coins');
  const coins = around.coins ?? (isPriced ? { A: 3, B: 3 } : undefined);
  const { dice, failedDraws } = around;
  return { active, cards: made, texts, dice, ...(coins && { coins }), ...(failedDraws && { failedDraws }) };
};

const actsOn = ({ cards, texts }: Case['board'], raw: readonly RawAct[]): Act[] =>
  raw.map((one) => actOf(one, cards, texts));

const cards = (most: number) => fc.array(card, { minLength: 1, maxLength: most, ...few });
const acts = fc.array(act, { minLength: 1, maxLength: 12, ...few });
const picks = fc.array(fc.nat(8), { maxLength: 6, ...few });

/** Everything in one record and one map; boards have up to `most` cards. */
export const flat = (most: number): fc.Arbitrary<Case> =>
  fc.record({ active: player, around: surroundings, cards: cards(most), acts, picks }).map((raw) => {
    const board = boardOf(raw);
    return { edition: 'heroes', board, acts: actsOn(board, raw.acts), picks: raw.picks };
  });

/** The board first, and the acts chained to it. */
export const chained = (most: number): fc.Arbitrary<Case> =>
  fc
    .record({ active: player, around: surroundings, cards: cards(most) })
    .map(boardOf)
    .chain((board) =>
      fc.record({ acts, picks }).map((raw) => ({
        edition: 'heroes',
        board,
        acts: actsOn(board, raw.acts),
        picks: raw.picks,
      })),
    );
