import type { Instruction } from '../spec/abilities/ability.ts';
import { on } from '../spec/clauses/clause.ts';
import { finalTargets, isObstacle } from '../spec/questions/carrying-out.ts';
import { canBeDeclared, mayBeNamed, mayNameSoMany, mayStayOpen } from '../spec/questions/declaring.ts';
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
} from './examples.ts';
import { isShort } from './reading-candidates.ts';
import {
  choiceOf,
  isContested,
  isNamedInTime,
  isPerhapsTaken,
  mustBeNamed,
  numberOf,
} from './reading-choices.ts';
import { isUnclear } from './reading-declarable.ts';
import * as target from './reading-targets.ts';
import { mayMissOf, stepsIn } from './reading-texts.ts';
import { open, surrounding } from './surroundings.ts';

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

const movement = {
  ...shotAt(ogre),
  ground: 'description' as const,
  card: null,
  item: { ...shotAt(ogre).item, kind: 'movement' as const, ability: null },
};
const joined = { shot: activated(wounding(choosing({})), wounding(choosing({}))) };
const first = declared({ texts: { shot: twoSteps } });
const clearing: Instruction = {
  deed: { verb: 'destroy' },
  object: { kind: 'each', filter: { types: ['creature'] } },
};
const spellBehind = (step: Instruction) =>
  declared({
    texts: { shot: { kind: 'spell', steps: [[step], [wounding(choosing({ types: ['creature'] }))]] } },
    at: [1, 0],
  });
const lone = declaredText(wounding(choosing({ types: ['creature'] }, 2, 2)), [archer]);
const chosenByOther = declared({
  ...atShielded,
  texts: { shield, shot: activated(wounding({ ...choosing({ types: ['creature'] }), by: 'opponent' })) },
});
const neverNamed = { ...shotAt(ogre), ground: 'description' as const, card: 'archer' };

export const surrounding_target = surrounding('target', {
  statement: 'Too few cards, doubtful ones and those that left play are a matter of other chapters.',
  rules: [
    on(canBeDeclared, {
      force: 'open',
      applies: (situation) => isUnclear(situation) || target.isItselfBarred(situation),
      ruling: () => open('fewer cards can plainly be named than the text asks for'),
      examples: examples(
        [lone, { ...later, state: lone.state }, itselfBarred, spellBehind(clearing)],
        [plain, declaredText(wounded), spellBehind({ ...clearing, deed: { verb: 'poison' } })],
      ),
    }),
    on(mayNameSoMany, {
      force: 'open',
      applies: (situation) => numberOf(situation) === 'too few' && isShort(situation),
      ruling: () => open('fewer cards can plainly be named than the text asks for'),
      examples: examples([{ ...lone, cards: ['archer'] }], [{ ...plain, cards: [] }]),
    }),
    on(mayBeNamed, {
      force: 'open',
      applies: (situation) => {
        const choice = choiceOf(situation);
        const card = situation.state.cards[situation.card];
        return choice !== null && card !== undefined && isContested(situation, choice, card);
      },
      ruling: () => open('the price, or who chooses, leaves open whether this card may be named'),
      examples: examples([{ ...chosenByOther, card: 'ogre' }], [{ ...atShielded, card: 'ogre' }]),
    }),
    on(finalTargets, {
      force: 'open',
      applies: (situation) => mayMissOf(situation).length > 0,
      ruling: () => open('what becomes of such a target is not in these documents'),
      examples: examples(
        [{ ...shotAt({ ...ogre, zone: 'graveyard', whose: 'B' }), chosen: ['ogre'] }],
        [{ ...shotAt(ogre), chosen: ['ogre'] }],
      ),
    }),
    on(isObstacle, {
      force: 'open',
      applies: target.isOutOfReach,
      ruling: () => open('what becomes of such a target is not in these documents'),
      examples: examples([shotAt({ ...ogre, zone: 'graveyard', whose: 'B' })], [shotAt(ogre)]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) => situation.ground === 'description' && target.isStranger(situation),
      ruling: () => open('this card was not named, so that nothing is due to it'),
      examples: examples([neverNamed], [{ ...neverNamed, card: 'ogre' }]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) =>
        situation.ground === 'description' &&
        situation.card === null &&
        situation.item.ability !== null &&
        !target.hadObject(situation),
      ruling: () => open('there was nothing on which to carry it out'),
      examples: examples(
        [{ ...shotAt({ ...ogre, zone: 'graveyard', whose: 'B' }), ground: 'description', card: null }],
        [{ ...shotAt(ogre), ground: 'description', card: null }, movement],
      ),
    }),
  ],
});

const fallen = {
  ...executed([archer, ogre], [archer, { ...ogre, zone: 'graveyard', whose: 'B' }]),
  texts: {
    shot: activated({ deed: { verb: 'destroy' }, object: choosing({ types: ['creature'] }) }, wounded),
  },
  card: 'archer',
  at: [0, 1] satisfies [number, number] as [number, number],
  ground: 'target left' as const,
};

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
      applies: (situation) => !isNamedInTime(situation) || isPerhapsTaken(situation),
      ruling: () => open('this is named when or by whom it need not be, or for another part as well'),
      examples: examples(
        [
          { ...later, card: 'ogre' },
          { ...declared({ texts: joined, at: [0, 1] }), card: 'ogre' },
        ],
        [
          { ...plain, card: 'ogre' },
          { ...declared({ texts: joined }), card: 'ogre' },
        ],
      ),
    }),
    on(mayStayOpen, {
      force: 'open',
      raisedBy: ['heroes/116.1'],
      applies: (situation) =>
        situation.at[0] === 0 && mustBeNamed(situation) && stepsIn(situation).length > 1,
      ruling: () => open('when the first target of a text in steps is named is not settled here'),
      examples: examples([first], [later, plain, lone]),
    }),
    on(mayStayOpen, {
      force: 'open',
      applies: (situation) =>
        situation.at[0] === 0 &&
        mustBeNamed(situation) &&
        stepsIn(situation).length === 1 &&
        isShort(situation),
      ruling: () => open('there are too few cards that can plainly be named'),
      examples: examples([lone], [later, plain, first]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: target.hadFailed,
      ruling: () => open('an earlier part may not have been carried out'),
      examples: examples([fallen], [{ ...fallen, state: fallen.declaredIn }]),
    }),
  ],
});
