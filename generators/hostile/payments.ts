import { isCardCost } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Declare } from '../../spec/play/act.ts';
import type { Table } from '../table.ts';
import type { Wrongs } from './wrongs.ts';
import { copyOf, drawWrong } from './wrongs.ts';

type Payer = (card: Card, declaration: Declare) => boolean;

/** Cards that may not be able to pay. */
const WRONG: Wrongs<Payer> = [
  ['targets', ({ controller }, { player }) => controller === player],
  ['ownership', ({ controller }, { player }) => controller !== player],
  ['exhaustion', ({ exhausted }) => exhausted],
];

/** Declarations of texts that another card pays for. */
export const pricedIn = ({ acts, texts }: Table): Declare[] =>
  acts.filter((act): act is Declare => {
    const text = act.act === 'declare' ? texts[act.ability] : undefined;
    return text?.kind === 'activated' && isCardCost(text.cost);
  });

/** Another card pays, or several do, or none does; a card that has just paid may pay again. */
export function mispay(table: Table, declarations: readonly Declare[]): void {
  const { draw, cards, settings } = table;
  const { trusts } = settings.claims;
  const declaration = copyOf(table, draw.oneOf(declarations));
  const { pay = [] } = declaration;
  if (!trusts.includes('targets') && draw.flag(0.25)) {
    delete declaration.pay;
    return;
  }
  const wrong = drawWrong(table, WRONG);
  if (wrong === undefined) return;
  const [trust, isWrong] = wrong;
  const before = trust === 'exhaustion' ? declarations.flatMap((other) => other.pay ?? []) : [];
  const among = [...cards.filter((card) => isWrong(card, declaration)).map(({ id }) => id), ...before];
  const payer = draw.perhapsOneOf(among);
  if (payer === undefined) return;
  const isMore = !trusts.includes('targets') && draw.flag(0.25);
  declaration.pay = isMore ? [...pay, payer] : [payer];
}
