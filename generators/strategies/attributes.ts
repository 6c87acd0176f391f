import type { Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import { isWounded } from '../filters.ts';
import { claimsAny } from '../settings.ts';
import type { Table } from '../table.ts';

/** Something that a filter asks for and the card has, and the verbs after which it has it no more. */
export interface Asked {
  readonly ask: Omit<Filter, 'types'>;
  readonly verbs: readonly Verb[];
}

/** What a text of a player may ask for so that the card fits now and may not later. */
export function drawAsked(table: Table, card: Card, player: Player): Asked {
  const { draw } = table;
  const isCreature = card.type === 'creature';
  const kinds = ['exhausted', 'wounded', 'side', 'poisoned'] as const;
  switch (draw.oneOf(isCreature && claimsAny(table.settings, 'poison', 'cure') ? kinds : kinds.slice(0, 3))) {
    case 'exhausted':
      return { ask: { exhausted: card.exhausted }, verbs: [card.exhausted ? 'ready' : 'exhaust'] };
    case 'wounded': {
      const wounded = isWounded(card);
      return { ask: { wounded }, verbs: wounded ? ['heal', 'set life'] : ['wound'] };
    }
    case 'side':
      return { ask: { side: card.controller === player ? 'own' : 'opponent' }, verbs: ['take control'] };
    case 'poisoned':
      return { ask: { poisoned: card.poisoned }, verbs: [card.poisoned ? 'cure' : 'poison'] };
  }
}
