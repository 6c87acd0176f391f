import type { Act } from '../../spec/play/act.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Wrongs } from './wrongs.ts';
import { again, copyOf, drawWrong, outOfTurn } from './wrongs.ts';

type Attack = Extract<Act, { act: 'attack' }>;
type Wrong = (table: Table, attack: Attack) => void;

const anyCard = ({ draw, cards }: Table): string => draw.oneOf(cards).id;

const anyTarget: Wrong = (table, attack) => {
  attack.target = anyCard(table);
};
/** A card of the attacker's own side, the attacker included. */
const ownTarget: Wrong = ({ draw, cards }, attack) => {
  const own = draw.perhapsOneOf(cards.filter(({ controller }) => controller === attack.player));
  if (own !== undefined) attack.target = own.id;
};
const anyAttacker: Wrong = (table, attack) => {
  attack.attacker = anyCard(table);
};
/** Somebody defends who may not have been offered, twice over at times, or the wrong player answers. */
const anyDefender: Wrong = (table, attack) => {
  const { draw, acts } = table;
  const player = draw.flag(0.15) ? attack.player : otherPlayer(attack.player);
  const cards = draw.many(1, 2, () => anyCard(table));
  const behind = acts.indexOf(attack) + 1;
  acts.splice(behind, acts[behind]?.act === 'choose' && draw.flag(0.5) ? 1 : 0, {
    act: 'choose',
    player,
    cards,
  });
};

const WRONGS: Wrongs<Wrong> = [
  ['targets', anyTarget],
  ['targets', ownTarget],
  ['targets', anyDefender],
  ['targets', anyDefender],
  ['ownership', anyAttacker],
  ['turn', outOfTurn],
  ['exhaustion', again],
];

export const attacksIn = ({ acts }: Table): Attack[] => acts.filter((act) => act.act === 'attack');

/** Makes one of the attacks such as no menu would offer. */
export function misattack(table: Table, attacks: readonly Attack[]): void {
  const wrong = drawWrong(table, WRONGS)?.[1];
  const attack = table.draw.oneOf(attacks);
  // Who defends is asked behind the attack itself.
  wrong?.(table, wrong === anyDefender ? attack : copyOf(table, attack));
}
