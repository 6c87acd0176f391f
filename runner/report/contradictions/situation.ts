import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import type { Cell, Term } from '../../../spec/model/names.ts';
import type { Named, State } from '../../../spec/model/state.ts';
import type { Scene } from '../../../spec/questions/scene.ts';
import { cardWords, lifeWords } from '../telling/card.ts';
import { deedWords, termWords, textWords } from '../telling/texts.ts';
import type { Tongue } from '../telling/tongue.ts';

type Part = (tongue: Tongue, value: never, whole: Readonly<Record<string, unknown>>) => string[];

const part = <V>(
  tell: (tongue: Tongue, value: V, whole: Readonly<Record<string, unknown>>) => string[],
): Part => tell as unknown as Part;

const plain = (label: string): Part =>
  part<string | number | boolean>((tongue, value) => [
    `${tongue.word(label)}: ${tongue.word(String(value))}`,
  ]);

const name = (label: string): Part => part<string>((tongue, card) => [`${tongue.word(label)}: ${card}`]);

const yes = (label: string): Part => part<boolean>((tongue, isSo) => (isSo ? [tongue.word(label)] : []));

const names = (label: string): Part =>
  part<readonly string[]>((tongue, cards) => [
    `${tongue.word(label)}: ${cards.join(', ') || tongue.word('none')}`,
  ]);

const board = (tongue: Tongue, { cards, active, lost }: State, texts: Texts): string[] => [
  ...Object.values(cards).map((card) => cardWords(tongue, card, texts)),
  ...(active === 'B' ? [tongue.word("it is B's turn")] : []),
  ...lost.map((player) => `${tongue.word('has lost: player')} ${player}`),
];

const differing = (state: State, then: State): Card[] =>
  Object.values(then.cards).filter(
    ({ id }) => JSON.stringify(state.cards[id]) !== JSON.stringify(then.cards[id]),
  );

/** A text by its name; in full where no card shows it. */
const calledWords = (tongue: Tongue, id: string, whole: Readonly<Record<string, unknown>>): string => {
  const cards = Object.values((whole.state as State | undefined)?.cards ?? {});
  const text = ((whole.texts ?? {}) as Texts)[id];
  const isShown = cards.some(({ printed, abilities }) => printed.includes(id) || abilities.includes(id));
  return isShown || text === undefined ? `«${id}»` : `«${id}: ${textWords(tongue, text)}»`;
};

const cellWords = ({ word }: Tongue, { row, column }: Cell): string =>
  `${word('row')} ${row}, ${word('column')} ${column}`;

const playerWords = (tongue: Tongue, player: unknown): string =>
  typeof player === 'string' ? `${tongue.word('by player')} ${player}` : '';

/** What brings a change about: a deed, a static text, a turn that ends, a rules effect. */
interface By {
  readonly deed?: Deed;
  readonly statics?: Scene & { readonly later: State };
  readonly expiry?: { readonly began: string };
  readonly effect?: string;
}

const byWords = (tongue: Tongue, by: unknown): string => {
  if (typeof by === 'string') return tongue.word(by);
  if (by === null) return tongue.word('no card');
  const change = by as By;
  if (change.deed !== undefined) return deedWords(tongue, change.deed);
  if (change.statics !== undefined) {
    const { later, texts } = change.statics;
    return `${tongue.word('static texts are looked at')}; ${board(tongue, later, texts).join('; ')}`;
  }
  if (change.expiry !== undefined)
    return `${tongue.word('the turn begins of player')} ${change.expiry.began}`;
  return tongue.word(change.effect ?? '');
};

/** A term that ends tells of its effect and of the turn already. */
const isExpiry = (by: unknown): boolean => typeof by === 'object' && by !== null && 'expiry' in by;

const PARTS: Readonly<Record<string, Part>> = {
  state: part<State>((tongue, state, { texts }) => board(tongue, state, (texts ?? {}) as Texts)),
  declaredIn: part<State>((tongue, then, { state, texts }) => {
    const changed = differing(state as State, then);
    if (changed.length === 0) return [];
    const cards = changed.map((card) => cardWords(tongue, card, (texts ?? {}) as Texts));
    return [`${tongue.word('when it was declared')}: ${cards.join('; ')}`];
  }),
  life: part<Life>((tongue, life) => [`${tongue.word('a card with')}: ${lifeWords(tongue, life)}`]),
  before: part<Life | Card>((tongue, before) =>
    'starting' in before
      ? [`${tongue.word('a card with')}: ${lifeWords(tongue, before)}`]
      : [cardWords(tongue, before, {})],
  ),
  after: part<Life>((tongue, life) => [`${tongue.word('after the change')}: ${lifeWords(tongue, life)}`]),
  by: part<unknown>((tongue, by, { state }) =>
    state !== undefined || ['player', 'trigger', 'step'].includes(by as string)
      ? []
      : [`${tongue.word('what happens')}: ${byWords(tongue, by)}`],
  ),
  deed: part<Deed>((tongue, deed) => [`${tongue.word('what happens')}: ${deedWords(tongue, deed)}`]),
  card: part<Card | string | null>((tongue, card, { texts, before }) => {
    if (card === null) return [];
    if (typeof card === 'string') return [`${tongue.word('asked of')}: ${card}`];
    const isTold = before !== undefined && card.abilities.length === 0;
    return isTold ? [] : [cardWords(tongue, card, (texts ?? {}) as Texts)];
  }),
  turn: part<{ began: string }>((tongue, { began }, { by }) =>
    isExpiry(by) ? [] : [`${tongue.word('the turn begins of player')} ${began}`],
  ),
  item: part<{ controller: string; ability: string; sources: string[]; named: Named[] }>(
    (tongue, item, whole) => [
      `${tongue.word('being carried out')} ${playerWords(tongue, item.controller)}: ${calledWords(tongue, item.ability, whole)}, ${tongue.word('a text of')} ${item.sources.join(', ')}`,
      ...item.named.map(({ cards }) => `${tongue.word('named')}: ${cards.join(', ')}`),
    ],
  ),
  at: part<readonly [number, number]>((tongue, [step, index]) =>
    step + index === 0
      ? []
      : [`${tongue.word('instruction')}: ${tongue.word('part')} ${step + 1}.${index + 1}`],
  ),
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
  giving: part<unknown>((tongue, giving) => situationWords(tongue, giving)),
  lives: part<readonly Life[]>((tongue, lives) =>
    lives.map((life) => `${tongue.word('meanwhile')}: ${lifeWords(tongue, life)}`),
  ),
  deeds: names('done since it came into play'),
  targets: part<readonly Named[]>((tongue, targets) =>
    targets.map(({ cards }) => `${tongue.word('named')}: ${cards.join(', ')}`),
  ),
  isDestroyed: part<boolean>((tongue, isGone) => [
    tongue.word(isGone ? 'the hero is destroyed' : 'the hero is not destroyed'),
  ]),
  entering: name('comes into play just now'),
  entered: part<boolean>((tongue, isNew) => (isNew ? [tongue.word('it comes into play')] : [])),
  blows: part<readonly { after: Life; text: { card: string; ability: string } | null; isByRules: boolean }[]>(
    (tongue, blows) =>
      blows.map(({ after, text, isByRules }) => {
        const cause =
          text !== null
            ? ` (${tongue.word('by the text')} «${text.ability}» ${tongue.word('of card')} ${text.card})`
            : isByRules
              ? ` (${tongue.word('by an effect of the rules')})`
              : '';
        return `${tongue.word('and next')}: ${lifeWords(tongue, after)}${cause}`;
      }),
  ),
  effect: part<unknown>((tongue, effect, { by }) =>
    typeof effect === 'string'
      ? [tongue.word(effect)]
      : isExpiry(by)
        ? []
        : [`${tongue.word('an effect')}${termWords(tongue, (effect as { until: Term }).until)}`],
  ),
  controllers: names('their players'),
  chosen: names('chosen cards'),
  cards: names('cards'),
  mover: name('moving card'),
  killer: name('asked of'),
  rider: name('its own text'),
  carriedOut: plain('carried out'),
  named: part<string | readonly string[] | Cell>((tongue, named) => [
    `${tongue.word('named')}: ${
      typeof named === 'object' && 'row' in named
        ? cellWords(tongue, named)
        : [named].flat().join(', ') || tongue.word('none')
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
  attacker: name('attacker'),
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

const ORDER = Object.keys(PARTS);

/** A situation in words, the board first. */
export function situationWords(tongue: Tongue, situation: unknown): string[] {
  const whole = situation as Readonly<Record<string, unknown>>;
  return ORDER.flatMap((key) => {
    const value = whole[key];
    return value === undefined ? [] : (PARTS[key] as Part)(tongue, value as never, whole);
  });
}
