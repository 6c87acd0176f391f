import { on } from '../../spec/clauses/clause.ts';
import { exactly, must, such } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { finalTargets, isPaid } from '../../spec/questions/carrying-out.ts';
import {
  canBeDeclared,
  massReach,
  mayBeNamed,
  mayStayOpen,
  whenNamed,
} from '../../spec/questions/declaring.ts';
import { archer, creature, declaredText, examples, ogre } from '../examples.ts';
import { whyUnfit } from '../misfit-words.ts';
import { isLate, isLateAndNone } from '../reading-late.ts';
import { isPlainlyPayable } from '../reading-stack.ts';
import * as thrown from './example-thrown.ts';
import * as property from './having-properties.ts';
import { shotAt } from './shots.ts';

const clause = sectionOf(CLASSIC)('502');

const EVERY = 'all that a text asks for is a property';
const NATURE = 'whose a card is, is no property of it';

export const c502_8 = clause('502.8', {
  statement:
    'Targets are the cards with the property that a text names and no others, settled once they are known, and paid even with none.',
  readings: [
    { name: EVERY, says: 'whose it is, and whether it is another card, too', leansOn: '502.8 свойством' },
    { name: NATURE, says: 'only what the card has by itself', leansOn: '502.8 обладают' },
  ],
  rules: [
    on(mayBeNamed, {
      applies: (situation) => property.lackedBy(situation, true).length > 0,
      ruling: (situation, reading) => {
        const lacked = property.lackedBy(situation, reading !== NATURE);
        if (lacked.length === 0) return null;
        return must('illegal', whyUnfit(lacked));
      },
      examples: examples(
        [property.naming({ element: 'any' }), property.naming({ side: 'own' })],
        [
          property.naming({ element: 'none' }),
          {
            ...declaredText({ ...shotAt(1, 1), object: property.choosingOf({ side: 'own' }) }),
            card: 'ogre',
          },
        ],
      ),
    }),
    on(mayBeNamed, {
      yieldsTo: ['classic/502.9'],
      applies: property.isHad,
      ruling: () => must('legal', 'the card has the property that the text asks for'),
      examples: examples([property.naming({ element: 'none' })], [property.naming({ element: 'any' })]),
    }),
    on(massReach, {
      applies: (situation) => property.reachedBy(situation) !== null,
      ruling: (situation, reading) => {
        const { due, strangers } = property.reachedBy(situation, reading !== NATURE) ?? {
          due: [],
          strangers: [],
        };
        return such(
          `${due.join(', ') || 'nothing'}, and none of ${strangers.join(', ') || 'the others'}`,
          'it goes for those and only those',
          (given) => due.every((id) => given.includes(id)) && given.every((id) => !strangers.includes(id)),
        );
      },
      examples: examples(
        [property.mass({ cost: { atLeast: 3 } }, [archer, creature('giant', { cost: 7 })])],
        [property.mass({ cost: { atLeast: 0 } }, []), declaredText(shotAt(1, 1), [archer, ogre])],
      ),
    }),
    on(mayStayOpen, {
      applies: isLate,
      ruling: () => must('legal', 'which cards fit is not known before the die is thrown'),
      examples: examples([thrown.declaredRoll([1, 0])], [declaredText(shotAt(1, 1))]),
    }),
    on(whenNamed, {
      applies: isLate,
      ruling: () => must('when reached', 'which cards fit is not known before the die is thrown'),
      examples: examples([thrown.declaredRoll([1, 0])], [declaredText(shotAt(1, 1))]),
    }),
    on(canBeDeclared, {
      applies: isLate,
      ruling: () => must('legal', 'which cards fit is not known before the die is thrown'),
      examples: examples([thrown.declaredRoll([1, 0])], [declaredText(shotAt(1, 1))]),
    }),
    on(finalTargets, {
      applies: (situation) =>
        isLate({ ...situation, ability: situation.item.ability ?? '' }) && isLateAndNone(situation),
      ruling: () => exactly([], 'no card has the property by now'),
      examples: examples(
        [{ ...thrown.executedRoll(5, [1, 0]), chosen: [] }],
        [{ ...thrown.executedRoll(2, [1, 0]), chosen: ['ogre'] }],
      ),
    }),
    on(isPaid, {
      applies: (situation) => isLateAndNone(situation) && isPlainlyPayable(situation),
      ruling: () => must('paid', 'it is paid although no card has the property by now'),
      examples: examples(
        [{ ...thrown.executedRoll(5), carriedOut: 'in part' }, thrown.executedRoll(5)],
        [thrown.executedRoll(2)],
      ),
    }),
  ],
});
