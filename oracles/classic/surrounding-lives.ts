import { on } from '../../spec/clauses/clause.ts';
import type { Change } from '../../spec/questions/fate.ts';
import { doesHappen, hasLost, isDeckedOut, isDestroyed } from '../../spec/questions/fate.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { always, changed, examples, life, ogre, stateOf } from '../examples.ts';
import { levelNow } from '../reading-life.ts';
import { open, surrounding } from '../surroundings.ts';

const hurt = {
  card: ogre,
  texts: {},
  before: life(3),
  after: life(3, { wounds: 1 }),
  isOver: false,
};

const standing = { state: stateOf([ogre]), texts: {}, card: 'ogre', later: stateOf([ogre]) };

const changing = (by: Change['by']): Change => ({ card: ogre, change: 'effects', by });

export const surrounding_lives = surrounding('lives', {
  statement: 'How lives are counted, when a card dies, and who has lost, is a matter of other chapters.',
  rules: [
    on(lifeAfter, {
      force: 'open',
      applies: ({ by }) =>
        by === 'entering' || (typeof by === 'object' && !('deed' in by && by.deed.verb === 'heal')),
      ruling: () => open('what becomes of a life is not in this document'),
      examples: examples(
        [changed(life(3), { verb: 'wound', amount: 1 }), { before: life(3), by: 'entering' }],
        [{ before: life(3), by: 'nothing' }, changed(life(3), { verb: 'heal', amount: 1 })],
      ),
    }),
    on(isDestroyed, {
      force: 'open',
      applies: ({ after }) => levelNow(after) <= 0 || after.wounds >= after.starting,
      ruling: () => open('when a card dies is not in this document'),
      examples: examples([{ ...hurt, after: life(3, { wounds: 3 }) }], [hurt]),
    }),
    on(doesHappen, {
      force: 'open',
      applies: ({ by }) =>
        typeof by === 'object' &&
        'effect' in by &&
        (by.effect === 'static effect' || (by.effect === 'expiry' && by.standing !== undefined)),
      ruling: () => open('when the effect of a static text comes and goes is not in this document'),
      examples: examples(
        [changing({ effect: 'static effect' }), changing({ effect: 'expiry', standing })],
        [changing('nothing')],
      ),
    }),
    on(hasLost, {
      force: 'open',
      applies: always,
      ruling: () => open('who has lost is not in this document'),
      examples: examples([{ player: 'A', life: life(3), isDestroyed: false }], []),
    }),
    on(isDeckedOut, {
      force: 'open',
      applies: always,
      ruling: () => open('who has lost is not in this document'),
      examples: examples([{ player: 'A', times: 3 }], []),
    }),
  ],
});
