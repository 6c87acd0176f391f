import type { Filter } from '../../spec/abilities/filter.ts';
import type { Rules } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const namesZone = ({ zone, whose }: Filter): boolean =>
  zone !== undefined && zone !== 'play' && whose === undefined;

/** Reads a text that names a zone, and not whose, as speaking of these zones. */
const defaulting =
  (whose: 'opponent' | 'any') =>
  (rules: Rules): Partial<Rules> => ({
    fits: (view, filter, card, scope) =>
      rules.fits(view, namesZone(filter) ? { ...filter, whose } : filter, card, scope),
  });

/** Takes cards from either player's zone where the text does not say whose. */
export const takesFromAnyZone = mutant(
  'takes-from-any-zone',
  { breaks: ['heroes/118.6', 'heroes/118.9'], rows: [74] },
  defaulting('any'),
);

/** Takes cards from the opponent's zone where the text does not say whose. */
export const takesFromOpponentsZone = mutant(
  'takes-from-opponents-zone',
  {
    breaks: ['heroes/118.6', 'heroes/502.6'],
    also: [
      'default/allowed',
      'heroes/116.1',
      'heroes/118.1',
      'heroes/118.8',
      'heroes/118.9',
      'heroes/502.3',
      'heroes/502.3.1',
    ],
  },
  defaulting('opponent'),
);

/** Lets a card in its controller's graveyard be named by a text that names no zone. */
export const namesCardsInGraveyard = mutant(
  'names-cards-in-graveyard',
  { breaks: ['heroes/118.7'] },
  (rules) => ({
    isOption: (view, choosing, card, scope) => {
      const { filter } = choosing.choose;
      const choose = { ...choosing.choose, filter: { ...filter, zone: filter.zone ?? 'graveyard' } };
      return (
        rules.isOption(view, choosing, card, scope) ||
        rules.isOption(view, { ...choosing, choose }, card, scope)
      );
    },
  }),
);

/** Moves a card that cannot be moved. */
export const movesDespiteBan = mutant('moves-despite-ban', { breaks: ['heroes/502.8'] }, (rules) => ({
  isBarred: (view, card, verb, scope) => verb !== 'move' && rules.isBarred(view, card, verb, scope),
}));

/** Takes a zone of which a text does not say whose it is for that of the player whose turn it is. */
export const usesActivePlayersZone = mutant(
  'uses-active-players-zone',
  { breaks: ['heroes/118.6'], also: ['default/allowed', 'heroes/118.1', 'heroes/118.9', 'heroes/502.6'] },
  (rules) => ({
    fits: (view, filter, card, scope) => {
      const whose = filter.whose ?? (scope.controller === view.active ? 'own' : 'opponent');
      return rules.fits(view, { ...filter, whose }, card, scope);
    },
  }),
);
