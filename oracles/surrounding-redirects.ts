import { on } from '../spec/clauses/clause.ts';
import { mayBeRedirectedTo } from '../spec/questions/carrying-out.ts';
import { examples, having, ogre, shield } from './examples.ts';
import { isPerhapsKept, unmetBy } from './reading-redirects.ts';
import { leading } from './redirecting.ts';
import { open, surrounding } from './surroundings.ts';

const wall = { ...having(ogre, 'shield'), id: 'wall' };
const dared = {
  ...ogre,
  id: 'wall',
  effects: [{ id: 'dare', kind: 'challenge' as const, by: null, until: 'lasting' as const }],
};
const atWall = leading('wall', undefined, [wall]);

export const surrounding_redirects = surrounding('redirects', {
  statement:
    'Whether an attack is led to its attacker, or to what something keeps it from, is for other chapters.',
  rules: [
    on(mayBeRedirectedTo, {
      force: 'open',
      raisedBy: ['heroes/502.1', 'heroes/502.9', 'heroes/502.8'],
      applies: (situation) =>
        situation.card !== situation.from && unmetBy(situation).length === 0 && isPerhapsKept(situation),
      ruling: () =>
        open('whether limits on the choice of a target bind a text that leads attacks is not told'),
      examples: examples(
        [
          { ...atWall, texts: { ...atWall.texts, shield } },
          leading('archer'),
          leading('wall', undefined, [dared]),
        ],
        [leading('guard'), leading('king', { types: ['creature'] })],
      ),
    }),
  ],
});
