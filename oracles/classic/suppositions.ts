import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Card } from '../../spec/model/card.ts';
import { isObstacle, isPaid } from '../../spec/questions/carrying-out.ts';
import { whenNamed } from '../../spec/questions/declaring.ts';
import { movementTarget } from '../../spec/questions/stack.ts';
import {
  always,
  archer,
  choosing,
  declaredText,
  examples,
  executed,
  ogre,
  stateOf,
  wounding,
} from '../examples.ts';
import { isLate } from '../reading-late.ts';
import { hasLeftBefore } from '../reading-stack.ts';
import { allHavingAreTargets, defenderIsUnnamed, sourceIsUnnamed } from '../supposing.ts';
import * as thrown from './example-thrown.ts';
import { isShotIn } from './shots.ts';

const dead: Card = { ...archer, zone: 'graveyard', whose: 'A' };
const gone = { ...executed([archer, ogre], [dead, ogre]), ground: 'source left' as const, card: 'ogre' };
const there = { ...executed([archer, ogre], [archer, ogre]), ground: 'source left' as const, card: 'ogre' };
const step = { state: stateOf([archer, ogre]), texts: {}, mover: 'archer', named: { row: 2, column: 3 } };

/** All that the search for contradictions supposes of the words of the edition. */
export const suppositions: readonly Supposition[] = [
  {
    of: 'classic/502.4',
    name: 'always those of the declaration',
    says: 'no defender, no card named later and no source is ever a target that the declaration does not name',
    leansOn: '502.4 всегда',
    rules: [
      defenderIsUnnamed(),
      sourceIsUnnamed(),
      on(whenNamed, {
        applies: isLate,
        ruling: () => must('with the declaration', 'targets are the cards that the declaration names'),
        examples: examples(
          [thrown.declaredRoll([1, 0])],
          [declaredText(wounding(choosing({ types: ['creature'] })))],
        ),
      }),
    ],
  },
  {
    of: 'classic/502.4',
    name: 'targets are always cards',
    says: 'whatever is declared, what it is at is a card',
    leansOn: '502.4 карты',
    rules: [
      on(movementTarget, {
        applies: always,
        ruling: () => must('a card', 'targets are always cards'),
        examples: examples([step], []),
      }),
    ],
  },
  {
    of: 'classic/502.8',
    name: 'all that have the property',
    says: 'every card that has it becomes a target of a spell or an influence, chosen or not',
    leansOn: '502.8 те',
    rules: [
      allHavingAreTargets((situation) => !isShotIn({ ...situation, ability: situation.item.ability ?? '' })),
    ],
  },
  {
    of: 'classic/502.3.1',
    name: 'what is lost by leaving play is lost as well',
    says: 'a source that has left play has its ability no more, and is not checked for it again',
    leansOn: '502.3.1 проверяется',
    rules: [
      on(isObstacle, {
        applies: (situation) => situation.ground === 'source left' && hasLeftBefore(situation),
        ruling: () => must('no obstacle', 'the source had the ability when it declared it'),
        examples: examples([gone], [there]),
      }),
      on(isPaid, {
        applies: hasLeftBefore,
        ruling: () => must('paid', 'it is paid as if the source had the ability'),
        examples: examples([gone], [there]),
      }),
    ],
  },
];
