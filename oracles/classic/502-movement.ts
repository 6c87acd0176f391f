import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import type { Detecting } from '../../spec/questions/carrying-out.ts';
import { isDetected } from '../../spec/questions/carrying-out.ts';
import { movementTarget } from '../../spec/questions/stack.ts';
import { always, archer, declared, examples, having, ogre, stateOf } from '../examples.ts';

const clause = sectionOf(CLASSIC)('502');

const there = { row: 2, column: 3 };
const standing = having({ ...ogre, cell: there }, 'cry');
const seen: Detecting = {
  ...declared({ ability: '' }, [archer, standing]),
  card: 'ogre',
  named: [],
  paying: [],
  cell: there,
};
const { cell: _, ...struck } = seen;

export const c502_7 = clause('502.7', {
  statement: 'The target of a movement is a square of the battlefield.',
  rules: [
    on(movementTarget, {
      applies: always,
      ruling: () => must('the square named', 'a movement has a square as its target'),
      examples: examples([{ state: stateOf([archer, ogre]), texts: {}, mover: 'archer', named: there }], []),
    }),
    on(isDetected, {
      applies: ({ cell }) => cell !== undefined,
      ruling: () => must('no target', 'a movement has a square as its target, and no card'),
      examples: examples([seen], [{ ...struck, named: ['ogre'] }]),
    }),
  ],
});
