import type { Act } from '../../spec/play/act.ts';
import type { Table } from '../table.ts';
import type { Wrongs } from './wrongs.ts';
import { again, copyOf, drawWrong, outOfTurn } from './wrongs.ts';

type Step = Extract<Act, { act: 'step' }>;
type Wrong = (table: Table, step: Step) => void;

/** Any card goes, one that is no creature or not in play among them. */
const anyCard: Wrong = ({ draw, cards }, step) => {
  step.card = draw.oneOf(cards).id;
};
/** To where a card stands, the one that goes perhaps. */
const taken: Wrong = ({ draw, cards }, step) => {
  const cell = draw.perhapsOneOf(cards.flatMap((card) => (card.cell === undefined ? [] : [card.cell])));
  if (cell !== undefined) step.cell = { ...cell };
};

const WRONGS: Wrongs<Wrong> = [
  ['ownership', anyCard],
  ['turn', outOfTurn],
  ['targets', taken],
  ['exhaustion', again],
];

export const stepsIn = ({ acts }: Table): Step[] => acts.filter((act) => act.act === 'step');

/** Makes one of the movements such as no menu would offer. */
export function misstep(table: Table, steps: readonly Step[]): void {
  drawWrong(table, WRONGS)?.[1](table, copyOf(table, table.draw.oneOf(steps)));
}
