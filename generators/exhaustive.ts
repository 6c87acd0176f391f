import type { Ability, Trigger } from '../spec/abilities/ability.ts';
import { priceOf } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { Act } from '../spec/play/act.ts';
import type { Case } from '../spec/play/case.ts';
import { causesOf, changesTo, declarationsOf, grantsOf, movesOf, showingsOf } from './exhaustive/acts.ts';
import type { Piece } from './exhaustive/cards.ts';
import { boardsOf, cardsOf, isSecondHero, marksIn, piecesFor } from './exhaustive/cards.ts';
import { sequences } from './exhaustive/sequences.ts';
import { givenTexts, givingTexts, specialTexts } from './exhaustive/special.ts';
import type { Written } from './exhaustive/texts.ts';
import { barringTexts, changingTexts, doingTexts } from './exhaustive/texts.ts';
import { nameOfText } from './naming.ts';
import type { Settings } from './settings.ts';
import { claimsAny } from './settings.ts';

/** The language that is enumerated, for people: a certificate says no more than this. */
export const BOUNDS =
  'cards, acts and texts counted together; starting life 1 or 2, amounts 1, life set to 0 or 1; ' +
  'at most one card differs from a plain creature in play, in one respect, and cards whose order alone differs count once; ' +
  'texts of one instruction, to itself, one chosen creature, each or a pair that fights, or static; a limit of cost and other prices than the own card for wounds alone; what is given is «cannot be target» or «cannot be wounded»; ' +
  'at most two texts, the first declared, set off, shown or given by the first act, the second what the first gives, a ban, a change of wounds or costs, or set off by being targeted, paying or killing; ' +
  'at most three bare changes and marks together, one where there is a text; A moves first, as B would be the mirror image';

/** The largest size for which all cases are made in minutes. */
export const MOST_EXHAUSTIVE = 5;

/** Marks and bare changes that a case may have, without a text and with one. */
const MOST_TOUCHES = 3;
const MOST_TOUCHES_BESIDE_TEXTS = 1;
/** Up to this size cards stand by that nothing is done to. */
const BYSTANDERS_UP_TO = 3;

/** Whether each card is named by an act, or may be meant by one that names none. */
const isEachMeant = (cards: readonly Card[], acts: readonly Act[]): boolean =>
  acts.some(({ act }) => act === 'end turn' || act === 'attack') ||
  cards.every(({ id }) =>
    acts.some((act) =>
      act.act === 'change' || act.act === 'step'
        ? act.card === id
        : act.act === 'enter' && act.cards.includes(id),
    ),
  );

const caseOf = (
  { edition = 'heroes' }: Settings,
  cards: Card[],
  texts: Record<string, Ability>,
  acts: Act[],
  coins?: Case['board']['coins'],
): Case => ({
  edition,
  board: { active: 'A', cards, texts, ...(coins && { coins }) },
  acts,
  picks: [],
});

/** How often players may have failed to draw before a case in which a turn ends. */
const FAILED: readonly Case['board']['failedDraws'][] = [
  { A: 0, B: 2 },
  { A: 2, B: 0 },
  { A: 1, B: 1 },
  { A: 2, B: 2 },
];

/** The same where players have failed to draw before, which is a mark of the board. */
function* afterFailures(one: Case, settings: Settings): Generator<Case> {
  if (!settings.claims.draws || !one.acts.some(({ act }) => act === 'end turn')) return;
  for (const failedDraws of FAILED)
    yield { ...one, board: { ...one.board, ...(failedDraws && { failedDraws }) } };
}

function* withoutTexts(size: number, settings: Settings): Generator<Case> {
  const pieces = piecesFor(settings);
  for (let count = 0; count <= size; count += 1) {
    for (const board of boardsOf(pieces, count, 1)) {
      if (isSecondHero(board)) continue;
      const cards = cardsOf(board, []);
      const doings = { changes: changesTo(cards, settings), moves: movesOf(cards, settings) };
      for (const acts of sequences(doings, size - count, MOST_TOUCHES - marksIn(board), 'A')) {
        if (size > BYSTANDERS_UP_TO && !isEachMeant(cards, acts)) continue;
        const one = caseOf(settings, cards, {}, acts);
        yield one;
        if (marksIn(board) === 0) yield* afterFailures(one, settings);
      }
    }
  }
}

/** The acts that may come first where there is a text. */
function firstActs(cards: readonly Card[], id: string, text: Ability, settings: Settings): Act[] {
  const source = cards.find(({ printed }) => printed.includes(id));
  if (source === undefined) return settings.claims.changes ? grantsOf(cards, id) : [];
  switch (text.kind) {
    case 'activated':
    case 'spell':
      return declarationsOf(source, id, text, cards);
    case 'triggered':
      return causesOf(source, text, cards, settings);
    case 'static':
      return showingsOf(source, text.static, cards, settings);
    default:
      return text satisfies never;
  }
}

/** A text, and the place of the card that has it, null where none has it yet. */
interface Placed {
  readonly text: Ability;
  readonly place: number | null;
}

/** The coins of both players where a price asks for one. */
const COINS: readonly Case['board']['coins'][] = [
  { A: 0, B: 0 },
  { A: 1, B: 1 },
];
const coinsFor = (text: Ability): readonly Case['board']['coins'][] =>
  priceOf(text)?.kind === 'coins' ? COINS : [undefined];

const namesOf = (texts: readonly Placed[]): string[] => {
  const [first = '', second] = texts.map(({ text }) => nameOfText(text));
  return second === undefined ? [first] : [first, second === first ? `${second}-2` : second];
};

/** Every case with these texts at these places of these cards, and so many acts. */
function* around(
  pieces: readonly Piece[],
  texts: readonly [Placed, ...Placed[]],
  length: number,
  settings: Settings,
): Generator<Case> {
  if (isSecondHero(pieces)) return;
  const ids = namesOf(texts);
  const printed = pieces.map((_, place) => ids.filter((_id, i) => texts[i]?.place === place));
  const cards = cardsOf(pieces, printed);
  const written = Object.fromEntries(texts.map(({ text }, i) => [ids[i] as string, text]));
  const doings = { changes: changesTo(cards, settings), moves: [{ act: 'resolve' } as const] };
  const touches = Math.max(0, MOST_TOUCHES_BESIDE_TEXTS - marksIn(pieces.slice(1)));
  for (const act of firstActs(cards, ids[0] as string, texts[0].text, settings)) {
    for (const rest of sequences(doings, length - 1, touches, 'A'))
      for (const coins of coinsFor(texts[0].text))
        yield caseOf(settings, cards, written, [act, ...rest], coins);
  }
}

/** Every case in which a bare change gives a card a text that none has. */
function* withGrant(size: number, settings: Settings): Generator<Case> {
  if (!claimsAny(settings, 'grant')) return;
  const pieces = piecesFor(settings);
  for (const text of givenTexts(settings)) {
    for (let count = 1; count <= size - 2; count += 1)
      for (const board of boardsOf(pieces, count, 1))
        yield* around(board, [{ text, place: null }], size - 1 - count, settings);
  }
}

function* withOneText(size: number, settings: Settings): Generator<Case> {
  const pieces = piecesFor(settings);
  const lone: Written[] = [
    ...doingTexts(settings),
    ...specialTexts(settings),
    ...barringTexts(settings),
    ...changingTexts(settings),
    ...givingTexts(settings),
  ];
  for (const { source, text, given } of lone) {
    const beside = given === undefined ? [] : [{ text: given, place: null }];
    const rest = size - 2 - beside.length;
    for (let others = 0; others < rest; others += 1) {
      for (const board of boardsOf(pieces, others, 1))
        yield* around([source, ...board], [{ text, place: 0 }, ...beside], rest - others, settings);
    }
  }
}

/** Static texts that count without an attack: on the card that a declared text wounds, or that declares it. */
const counting = (settings: Settings): Written[] =>
  [...changingTexts(settings)].filter(
    ({ text }) =>
      text.kind === 'static' &&
      ['wounds dealt', 'wounds taken', 'instead', 'cost'].includes(text.static.text),
  );

/** Triggers that what another text does sets off. */
const BY_TEXTS: readonly Trigger[] = ['targeted', 'paying', 'kills'];
const isSetOffByTexts = ({ text }: Written): boolean =>
  text.kind === 'triggered' && BY_TEXTS.includes(text.trigger);

function* withTwoTexts(size: number, settings: Settings): Generator<Case> {
  if (size < 4) return;
  const doing = [...doingTexts(settings), ...specialTexts(settings)];
  const declared = doing.filter(({ text }) => text.kind === 'activated' || text.kind === 'spell');
  const minding = [...barringTexts(settings), ...doing.filter(isSetOffByTexts), ...counting(settings)];
  for (const { source, text } of declared) {
    for (const { source: holder, text: second } of minding) {
      const isOneCard = source.type === 'creature' && holder.owner === source.owner;
      if (isOneCard)
        yield* around(
          [source],
          [
            { text, place: 0 },
            { text: second, place: 0 },
          ],
          size - 3,
          settings,
        );
      if (size > 4)
        yield* around(
          [source, holder],
          [
            { text, place: 0 },
            { text: second, place: 1 },
          ],
          size - 4,
          settings,
        );
    }
  }
}

/** Every case of a size, one after another and always in the same order. */
export function* casesOfSize(size: number, settings: Settings): Generator<Case> {
  yield* withoutTexts(size, settings);
  yield* withOneText(size, settings);
  yield* withGrant(size, settings);
  yield* withTwoTexts(size, settings);
}
