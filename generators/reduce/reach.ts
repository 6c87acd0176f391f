import type { Verb } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Objects } from '../../spec/abilities/filter.ts';
import type { CardType, Zone } from '../../spec/model/names.ts';
import type { Board } from '../../spec/play/case.ts';

/** The types of card that an instruction of a text can reach; for «itself» those of the cards that have it. */
export const typesReached = ({ cards }: Board, text: string, object: Objects): readonly CardType[] =>
  object.kind === 'itself'
    ? cards.filter(({ printed }) => printed.includes(text)).map(({ type }) => type)
    : (object.filter.types ?? []);

/** Whether the verb means something for all of the types. */
export const meansSomething = (verb: Verb, types: readonly CardType[]): boolean =>
  types.every((type) => VERBS[verb].types.includes(type));

/** The zone in which an object is looked for. */
export const zoneOf = (object: Objects): Zone =>
  object.kind === 'itself' ? 'play' : (object.filter.zone ?? 'play');
