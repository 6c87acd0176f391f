import { on } from '../../spec/clauses/clause.ts';
import { isObstacle } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared, mayBeNamed, mayNameSoMany, mayStayOpen } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import {
  activated,
  archer,
  choosing,
  declared,
  declaredText,
  examples,
  executed,
  ogre,
  wounding,
} from '../examples.ts';
import { asIfDeclared, choiceOf, isContested, isNamedInTime, isShort } from '../reading-choices.ts';
import * as target from '../reading-targets.ts';
import { open, surrounding } from '../surroundings.ts';

const plain = declared();
const wounded = wounding(choosing({ types: ['creature'], wounded: true }));
const shield = { kind: 'static' as const, static: { text: 'cannot be target' as const } };
const shielded = { ...ogre, printed: ['shield'], abilities: ['shield'] };
const atShielded = declared({ texts: { ...plain.texts, shield } }, [archer, shielded]);
const itselfBarred = declared(
  {
    texts: {
      shot: activated(wounding({ kind: 'itself' })),
      stone: { kind: 'static', static: { text: 'cannot be', verb: 'wound' } },
    },
  },
  [{ ...archer, printed: ['shot', 'stone'], abilities: ['shot', 'stone'] }],
);
const twoSteps = { kind: 'activated' as const, steps: [[wounded], [wounded]] };
const later = declared({ texts: { shot: twoSteps }, at: [1, 0] });
const shotAt = (now: typeof ogre, text = plain.texts) => ({
  ...executed([archer, ogre], [archer, now], { texts: text }),
  ground: 'target left' as const,
  card: 'ogre',
});

const mustChoose = (situation: DeclaringInstruction): boolean => {
  const choose = choiceOf(situation)?.choose;
  return choose !== undefined && choose.by === 'controller' && choose.min > 0;
};

export const surrounding_target = surrounding('target', {
  statement: 'Cards that left play, or are out of reach by their own text, are a matter of other chapters.',
  rules: [
    on(canBeDeclared, {
      force: 'open',
      applies: (situation) => isShort(situation) || target.isItselfBarred(situation),
      ruling: () => open('fewer cards can plainly be named than the text asks for'),
      examples: examples([declaredText(wounded), itselfBarred], [plain]),
    }),
    on(mayBeNamed, {
      force: 'open',
      applies: (situation) => {
        const choice = choiceOf(situation);
        const card = situation.state.cards[situation.card];
        return choice !== null && card !== undefined && isContested(situation, choice, card);
      },
      ruling: () => open('a text or the price leaves open whether this card may be named'),
      examples: examples([{ ...atShielded, card: 'ogre' }], [{ ...atShielded, card: 'archer' }]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: target.isOutOfReach,
      ruling: () => open('what becomes of such a target is not in these documents'),
      examples: examples([shotAt({ ...ogre, zone: 'graveyard', whose: 'B' })], [shotAt(ogre)]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) =>
        situation.ground === 'description' && situation.card === null && isShort(asIfDeclared(situation)),
      ruling: () => open('there was nothing to choose'),
      examples: examples(
        [{ ...shotAt(ogre, { shot: activated(wounded) }), ground: 'description', card: null }],
        [{ ...shotAt(ogre), ground: 'description', card: null }],
      ),
    }),
  ],
});

const fallen = {
  ...executed([archer, ogre], [archer, { ...ogre, zone: 'graveyard', whose: 'B' }]),
  card: 'archer',
};
const poisonFirst = (verb: 'poison' | 'destroy') => ({
  ...fallen,
  texts: { shot: activated({ deed: { verb }, object: choosing({ types: ['creature'] }) }, wounded) },
  at: [0, 1] satisfies [number, number] as [number, number],
  ground: 'target left' as const,
});

export const surrounding_steps = surrounding('steps', {
  statement:
    'When the parts of a text are named, and what a failed one stops, is a matter of other chapters.',
  rules: [
    on(mayNameSoMany, {
      force: 'open',
      applies: (situation) => !isNamedInTime(situation),
      ruling: () => open('this is named when or by whom it need not be'),
      examples: examples([{ ...later, cards: ['ogre'] }], [{ ...plain, cards: ['ogre'] }]),
    }),
    on(mayBeNamed, {
      force: 'open',
      applies: (situation) => !isNamedInTime(situation),
      ruling: () => open('this is named when or by whom it need not be'),
      examples: examples([{ ...later, card: 'ogre' }], [{ ...plain, card: 'ogre' }]),
    }),
    on(mayStayOpen, {
      force: 'open',
      applies: (situation) => isNamedInTime(situation) && mustChoose(situation),
      ruling: () => open('when the first target is named is not settled here'),
      examples: examples([plain], [later]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: target.hadFailed,
      ruling: () => open('an earlier part could not be carried out'),
      examples: examples([poisonFirst('poison')], [poisonFirst('destroy')]),
    }),
  ],
});
