import type { Card } from '../../spec/model/card.ts';
import { mutant } from './mutant.ts';

/** A card in a hand as it would see things in play. */
const laidOut = (card: Card): Card => (card.zone === 'hand' ? { ...card, zone: 'play', whose: null } : card);

/** Sets off texts of cards in a hand by what happens around them. */
export const triggersFromHand = mutant(
  'triggers-from-hand',
  { breaks: ['default/unchanged'], rows: [22] },
  (rules) => ({
    seesDeath: (watcher, dead) => rules.seesDeath(laidOut(watcher), dead),
    seesGraveyard: (watcher, dead, whose) => rules.seesGraveyard(laidOut(watcher), dead, whose),
    alliesOf: (view, attacker) => [
      ...rules.alliesOf(view, attacker),
      ...Object.values(view.cards).filter(
        ({ zone, whose }) => attacker.type === 'creature' && zone === 'hand' && whose === attacker.controller,
      ),
    ],
  }),
);
