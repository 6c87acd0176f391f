import type { Filter } from '../../../spec/abilities/filter.ts';
import type { Tongue } from './tongue.ts';
import { filled } from './tongue.ts';

const flagged = (flag: boolean | undefined, yes: string, no: string): string[] =>
  flag === undefined ? [] : [flag ? yes : no];

const costWords = (tongue: Tongue, { cost = {} }: Filter): string[] => {
  const { atLeast, atMost, equals } = cost;
  const fixed = equals === undefined ? [] : [tongue.word(equals === 'X' ? 'of cost X' : 'of cost as thrown')];
  if (atLeast === undefined)
    return atMost === undefined ? fixed : [...fixed, filled(tongue, 'of cost at most #1', atMost)];
  if (atMost === undefined) return [...fixed, filled(tongue, 'of cost at least #1', atLeast)];
  const bounds =
    atLeast === atMost
      ? filled(tongue, 'of cost #1', atLeast)
      : filled(tongue, 'of cost #1 to #2', atLeast, atMost);
  return [...fixed, bounds];
};

const ELEMENTS = { any: 'elemental', none: 'neutral' } as const;
const elementOf = ({ element }: Filter): string[] => {
  if (element === undefined) return [];
  return [element === 'any' || element === 'none' ? ELEMENTS[element] : element];
};

const WHOSE = { any: 'any', own: "one's own", opponent: "the opponent's" };
const placeOf = ({ zone, whose }: Filter): string[] => {
  if (zone === undefined || zone === 'play') return [];
  return [`in ${whose === undefined ? 'the' : WHOSE[whose]} ${zone}`];
};

const either = ({ word }: Tongue, all: readonly string[]): string =>
  all.length < 3 ? all.join(` ${word('or')} `) : `${all.slice(0, -1).join(', ')} ${word('or')} ${all.at(-1)}`;

/** A description of cards, in the singular. */
export function filterWords(tongue: Tongue, filter: Filter): string {
  const { side } = filter;
  const traits = [
    ...(filter.other ? ['other'] : []),
    ...(side === undefined ? [] : [side === 'own' ? 'own' : "opponent's"]),
    ...flagged(filter.wounded, 'wounded', 'unwounded'),
    ...flagged(filter.poisoned, 'poisoned', 'unpoisoned'),
    ...flagged(filter.exhausted, 'exhausted', 'ready card'),
    ...elementOf(filter),
  ];
  const types = either(tongue, (filter.types ?? ['card']).map(tongue.word));
  const behind = [...costWords(tongue, filter), ...placeOf(filter).map(tongue.word)];
  return tongue.described(traits.map(tongue.word), types, behind);
}
