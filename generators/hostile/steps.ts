import type { Act } from '../../spec/play/act.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';

type Trust = Capabilities['trusts'][number];
type Step = Extract<Act, { act: 'step' }>;
type Wrong = (table: Table, step: Step) => void;

/** Any card goes, one that is no creature or not in play among them. */
const anyCard: Wrong = ({ draw, cards }, step) => {
  step.card = draw.oneOf(cards).id;
};
const outOfTurn: Wrong = (_, step) => {
  step.player = otherPlayer(step.player);
};
/** To where a card stands, the one that goes perhaps. */
const taken: Wrong = ({ draw, cards }, step) => {
  const cell = draw.perhapsOneOf(cards.flatMap((card) => (card.cell === undefined ? [] : [card.cell])));
  if (cell !== undefined) step.cell = { ...cell };
};
const again: Wrong = ({ acts }, step) => void acts.splice(acts.indexOf(step) + 1, 0, { ...step });

const WRONGS: readonly (readonly [Trust, Wrong])[] = [
  ['ownership', anyCard],
  ['turn', outOfTurn],
  ['targets', taken],
  ['exhaustion', again],
];

export const stepsIn = ({ acts }: Table): Step[] => acts.filter((act) => act.act === 'step');

/** Makes one of the movements such as no menu would offer. */
export function misstep(table: Table, steps: readonly Step[]): void {
  const { draw, settings } = table;
  const wrong = draw.perhapsOneOf(WRONGS.filter(([trust]) => !settings.claims.trusts.includes(trust)));
  if (wrong !== undefined) wrong[1](table, draw.oneOf(steps));
}
