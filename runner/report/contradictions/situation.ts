import type { Texts } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import type { Cell } from '../../../spec/model/names.ts';
import type { Named, State } from '../../../spec/model/state.ts';
import type { Scene } from '../../../spec/questions/scene.ts';
import { cardWords, lifeWords } from './let.ts';
import { deedWords, termWords } from './texts.ts';
import type { Tongue } from './tongue.ts';

type Part = (tongue: Tongue, value: never, whole: Readonly<Record<string, unknown>>) => string[];

const part = <V>(
  tell: (tongue: Tongue, value: V, whole: Readonly<Record<string, unknown>>) => string[],
): Part => tell as unknown as Part;

const plain = (label: string): Part =>
  part<string | number | boolean>((tongue, value) => [
    `${tongue.word(label)}: ${tongue.word(String(value))}`,
  ]);

const name = (label: string): Part => part<string>((tongue, card) => [`${tongue.word(label)}: ${card}`]);

const names = (label: string): Part =>
  part<readonly string[]>((tongue, cards) => [
    `${tongue.word(label)}: ${cards.join(', ') || tongue.word('none')}`,
  ]);

const yes = (label: string): Part => part<boolean>((tongue, isSo) => (isSo ? [tongue.word(label)] : []));

const cellWords = ({ word }: Tongue, { row, column }: Cell): string =>
  `${word('row')} ${row}, ${word('column')} ${column}`;

const board = (tongue: Tongue, { cards, active }: State, texts: Texts): string[] => [
  ...Object.values(cards).map((card) => cardWords(tongue, card, texts)),
  ...(active === 'B' ? [tongue.word("it is B's turn")] : []),
];

const differing = (state: State, then: State): Card[] =>
  Object.values(then.cards).filter(
    ({ id }) => JSON.stringify(state.cards[id]) !== JSON.stringify(then.cards[id]),
  );

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
    return before === undefined ? [cardWords(tongue, card, (texts ?? {}) as Texts)] : [];
  }),
  turn: part<{ began: string }>((tongue, { began }) => [
    `${tongue.word('the turn begins of player')} ${began}`,
  ]),
  item: part<{ controller: string; ability: string; sources: string[]; named: Named[] }>((tongue, item) => [
    `${tongue.word('being carried out')}: «${item.ability}» ${tongue.word('of')} ${item.sources.join(', ')}`,
    ...item.named.map(({ cards }) => `${tongue.word('named')}: ${cards.join(', ')}`),
  ]),
  at: part<readonly [number, number]>((tongue, [step, index]) =>
    step + index === 0
      ? []
      : [`${tongue.word('instruction')}: ${tongue.word('part')} ${step + 1}.${index + 1}`],
  ),
  ability: part<string>((tongue, ability, { source, giver }) => {
    if (ability === '') return [];
    const label = tongue.word(giver === undefined ? 'declared' : 'static text');
    return [`${label}: «${ability}» ${tongue.word('of')} ${String(giver ?? source)}`];
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
  entered: part<boolean>((tongue, isNew) => (isNew ? [tongue.word('it comes into play')] : [])),
  blows: part<readonly { after: Life }[]>((tongue, blows) =>
    blows.map(({ after }) => `${tongue.word('and next')}: ${lifeWords(tongue, after)}`),
  ),
  effect: part<unknown>((tongue, effect) =>
    typeof effect === 'string'
      ? [tongue.word(effect)]
      : [`${tongue.word('an effect')} (${termWords(tongue, (effect as { until: string }).until)})`],
  ),
  controllers: names('their players'),
  chosen: names('chosen cards'),
  cards: names('cards'),
  named: part<string | Cell | readonly string[]>((tongue, named) => [
    `${tongue.word('named')}: ${typeof named === 'object' && 'row' in named ? cellWords(tongue, named) : [named].flat().join(', ') || tongue.word('none')}`,
  ]),
  amounts: part<readonly number[] | null>((tongue, amounts) =>
    amounts === null ? [] : [`${tongue.word('divided')}: ${amounts.join(', ')}`],
  ),
  cell: part<Cell>((tongue, cell) => [`${tongue.word('named')}: ${cellWords(tongue, cell)}`]),
  paying: names('paying'),
  defender: part<string | null>((tongue, id) => (id === null ? [] : [`${tongue.word('defender')}: ${id}`])),
  redirected: part<string | { to: string } | null>((tongue, led) =>
    led === null ? [] : [`${tongue.word('redirected to')}: ${typeof led === 'string' ? led : led.to}`],
  ),
  mover: name('moves'),
  attacker: name('attacker'),
  target: name('target'),
  ground: plain('ground'),
  how: plain('the deck was'),
  what: plain('what comes'),
  times: plain('times'),
  rider: name('its own text'),
  killer: name('asked of'),
  carriedOut: plain('carried out'),
  isOver: yes('somebody has lost by then'),
  isElsewhere: yes('the other player too'),
  hasReturned: yes('it has come back meanwhile'),
  change: plain('change'),
  active: plain('active player'),
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
