import type { Card } from '../spec/model/card.ts';
import type { State } from '../spec/model/state.ts';
import type { Case } from '../spec/play/case.ts';
import type { CaseRecord } from '../spec/play/record.ts';
import type { Capabilities } from '../spec/protocol/capabilities.ts';
import { difference, normal } from './normal.ts';
import { isOpen } from './open.ts';
import type { Relation } from './relation.ts';
import type { Retelling } from './retelling.ts';
import { retellings } from './retelling.ts';

const same = (
  one: CaseRecord,
  other: CaseRecord,
  { board: { texts }, acts }: Case,
  { events }: Capabilities,
): string | null =>
  [one, other].some((record) => isOpen({ record, texts, acts, told: events }))
    ? null
    : difference(normal(one), normal(other));

const SAID: Readonly<Record<string, Pick<Relation, 'says' | 'supportedBy'>>> = {
  renamed: {
    says: 'Cards and texts under other names fare alike.',
    supportedBy: 'no clause and no text asks for a name; ids are the suite’s own (protocol)',
  },
  mirrored: {
    says: 'With the players changed over, everything happens to the other player.',
    supportedBy:
      'clauses speak of the controller, the opponent and the active player (118.6, 118.8, 501.4), never of a seat',
  },
  permuted: {
    says: 'The order in which cards are listed does not matter, in a deck apart.',
    supportedBy:
      '118.7: a zone is where cards are; only a deck has an order (503.1 shuffles it), which is left as it was',
  },
};

/** What is told otherwise fares otherwise only in the telling. What nothing orders is left out. */
const retelling = ({ name, ...way }: Retelling): Relation => ({
  name,
  says: SAID[name]?.says ?? '',
  supportedBy: SAID[name]?.supportedBy ?? '',
  relate: ({ case: made, record }, claims) => ({
    case: way.case(made),
    differs: (other) => same(record, way.back(other, made), made, claims),
  }),
});

/** The same board again, after whatever was played in between. */
const again: Relation = {
  name: 'again',
  isRepetition: true,
  says: 'A board fares alike whatever was played before it.',
  supportedBy:
    'the contract: loading a board forgets the game before (protocol), where determinism is claimed',
  relate: ({ case: made, first }, { determinism }) =>
    determinism ? { case: made, differs: (other) => difference(normal(first), normal(other)) } : null,
};

const BYSTANDER = 'zz-bystander';

/** A support card in play without texts. */
const bystander: Card = {
  id: BYSTANDER,
  name: 'Bystander',
  owner: 'B',
  controller: 'B',
  zone: 'play',
  whose: null,
  type: 'support',
  cost: 0,
  element: null,
  exhausted: false,
  poisoned: false,
  printed: [],
  abilities: [],
  effects: [],
  life: null,
};

const speaksOfSupports = ({ board }: Case): boolean => {
  const texts = JSON.stringify(board.texts);
  return texts.includes('"support"') || board.cards.some(({ id }) => id === BYSTANDER);
};

const without = (state: State): State => {
  const { [BYSTANDER]: _, ...cards } = state.cards;
  return { ...state, cards };
};
const withoutBystander = ({ before, steps }: CaseRecord): CaseRecord => ({
  before: without(before),
  steps: steps.map((step) => ({ ...step, reply: { ...step.reply, state: without(step.reply.state) } })),
});

const bystanding: Relation = {
  name: 'bystander',
  says: 'A card that no text and no act speaks of changes nothing.',
  supportedBy:
    '502.6, 502.7, 118.8: texts reach cards that fit them alone; a support card neither fights nor pays unasked',
  relate: ({ case: made, record }, claims) => {
    if (speaksOfSupports(made)) return null;
    const cards = [bystander, ...made.board.cards];
    return {
      case: { ...made, board: { ...made.board, cards } },
      differs: (other) => same(record, withoutBystander(other), made, claims),
    };
  },
};

const refusals: Relation = {
  name: 'refusals',
  says: 'What is refused has changed nothing: the rest fares alike without it.',
  supportedBy: 'the contract: a refusal is an answer and changes nothing (protocol)',
  relate: ({ case: made, record }) => {
    const { steps, before } = record;
    const isRefused = steps.map(({ reply }) => reply.outcome === 'refused');
    if (!isRefused.includes(true) || steps.length !== made.acts.length) return null;
    const kept = steps.filter((_, i) => !isRefused[i]);
    return {
      case: { ...made, acts: made.acts.filter((_, i) => !isRefused[i]) },
      differs: (other) => difference(normal({ before, steps: kept }), normal(other)),
    };
  },
};

export const symmetries: readonly Relation[] = [...retellings.map(retelling), again, bystanding, refusals];
