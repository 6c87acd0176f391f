import type { Act } from '../../spec/play/act.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';

type Trust = Capabilities['trusts'][number];
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
const outOfTurn: Wrong = (_, attack) => {
  attack.player = otherPlayer(attack.player);
};
const again: Wrong = ({ acts }, attack) => void acts.splice(acts.indexOf(attack) + 1, 0, { ...attack });
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

const WRONGS: readonly (readonly [Trust, Wrong])[] = [
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
  const { draw, settings } = table;
  const wrong = draw.perhapsOneOf(WRONGS.filter(([trust]) => !settings.claims.trusts.includes(trust)));
  if (wrong !== undefined) wrong[1](table, draw.oneOf(attacks));
}
