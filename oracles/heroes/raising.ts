import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { archer, choosing, declaredText, ogre } from '../examples.ts';

const dead: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const RISE = { verb: 'move', into: 'hand' } as const;
/** The archer in the graveyard of A; the ogre lies in that of B. */
export const lone: Card = { ...archer, zone: 'graveyard', whose: 'A' };
/** A text of A that takes cards out of graveyards, either chosen or all of them. */
export const raising = (kind: 'choose' | 'each', filter: Filter, cards: readonly Card[] = [lone, dead]) =>
  declaredText({ deed: RISE, object: kind === 'each' ? { kind, filter } : choosing(filter) }, cards);
/** Creatures in a graveyard: nobody says whose, or it is said. */
export const inOwn: Filter = { types: ['creature'], zone: 'graveyard' };
export const inTheirs: Filter = { ...inOwn, whose: 'opponent' };
export const inAny: Filter = { ...inOwn, whose: 'any' };
