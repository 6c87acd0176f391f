import type { Board } from '../../spec/play/case.ts';

/** What is wrong with the squares of a board, one sentence each. */
export function* aboutCells({ cards }: Board): Generator<string> {
  const taken = new Map<string, string>();
  for (const { id, type, zone, cell } of cards) {
    if (cell === undefined) continue;
    const place = `${cell.row}/${cell.column}`;
    if (type !== 'creature' || zone !== 'play')
      yield `Card «${id}» stands on ${place} as a ${type} in ${zone}: only creatures in play do, leave «cell» out`;
    const other = taken.get(place);
    if (other !== undefined)
      yield `Card «${id}» stands on ${place}, where «${other}» is: give it another square`;
    taken.set(place, id);
  }
}
