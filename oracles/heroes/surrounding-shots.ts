import { on } from '../../spec/clauses/clause.ts';
import { canBeDeclared, mayNameSoMany } from '../../spec/questions/declaring.ts';
import { choosing, declaredText, examples } from '../examples.ts';
import { isShotAtSeveral } from '../reading-challenges.ts';
import { instructionAt, isShot } from '../reading-texts.ts';
import { open, surrounding } from '../surroundings.ts';

const shotAt = (min: number, max: number | null) =>
  declaredText({
    deed: { verb: 'wound', amount: 1, as: 'shot' },
    object: choosing({ types: ['creature'] }, min, max),
  });

export const surrounding_shots = surrounding('shots', {
  statement: 'Whether a shot at several cards is one attack or more is a matter of other chapters.',
  rules: [
    on(canBeDeclared, {
      force: 'open',
      raisedBy: ['heroes/502.5', 'heroes/502.6'],
      applies: isShotAtSeveral,
      ruling: () => open('an attack has one target, and the text asks for several'),
      examples: examples([shotAt(2, 2)], [shotAt(1, 2)]),
    }),
    on(mayNameSoMany, {
      force: 'open',
      raisedBy: ['heroes/502.5', 'heroes/502.6'],
      applies: ({ texts, ability, at, cards }) => {
        const instruction = instructionAt(texts, ability, at);
        return instruction !== null && isShot(instruction) && cards.length > 1;
      },
      ruling: () => open('an attack has one target, and several are named'),
      examples: examples(
        [{ ...shotAt(1, 2), cards: ['archer', 'ogre'] }],
        [{ ...shotAt(1, 2), cards: ['ogre'] }],
      ),
    }),
  ],
});
