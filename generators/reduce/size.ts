import type { Ability, Cost, Static } from '../../spec/abilities/ability.ts';
import { isCardCost, stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Choose, Filter, Objects } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardType } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board, Case } from '../../spec/play/case.ts';
import { costOf } from '../complaints/prices.ts';
import { tidied } from './names.ts';
import { numbersIn } from './numbers.ts';

/** How big a case is for somebody who lays it out on a table. */
export interface Size {
  readonly cards: number;
  readonly acts: number;
  readonly abilities: number;
}

export const sizeOf = ({ board, acts }: Case): Size => ({
  cards: board.cards.length,
  acts: acts.length,
  abilities: Object.keys(board.texts).length,
});

const TYPES: Readonly<Record<CardType, number>> = { creature: 0, support: 1, hero: 2, spell: 3 };
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const count = (...facts: readonly boolean[]): number => facts.filter(Boolean).length;

const termsOf = (effects: readonly { kind: string; until: string; by: unknown }[]): number =>
  sum(effects.map(({ kind, until, by }) => 2 + count(until !== 'lasting', by !== null, kind === 'negative')));

const ofCard = (card: Card): number =>
  TYPES[card.type] +
  (card.zone === 'play' ? 0 : 2) +
  count(card.controller !== card.owner, card.element !== null) +
  count(card.exhausted, card.poisoned, card.strike !== undefined, card.cell !== undefined) +
  card.printed.length +
  termsOf(card.effects) +
  termsOf(card.life?.effects ?? []);

const ofDeed = (deed: Deed): number =>
  count(
    deed.verb === 'set life',
    'until' in deed && deed.until !== 'lasting',
    'as' in deed,
    'into' in deed && deed.into !== 'hand',
    'per' in deed,
  ) + (deed.verb === 'grant' ? 2 : 0);

const ofFilter = (filter: Filter): number => Object.keys(filter).length + (filter.types?.length ?? 0);

const ofChoice = ({ divide, different }: Choose): number =>
  count(different !== undefined) + (divide === undefined ? 0 : divide === 'whole' ? 3 : 2);

const ofObject = (object: Objects): number => {
  if (object.kind === 'itself') return 0;
  const asked = ofFilter(object.filter);
  if (object.kind === 'each') return 2 + asked;
  return (
    1 +
    asked +
    (object.by === 'opponent' ? 3 : 0) +
    count(object.min !== 1, object.max !== 1) +
    ofChoice(object)
  );
};

const ofCost = (cost: Cost): number =>
  isCardCost(cost)
    ? 2 + ofFilter(cost.filter) + count(cost.kind === 'sacrifice')
    : 1 + count(cost.kind === 'wounds') + (cost.kind === 'coins' && cost.x ? 2 : 0);

/** The plainest is «cannot be target»; how much a text changes counts as it is, whichever way. */
function ofStatic(text: Static): number {
  if (text.text === 'cannot be target') return 0;
  if (text.text === 'cannot be') return 1;
  const by = 'by' in text ? Math.abs(text.by) + count(text.by < 0) : 0;
  const who = 'who' in text && text.who !== undefined ? 1 + ofFilter(text.who) : 0;
  const of = count('of' in text && text.text !== 'instead');
  const deed = text.text === 'instead' ? ofDeed(text.deed) : 0;
  return 2 + by + who + of + deed + (text.text === 'redirects' ? ofFilter(text.to) : 0);
}

const ofText = (text: Ability): number => {
  const steps = stepsOf(text);
  const instructions = steps.flat().map(({ deed, object }) => 2 + ofDeed(deed) + ofObject(object));
  const price = costOf(text);
  const cost = (price ? ofCost(price) : 0) + (text.kind === 'static' ? ofStatic(text.static) : 0);
  const kind = text.kind === 'triggered' ? 5 : count(text.kind === 'spell');
  return kind + steps.length + sum(instructions) + cost;
};

const ofAct = (act: Act): number => {
  switch (act.act) {
    case 'resolve':
      return 0;
    case 'change':
      return ofDeed(act.deed);
    case 'declare':
      return (
        1 +
        sum(act.targets.map(({ cards }) => 1 + cards.length)) +
        (act.pay ? 1 + act.pay.length : 0) +
        count(
          act.x !== undefined,
          act.targets.some(({ amounts }) => amounts !== null),
        )
      );
    case 'enter':
    case 'choose':
      return 1 + act.cards.length + count('amounts' in act && act.amounts !== undefined);
    case 'resolve all':
    case 'end turn':
      return 1;
    case 'attack':
    case 'step':
      return 2;
    default:
      return act satisfies never;
  }
};

/** How many cards bear the name of one before them. */
const namesakesIn = ({ cards }: Board): number => cards.length - new Set(cards.map(({ name }) => name)).size;

const details = ({ board, acts, picks }: Case): number =>
  sum(board.cards.map(ofCard)) +
  sum(Object.values(board.texts).map(ofText)) +
  sum(acts.map(ofAct)) +
  picks.length +
  namesakesIn(board) +
  count(board.active === 'B', board.failedDraws !== undefined, board.coins !== undefined) +
  (board.dice === undefined ? 0 : 1 + sum(board.dice));

type Measure = readonly [size: number, details: number, numbers: number];
const measures = new WeakMap<Case, Measure>();

function measureOf(made: Case): Measure {
  const known = measures.get(made);
  if (known !== undefined) return known;
  const { cards, acts, abilities } = sizeOf(made);
  const numbers = sum(numbersIn(made).map(({ value }) => value));
  const measure: Measure = [cards + acts + abilities, details(made), numbers];
  measures.set(made, measure);
  return measure;
}

const untidy = new WeakMap<Case, boolean>();

/** Whether naming everything anew would change it. */
export function isUntidy(made: Case): boolean {
  const known = untidy.get(made) ?? JSON.stringify(tidied(made)) !== JSON.stringify(made);
  untidy.set(made, known);
  return known;
}

/**
 * A total order: fewer cards, acts and texts; then fewer details; then smaller numbers; then names in the
 * order of the cast; then shorter JSON, and at last the order of its letters.
 */
export function isSimpler(a: Case, b: Case): boolean {
  const [mine, theirs] = [measureOf(a), measureOf(b)];
  const index = mine.findIndex((value, i) => value !== theirs[i]);
  if (index >= 0) return (mine[index] as number) < (theirs[index] as number);
  if (isUntidy(a) !== isUntidy(b)) return isUntidy(b);
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one.length === other.length ? one < other : one.length < other.length;
}
