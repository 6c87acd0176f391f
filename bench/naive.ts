import fc from 'fast-check';
import type { Ability } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { Life } from '../spec/model/life.ts';
import type { Player } from '../spec/model/names.ts';
import type { Act } from '../spec/play/act.ts';
import type { Case } from '../spec/play/case.ts';
import { MEANT, meantText } from './naive-meant.ts';
import type { RawAct, RawCard } from './naive-parts.ts';
import { act, card, few, player } from './naive-parts.ts';

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

const cardOf = (raw: RawCard, id: string, printed: string[]): Card => {
  const { type, owner } = raw;
  const zone = type === 'hero' ? 'play' : type === 'spell' && raw.zone === 'play' ? 'hand' : raw.zone;
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

const actOf = (raw: RawAct, cards: readonly Card[], ids: readonly string[]): Act => {
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
        amounts: null,
      }));
      const pay = raw.pay === null ? {} : { pay: [at(raw.pay).id] };
      return { act: 'declare', player: controller, source: at(raw.card).id, ability, targets, ...pay };
    }
    case 'change':
      return { act: 'change', card: at(raw.card).id, deed: raw.deed };
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
  readonly cards: readonly RawCard[];
  readonly acts: readonly RawAct[];
  readonly picks: number[];
}

const boardOf = ({ active, cards }: Pick<RawCase, 'active' | 'cards'>): Case['board'] => {
  const texts: Record<string, Ability> = {};
  const made = withFewHeroes(cards).map((one, i) => {
    const meant = one.texts.filter(({ kind }) => MEANT[one.type].includes(kind));
    const printed = meant.map((text, j) => {
      const id = `text-${i}-${j}`;
      texts[id] = meantText(text, one.type);
      return id;
    });
    return cardOf(one, `card-${i}`, printed);
  });
  return { active, cards: made, texts };
};

const actsOn = ({ cards, texts }: Case['board'], raw: readonly RawAct[]): Act[] =>
  raw.map((one) => actOf(one, cards, Object.keys(texts)));

const cards = (most: number) => fc.array(card, { minLength: 1, maxLength: most, ...few });
const acts = fc.array(act, { minLength: 1, maxLength: 12, ...few });
const picks = fc.array(fc.nat(8), { maxLength: 6, ...few });

/** Everything in one record and one map; boards have up to `most` cards. */
export const flat = (most: number): fc.Arbitrary<Case> =>
  fc.record({ active: player, cards: cards(most), acts, picks }).map((raw) => {
    const board = boardOf(raw);
    return { edition: 'heroes', board, acts: actsOn(board, raw.acts), picks: raw.picks };
  });

/** The board first, and the acts chained to it. */
export const chained = (most: number): fc.Arbitrary<Case> =>
  fc
    .record({ active: player, cards: cards(most) })
    .map(boardOf)
    .chain((board) =>
      fc.record({ acts, picks }).map((raw) => ({
        edition: 'heroes',
        board,
        acts: actsOn(board, raw.acts),
        picks: raw.picks,
      })),
    );
