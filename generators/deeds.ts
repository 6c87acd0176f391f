import type { Deed, Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType } from '../spec/model/names.ts';
import { drawGrantable } from './grants.ts';
import type { Guess } from './guess.ts';
import { layersOf, levelOf } from './guess.ts';
import { drawTerm } from './life.ts';
import type { Table } from './table.ts';
import { verbsOf } from './verbs.ts';
import { drawInto } from './zones.ts';

const clamp = (amount: number): number => Math.max(1, Math.min(99, amount));
const NEW_LIFE: Guess = { starting: 3, wounds: 0, additional: 0, negative: 0 };

export const guessOf = (table: Table, card: Card): Guess => table.guesses.get(card.id) ?? layersOf(card);

/** An amount at one of the edges or beside it, at times any small one. */
function nearEdge({ draw }: Table, edges: readonly number[]): number {
  if (draw.flag(0.2)) return draw.between(1, 4);
  return clamp(draw.oneOf(edges) + draw.nearZero(1));
}

/** Where giving life to these layers, or taking it, begins to do something else. */
const edgesOf = (verb: Verb, guess: Guess): readonly number[] => {
  const { wounds, additional, negative } = guess;
  if (verb === 'heal') return wounds > 0 ? [wounds] : [1];
  if (verb === 'give life') return negative > 0 ? [negative] : [1, 2];
  if (verb === 'take life' && additional > 0) return [additional, levelOf(guess)];
  return [levelOf(guess)];
};

function drawSetTo({ draw }: Table, guess: Guess): number {
  const level = levelOf(guess);
  const { starting, additional, negative } = guess;
  const around = [level, starting, 1, starting + additional, starting - negative];
  const to = draw.flag(0.12) ? 0 : draw.oneOf(around) + draw.nearZero(1);
  return Math.max(0, Math.min(99, to));
}

/** Grants a text that means something for all of the types. */
export const drawGrant = (table: Table, types: readonly CardType[]): Deed => ({
  verb: 'grant',
  ability: drawGrantable(table, types),
  until: drawTerm(table),
});
const BOARD = VERBS.grant.types;

/** The deed of a verb, its amount near an edge of the card's life as it is guessed to be by now. */
export function drawDeed(table: Table, verb: Verb, focus: Card | null): Deed {
  const guess = focus?.life ? guessOf(table, focus) : NEW_LIFE;
  switch (verb) {
    case 'wound':
    case 'heal':
      return { verb, amount: nearEdge(table, edgesOf(verb, guess)) };
    case 'give life':
    case 'take life':
      return { verb, amount: nearEdge(table, edgesOf(verb, guess)), until: drawTerm(table) };
    case 'set life':
      return { verb, to: drawSetTo(table, guess) };
    case 'move':
      return { verb, into: drawInto(table, focus?.zone ?? 'play', focus !== null && focus.type !== 'spell') };
    case 'silence':
    case 'take control':
    case 'challenge':
      return { verb, until: drawTerm(table) };
    case 'destroy':
    case 'poison':
    case 'cure':
    case 'exhaust':
    case 'ready':
    case 'strip life':
    case 'fight':
    case 'roll':
      return { verb };
    case 'draw':
      return { verb, amount: table.draw.between(1, 3) };
    case 'grant':
      return drawGrant(table, focus === null ? BOARD : [focus.type]);
    default:
      return verb satisfies never;
  }
}

/** Whether a verb means something for one card by itself, without a text. */
export const isBare = (verb: Verb): boolean => verb !== 'fight' && verb !== 'roll';

/** The claimed verbs of a list, or of the whole language, that mean something for a card of a type by itself. */
export function verbsFor({ settings }: Table, type: CardType, among?: readonly Verb[]): Verb[] {
  const verbs = verbsOf(settings);
  return (among ?? verbs).filter(
    (verb) => isBare(verb) && verbs.includes(verb) && VERBS[verb].types.includes(type),
  );
}
