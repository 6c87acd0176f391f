import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { archer, choosing, creature, declaredText, ogre } from '../examples.ts';

const dead: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const RISE = { verb: 'move', into: 'hand' } as const;
/** A's scout in the graveyard of A; the ogre lies in that of B. */
export const lone: Card = creature('scout', { zone: 'graveyard', whose: 'A' });
/** A text of A's archer that takes cards out of graveyards, either chosen or all of them. */
export const raising = (kind: 'choose' | 'each', filter: Filter, buried: readonly Card[] = [lone, dead]) =>
  declaredText({ deed: RISE, object: kind === 'each' ? { kind, filter } : choosing(filter) }, [
    archer,
    ...buried,
  ]);
/** Creatures in a graveyard: nobody says whose, or it is said. */
export const inOwn: Filter = { types: ['creature'], zone: 'graveyard' };
export const inTheirs: Filter = { ...inOwn, whose: 'opponent' };
export const inAny: Filter = { ...inOwn, whose: 'any' };
