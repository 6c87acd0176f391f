import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Case } from '../../spec/play/case.ts';
import { Draw } from '../draw.ts';
import { EVERYTHING } from '../settings.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { Table } from '../table.ts';

/** What a strategy alone makes of so many seeds. */
export const made = (strategy: Strategy, count = 200): Case[] =>
  Array.from({ length: count }, (_, seed) => {
    const table = new Table(Draw.random(seed), EVERYTHING, false, 'A');
    strategy(table);
    return table.case();
  });

/** Which part of the cases are so. */
export const share = (cases: readonly Case[], is: (one: Case) => boolean): number =>
  cases.filter(is).length / cases.length;

/** Whether the card prints a text of this kind, or a lasting one that is so called. */
export const holds = ({ board: { texts } }: Case, card: Card, text: string): boolean =>
  card.printed.some((id) => {
    const ability = texts[id];
    return ability?.kind === 'static' ? ability.static.text === text : ability?.kind === text;
  });

/** What the instructions of a case ask of cards. */
export const filtersIn = ({ board }: Case): Filter[] =>
  Object.values(board.texts).flatMap((text) =>
    stepsOf(text)
      .flat()
      .flatMap(({ object }) => (object.kind === 'itself' ? [] : [object.filter])),
  );
