import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import { drawInstruction } from '../abilities.ts';
import { settle, use } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { addSpell } from '../cards.ts';
import { verbsFor } from '../deeds.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';

/** What hardly any card on a board meets. */
const RARE: readonly Omit<Filter, 'types'>[] = [
  { cost: { atLeast: 9 } },
  { cost: { atLeast: 9 }, side: 'opponent' },
  { element: 'any', side: 'opponent', other: true },
  { poisoned: true },
];

const drawStep = (table: Table, self: Parameters<typeof use>[1], isRare: boolean): Instruction | null => {
  const { draw } = table;
  const focus = isRare ? null : someLiving(table, undefined, 0.1);
  const verb = draw.perhapsOneOf(verbsFor(table, focus?.type ?? 'creature'));
  const kind = isRare || draw.flag(0.7) ? 'choose' : 'each';
  const ask = isRare ? draw.oneOf(RARE) : undefined;
  return drawInstruction(table, {
    self,
    focus,
    kind,
    ...(verb && { verb }),
    ...(ask && { ask }),
    isSingle: isRare,
  });
};

/** A spell of several steps, a later one of which may find nothing that it could be declared for. */
export const spells: Strategy = (table) => {
  const { draw, settings, turn } = table;
  const { terms } = settings.claims;
  if (!terms.abilities.includes('spell') || !terms.steps) return;
  const self = addSpell(table, turn);
  const rare = draw.flag(0.6) ? draw.between(1, 2) : -1;
  const steps = [0, 1, 2]
    .slice(0, draw.flag(0.6) ? 2 : 3)
    .map((step) => drawStep(table, self, step === rare));
  const drawn = steps.filter((instruction) => instruction !== null);
  if (drawn.length === 0) return;
  use(
    table,
    self,
    drawn.map((instruction) => [instruction]),
  );
  settle(table);
};
