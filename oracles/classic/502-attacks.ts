import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { finalTargets } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared, mayNameSoMany } from '../../spec/questions/declaring.ts';
import { oneIsTarget } from '../attacks.ts';
import { archer, creature, declaredText, examples, executed, ogre } from '../examples.ts';
import { isShort } from '../reading-candidates.ts';
import { isShotAtSeveral } from '../reading-challenges.ts';
import { choiceOf, isNamedInTime, numberOf } from '../reading-choices.ts';
import { isMisdivided } from '../reading-divided.ts';
import { isShotIn, shotAt } from './shots.ts';

const clause = sectionOf(CLASSIC)('502');

const imp = creature('imp');
const three = [archer, ogre, imp];
const at = (min: number, max: number | null, cards = three) => declaredText(shotAt(min, max), cards);
const done = (max: number) => ({
  ...executed(three, three, { texts: { shot: { kind: 'activated', steps: [[shotAt(max, max)]] } } }),
  chosen: ['ogre'],
});

export const c502_5 = clause('502.5', {
  statement: 'An attack has one target and no more, unless the text of the card says otherwise.',
  rules: [
    oneIsTarget(),
    on(mayNameSoMany, {
      applies: (situation) =>
        isShotIn(situation) && choiceOf(situation)?.choose.max === 1 && situation.cards.length > 1,
      ruling: () => must('illegal', 'an attack has one target, and the text asks for no more'),
      examples: examples(
        [{ ...at(1, 1), cards: ['ogre', 'imp'] }],
        [
          { ...at(1, 1), cards: ['ogre'] },
          { ...at(2, 2), cards: ['ogre', 'imp'] },
        ],
      ),
    }),
    on(mayNameSoMany, {
      applies: (situation) =>
        isShotIn(situation) &&
        situation.cards.length > 1 &&
        isNamedInTime(situation) &&
        numberOf(situation) === 'right' &&
        !isMisdivided(situation),
      ruling: () => must('legal', 'the text gives the attack more than one target'),
      examples: examples(
        [{ ...at(2, 2), cards: ['ogre', 'imp'] }],
        [{ ...at(1, 1), cards: ['ogre', 'imp'] }],
      ),
    }),
    on(canBeDeclared, {
      applies: (situation) => isShotAtSeveral(situation) && !isShort(situation),
      ruling: () => must('legal', 'the text gives the attack more than one target'),
      examples: examples([at(2, 2)], [at(1, 1), at(2, 2, [archer])]),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at: place }) =>
        isShotIn({ texts, ability: item.ability ?? '', at: place }) &&
        choiceOf({ texts, ability: item.ability ?? '', at: place })?.choose.max === 1,
      ruling: () => such('one card at most', 'an attack has one target', (given) => given.length < 2),
      examples: examples([done(1)], [done(2)]),
    }),
  ],
});
