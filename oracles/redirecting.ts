import type { Ability } from '../spec/abilities/ability.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import { on } from '../spec/clauses/clause.ts';
import { must } from '../spec/clauses/ruling.ts';
import type { Card } from '../spec/model/card.ts';
import type { Redirecting } from '../spec/questions/carrying-out.ts';
import { mayBeRedirectedTo } from '../spec/questions/carrying-out.ts';
import { archer, creature, examples, having, ogre, stateOf } from './examples.ts';
import { isPlainlyLed, unmetBy } from './reading-redirects.ts';

const guard = creature('guard', { owner: 'B', controller: 'B' });
const king = creature('king', { type: 'hero' });

/** A's archer attacks B's ogre, whose text may lead the attack to such a card. */
export const leading = (
  card: string,
  to: Filter = { types: ['hero', 'creature'] },
  cards: readonly Card[] = [guard, king],
): Redirecting => {
  const dodge: Ability = { kind: 'static', static: { text: 'redirects', to } };
  const state = stateOf([archer, having(ogre, 'dodge'), ...cards]);
  return { state, texts: { dodge }, attacker: 'archer', from: 'ogre', ability: 'dodge', card };
};

/** The guard, fallen. */
export const fallen: Card = { ...guard, zone: 'graveyard', whose: 'B' };
/** The guard with an element. */
export const burning: Card = { ...guard, element: 'fire' };

/** The text that leads an attack names the cards, and they are others than its own. */
export const redirectRule = on(mayBeRedirectedTo, {
  applies: (situation) => situation.card === situation.from || unmetBy(situation).length > 0,
  ruling: () => must('illegal', 'the text leads attacks to another card'),
  examples: examples([leading('ogre'), leading('king', { types: ['creature'] })], [leading('guard')]),
});

/** What fits such a text may be chosen. */
export const ledIsAllowed = on(mayBeRedirectedTo, {
  force: 'default',
  applies: isPlainlyLed,
  ruling: () => must('legal', 'nothing forbids it'),
  examples: examples(
    [leading('guard'), leading('king')],
    [leading('ogre'), leading('archer'), leading('king', { types: ['creature'] })],
  ),
});
