import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Declare } from '../../spec/play/act.ts';
import { asksX } from '../prices.ts';
import type { Table } from '../table.ts';
import { copyOf } from './wrongs.ts';

const isDivided = ({ texts }: Table, { ability, targets }: Declare): boolean => {
  const text = texts[ability];
  return (
    text !== undefined &&
    targets.some(({ at: [step, part] }) => {
      const object = stepsOf(text)[step]?.[part]?.object;
      return object?.kind === 'choose' && object.divide !== undefined;
    })
  );
};

/** Declarations that say how much: an X that is paid, or an amount that is divided. */
export const amountsIn = (table: Table): Declare[] =>
  table.acts.filter(
    (act): act is Declare =>
      act.act === 'declare' && (asksX(table.texts[act.ability]) || isDivided(table, act)),
  );

/** Says none, nothing, too much or too little. */
export function misamount(table: Table, declarations: readonly Declare[]): void {
  const { draw, settings } = table;
  if (settings.claims.trusts.includes('targets')) return;
  const declaration = copyOf(table, draw.oneOf(declarations));
  if (declaration.x !== undefined && draw.flag(0.6)) {
    if (draw.flag(0.3)) delete declaration.x;
    else declaration.x = draw.oneOf([0, declaration.x + 1, 50]);
    return;
  }
  const named = draw.perhapsOneOf(declaration.targets.filter(({ amounts }) => amounts !== null));
  if (named === undefined) return;
  const amounts = named.amounts ?? [];
  const index = draw.below(amounts.length);
  const wrong = draw.oneOf([0, 1, (amounts[index] ?? 0) + 1, 20]);
  const isMore = amounts.length === 0 || draw.flag(0.15);
  named.amounts = isMore ? [...amounts, 1] : amounts.with(index, wrong);
}
