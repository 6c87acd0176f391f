import type { Ability } from '../spec/abilities/ability.ts';
import { on } from '../spec/clauses/clause.ts';
import type { Card } from '../spec/model/card.ts';
import type { Settling } from '../spec/questions/carrying-out.ts';
import { isPaid } from '../spec/questions/carrying-out.ts';
import type { Paying } from '../spec/questions/declaring.ts';
import { mayPay } from '../spec/questions/declaring.ts';
import { archer, choosing, creature, declared, examples, executed, ogre, wounding } from './examples.ts';
import * as prices from './reading-prices.ts';
import { open, surrounding } from './surroundings.ts';

const imp = creature('imp');
const trap: Ability = {
  kind: 'activated',
  cost: { kind: 'exhaust', filter: { types: ['creature'] } },
  steps: [[wounding(choosing({}))]],
};
const stiff: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'exhaust' } };
const resolved: Settling = executed([archer, ogre], [archer, ogre]);
const payingWith = (card: Card): Paying => ({
  ...declared({ texts: { shot: trap, stiff } }, [archer, ogre, card]),
  card: card.id,
});

export const surrounding_prices = surrounding('prices', {
  statement: 'Whose cards may pay, how they stand, and what is paid in vain, is a matter of other chapters.',
  rules: [
    on(mayPay, {
      force: 'open',
      applies: prices.isForeignPayer,
      ruling: () => open('whose cards may pay is not in these documents'),
      advice: {
        number: '501.2',
        says: 'a price is paid with what its player has',
        agrees: ({ state, card, player }, answer) =>
          (state.cards[card]?.controller === player) === (answer === 'legal'),
      },
      examples: examples([payingWith({ ...imp, owner: 'B' }), payingWith(ogre)], [payingWith(imp)]),
    }),
    on(mayPay, {
      force: 'open',
      applies: prices.isTurnedPayer,
      ruling: () => open('what can be exhausted to pay is not in these documents'),
      advice: {
        number: '501.2',
        says: 'what is paid by exhausting needs a ready card',
        agrees: (_, answer) => answer === 'illegal',
      },
      examples: examples([payingWith({ ...imp, exhausted: true })], [payingWith(imp)]),
    }),
    on(mayPay, {
      force: 'open',
      applies: prices.isOddPayer,
      ruling: () => open('what new cards and those with a text against it can pay is not in these documents'),
      examples: examples([payingWith({ ...imp, abilities: ['stiff'] })], [payingWith(imp)]),
    }),
    on(isPaid, {
      force: 'open',
      applies: ({ carriedOut }) => carriedOut !== undefined,
      ruling: () => open('whether what was not wholly carried out is paid is not in these documents'),
      examples: examples([{ ...resolved, carriedOut: 'not at all' }], [resolved]),
    }),
  ],
});
