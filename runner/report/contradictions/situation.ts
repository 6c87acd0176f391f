import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Card, Effect } from '../../../spec/model/card.ts';
import type { Life, LifeEffect } from '../../../spec/model/life.ts';
import type { At, Cell, TextRef } from '../../../spec/model/names.ts';
import type { Item, Named, State } from '../../../spec/model/state.ts';
import type { Blow } from '../../../spec/questions/fate.ts';
import type { Giving } from '../../../spec/questions/life.ts';
import { cardWords, effectWords, lifeWords } from '../telling/card.ts';
import { deedWords } from '../telling/texts.ts';
import type { Tongue } from '../telling/tongue.ts';
import type { Whole } from './board.ts';
import {
  absentWords,
  aroundWords,
  boardWords,
  calledWords,
  cellWords,
  listWords,
  momentWords,
  namedWords,
  placeWords,
  playerWords,
} from './board.ts';
import { blowWords, byWords } from './change.ts';

type Part = (tongue: Tongue, value: never, whole: Whole) => string[];

const part = <V>(tell: (tongue: Tongue, value: V, whole: Whole) => string[]): Part => tell as unknown as Part;

const plain = (label: string): Part =>
  part<string | number | boolean>((tongue, value) => [
    `${tongue.word(label)}: ${tongue.word(String(value))}`,
  ]);

const name = (label: string): Part => part<string>((tongue, card) => [`${tongue.word(label)}: ${card}`]);

const yes = (label: string): Part => part<boolean>((tongue, isSo) => (isSo ? [tongue.word(label)] : []));

const names = (label: string, none = 'none'): Part =>
  part<readonly string[]>((tongue, cards) => [`${tongue.word(label)}: ${listWords(tongue, cards, none)}`]);

const texts = (whole: Whole): Texts => (whole.texts ?? {}) as Texts;
const stateOf = (whole: Whole): State | undefined => whole.state as State | undefined;
const atOf = (whole: Whole): At => (whole.at ?? [0, 0]) as At;

/** Another moment, by what is otherwise in it. */
const moment = (called: string): Part =>
  part<State>((tongue, then, whole) =>
    momentWords(tongue, { called, lacks: 'not yet' }, then, stateOf(whole), texts(whole)),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether all that matters of a card is its life, which is told before and after a change. */
const isBare = ({ abilities }: Card, { before }: Whole): boolean =>
  before !== undefined && abilities.length === 0;

/** Whether terms end, so that the turn and the effect are told with what happens. */
const isExpiry = (by: unknown): boolean => typeof by === 'object' && by !== null && 'expiry' in by;

const PARTS: Readonly<Record<string, Part>> = {
  state: part<State>((tongue, state, whole) => [
    ...boardWords(tongue, state, texts(whole)),
    ...aroundWords(tongue, state, whole),
    ...absentWords(
      tongue,
      whole,
      NAMING.flatMap((key) => whole[key]),
    ),
  ]),
  declaredIn: moment('when it was declared'),
  quietSince: moment('before the act, which left this life alone'),
  unnamed: part<NonNullable<Giving['unnamed']>>((tongue, { lying, others }, whole) => [
    `${tongue.word('effects that say not whose they are')}: ${lying}`,
    ...others.map(
      ({ giver, ability }) =>
        `${tongue.word('as much by')}: ${calledWords(tongue, ability, whole)}, ${tongue.word('a text of')} ${giver}`,
    ),
  ]),
  leaving: moment('when it came to be carried out'),
  card: part<Card | string | null>((tongue, card, whole) => {
    if (typeof card === 'string') return [`${tongue.word('asked of')}: ${card}`];
    return card === null || isBare(card, whole) ? [] : [cardWords(tongue, card, texts(whole))];
  }),
  life: part<Life>((tongue, life, { isDestroyed }) => [
    `${tongue.word(isDestroyed === undefined ? 'a card with' : 'a hero with')}: ${lifeWords(tongue, life)}`,
  ]),
  before: part<Life | Card>((tongue, before, whole) => {
    if (!('starting' in before)) return [cardWords(tongue, before, {})];
    const { card } = whole as { card?: Card };
    const isTold = card !== undefined && !isBare(card, whole) && isSame(card.life, before);
    return isTold ? [] : [`${tongue.word('a card with')}: ${lifeWords(tongue, before)}`];
  }),
  after: part<Life>((tongue, life) => [`${tongue.word('after the change')}: ${lifeWords(tongue, life)}`]),
  by: part<unknown>((tongue, by, { state }) =>
    state !== undefined || ['player', 'trigger', 'step'].includes(by as string) ? [] : byWords(tongue, by),
  ),
  deed: part<Deed>((tongue, deed) => [`${tongue.word('what happens')}: ${deedWords(tongue, deed)}`]),
  turn: part<{ began: string }>((tongue, { began }, { by }) =>
    isExpiry(by) ? [] : [`${tongue.word('the turn begins of player')} ${began}`],
  ),
  item: part<Item>((tongue, { controller, ability, sources, named, x, rolled }, whole) => [
    `${tongue.word('being carried out')} ${playerWords(tongue, controller)}: ${calledWords(tongue, ability ?? '', whole)}, ${tongue.word('a text of')} ${sources.join(', ')}`,
    ...namedWords(tongue, named, atOf(whole)),
    ...(x === undefined ? [] : [`X: ${x}`]),
    ...(rolled === undefined ? [] : [`${tongue.word('thrown')}: ${rolled}`]),
  ]),
  ability: part<string>((tongue, ability, whole) => {
    if (whole.giver !== undefined || whole.from !== undefined)
      return [
        `${tongue.word('static text')}: ${calledWords(tongue, ability, whole)}, ${tongue.word('a text of')} ${String(whole.giver ?? whole.from)}`,
      ];
    const declared = `${tongue.word('declared')} ${playerWords(tongue, whole.player)}`;
    const action = whole.cell === undefined ? 'an attack' : 'a movement';
    return ability === ''
      ? [`${declared}: ${tongue.word(action)} ${tongue.word('by card')} ${String(whole.source)}`]
      : [
          `${declared}: ${calledWords(tongue, ability, whole)}, ${tongue.word('a text of')} ${String(whole.source)}`,
        ];
  }),
  at: part<At>((tongue, at) =>
    at[0] + at[1] === 0 ? [] : [`${tongue.word('at issue')}: ${placeWords(tongue, at)}`],
  ),
  begun: part<readonly At[]>((tongue, places) => [
    `${tongue.word('begun before')}: ${places.map((at) => placeWords(tongue, at)).join('; ') || tongue.word('nothing')}`,
  ]),
  giving: part<unknown>((tongue, giving) => situationWords(tongue, giving)),
  lives: part<readonly Life[]>((tongue, lives) =>
    lives.map((life) => `${tongue.word('meanwhile')}: ${lifeWords(tongue, life)}`),
  ),
  deeds: names('done since it came into play', 'nothing'),
  targets: part<readonly Named[]>((tongue, targets, whole) => namedWords(tongue, targets, atOf(whole))),
  x: plain('X'),
  rolled: plain('thrown'),
  replaced: names('something else was done instead to', 'nothing'),
  isChoicePending: yes('somebody has a choice to make'),
  isDestroyed: part<boolean>((tongue, isGone) => [
    tongue.word(isGone ? 'the hero is destroyed' : 'the hero is not destroyed'),
  ]),
  entering: name('comes into play just now'),
  entered: part<boolean>((tongue, isNew) => (isNew ? [tongue.word('it comes into play')] : [])),
  blows: part<readonly Blow[]>((tongue, blows, { card }) =>
    blowWords(tongue, blows, (card as Card | undefined)?.life),
  ),
  destroyer: part<TextRef | null>((tongue, text) =>
    text === null
      ? []
      : [`${tongue.word('destroyed by')} «${text.ability}» ${tongue.word('of card')} ${text.card}`],
  ),
  effect: part<string | LifeEffect | Effect>((tongue, effect, { by }) => {
    if (typeof effect === 'string') return [tongue.word(effect)];
    return isExpiry(by) ? [] : [effectWords(tongue, effect)];
  }),
  isGoing: yes('it is taken off'),
  controllers: names('their players'),
  chosen: names('chosen cards'),
  cards: names('cards'),
  mover: name('moving card'),
  killer: name('asked of'),
  rider: name('its own text'),
  carriedOut: plain('carried out'),
  attacker: part<string>((tongue, attacker, { player }) => [
    `${tongue.word('attacker')}: ${attacker}${player === undefined ? '' : ` (${playerWords(tongue, player)})`}`,
  ]),
  named: part<string | readonly string[] | Cell>((tongue, named) => [
    `${tongue.word('named')}: ${
      typeof named === 'object' && 'row' in named
        ? cellWords(tongue, named)
        : listWords(tongue, [named].flat())
    }`,
  ]),
  cell: part<Cell>((tongue, cell) => [`${tongue.word('square')}: ${cellWords(tongue, cell)}`]),
  amounts: part<readonly number[] | null>((tongue, amounts) =>
    amounts === null ? [] : [`${tongue.word('divided')}: ${amounts.join(', ')}`],
  ),
  redirected: part<string | { to: string } | null>((tongue, led) =>
    led === null ? [] : [`${tongue.word('redirected to')}: ${typeof led === 'string' ? led : led.to}`],
  ),
  paying: names('paying'),
  defender: part<string | null>((tongue, id) => (id === null ? [] : [`${tongue.word('defender')}: ${id}`])),
  target: name('target'),
  ground: plain('ground'),
  how: plain('the deck was'),
  what: plain('what comes'),
  times: plain('times'),
  change: plain('change'),
  active: plain('active player'),
  isOver: yes('somebody has lost by then'),
  isElsewhere: yes('the other player too'),
  hasReturned: yes('it has come back meanwhile'),
  isSpared: yes('something else is done in the place of its destruction'),
};

/** Where cards are named that have to be on the board. */
const NAMING = [
  'source',
  'card',
  'attacker',
  'from',
  'mover',
  'giver',
  'killer',
  'defender',
  'target',
  'chosen',
  'cards',
  'paying',
  'named',
];

const ORDER = Object.keys(PARTS);

/** A situation in words, the board first. */
export function situationWords(tongue: Tongue, situation: unknown): string[] {
  const whole = situation as Readonly<Record<string, unknown>>;
  return ORDER.flatMap((key) => {
    const value = whole[key];
    return value === undefined ? [] : (PARTS[key] as Part)(tongue, value as never, whole);
  });
}
