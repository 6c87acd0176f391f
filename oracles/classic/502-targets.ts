import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import type { Hitting } from '../../spec/questions/carrying-out.ts';
import { finalTargets, howHit } from '../../spec/questions/carrying-out.ts';
import type { NamingMany } from '../../spec/questions/declaring.ts';
import {
  canBeDeclared,
  massReach,
  mayNameSoMany,
  mayStayOpen,
  whenNamed,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { struckIsTarget } from '../attacks.ts';
import { namedIsFelt, othersAreUnfelt, struckIsFelt } from '../detected.ts';
import {
  activated,
  archer,
  choosing,
  declaredText,
  examples,
  executed,
  ogre,
  wounding,
} from '../examples.ts';
import { candidatesOf, isShort } from '../reading-candidates.ts';
import { choiceOf, isNamedInTime, mustBeNamed, needsNone, numberOf } from '../reading-choices.ts';
import { isMisdivided } from '../reading-divided.ts';
import { isLate } from '../reading-late.ts';
import { allOf, chooseAt, instructionAt, reachOf, stepsIn } from '../reading-texts.ts';
import { isShotIn, shotAt } from './shots.ts';

const clause = sectionOf(CLASSIC)('502');

const creatures = { types: ['creature' as const] };
const one = wounding(choosing(creatures));
const two = wounding(choosing(creatures, 2, 2));
const any = wounding(choosing(creatures, 0, null));
const each = wounding({ kind: 'each', filter: creatures });

const textDone = (instruction: typeof each) =>
  executed([archer, ogre], [archer, ogre], { texts: { shot: activated(instruction) } });
const naming = (instruction: typeof each, cards: readonly string[]): NamingMany => ({
  ...declaredText(instruction),
  cards,
});
const bothHit = (instruction: typeof each): Hitting => ({
  ...textDone(instruction),
  cards: ['archer', 'ogre'],
});

/** Whether a target has to be named, can be known at once, and belongs to a text of one step. */
const isNamedAtOnce = (situation: DeclaringInstruction): boolean =>
  stepsIn(situation).length === 1 && mustBeNamed(situation) && !isLate(situation);

export const c502_1 = clause('502.1', {
  statement:
    'To choose a target is to name it in the declaration; the target is the final one: defender, card led to, or first.',
  rules: [
    on(mayStayOpen, {
      yieldsTo: ['classic/502.6'],
      applies: (situation) => isNamedAtOnce(situation) && !isShort(situation),
      ruling: () => must('illegal', 'a target is chosen by naming it in the declaration'),
      examples: examples([declaredText(one)], [declaredText(any), declaredText(two, [archer])]),
    }),
    on(whenNamed, {
      applies: isNamedAtOnce,
      ruling: () => must('with the declaration', 'a target is chosen by naming it there'),
      examples: examples([declaredText(one)], [declaredText(any)]),
    }),
    struckIsFelt('it was named, and nothing could defend it'),
    struckIsTarget(),
  ],
});

export const c502_4 = clause('502.4', {
  statement: 'Only the cards that a player names for an ability are its targets.',
  rules: [
    on(finalTargets, {
      applies: ({ texts, item, at }) => chooseAt(texts, item.ability, at) !== null,
      ruling: ({ chosen, redirected }) => {
        const all = redirected === undefined ? chosen : [...chosen, redirected.to];
        return such(`none but ${all.join(', ') || 'those named'}`, 'no other card was named', (given) =>
          given.every((id) => all.includes(id)),
        );
      },
      examples: examples([{ ...textDone(one), chosen: ['ogre'] }], [{ ...textDone(each), chosen: [] }]),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at, chosen, redirected }) =>
        chosen.length > 1 &&
        redirected === undefined &&
        chooseAt(texts, item.ability, at) !== null &&
        isShotIn({ texts, ability: item.ability ?? '', at }),
      ruling: (situation) => allOf(situation, 'the player has named each of them'),
      examples: examples(
        [{ ...textDone(shotAt(2, 2)), chosen: ['archer', 'ogre'] }],
        [
          { ...textDone(shotAt(1, 1)), chosen: ['ogre'] },
          { ...textDone(any), chosen: ['archer', 'ogre'] },
        ],
      ),
    }),
    namedIsFelt('the player has named it'),
    othersAreUnfelt('the player has named other cards'),
  ],
});

const NONE = 'none, whatever number the text asks for';

/** Whether a spell or an influence has no card that could be named, in the first step of a text of its player's. */
const isEmpty = (situation: DeclaringInstruction): boolean => {
  const { plain, barred, contested } = candidatesOf(situation);
  return (
    choiceOf(situation)?.choose.by === 'controller' &&
    situation.at[0] === 0 &&
    situation.by === 'player' &&
    !isShotIn(situation) &&
    plain + barred + contested === 0
  );
};
const isUnreached = (situation: DeclaringInstruction): boolean => {
  const instruction = instructionAt(situation.texts, situation.ability, situation.at);
  return instruction?.object.kind === 'each' && reachOf(situation, instruction).reached.length === 0;
};

export const c502_6 = clause('502.6', {
  statement:
    'A spell or an influence may have any number of targets, none too; all of them get its effect at the same time.',
  readings: [
    { name: 'as many as the text says', says: 'a text may ask for any number', leansOn: '502.6 число' },
    { name: NONE, says: 'a player may always name none', leansOn: '502.6 может' },
  ],
  rules: [
    on(canBeDeclared, {
      applies: (situation) => isUnreached(situation) || isEmpty(situation),
      ruling: (situation, reading) =>
        isUnreached(situation) || needsNone(situation) || reading === NONE
          ? must('legal', 'there may be no target at all')
          : null,
      examples: examples(
        [
          declaredText(any, []),
          declaredText(one, []),
          declaredText(wounding({ kind: 'each', filter: { types: ['hero'] } })),
        ],
        [declaredText(each), declaredText(one), declaredText(shotAt(1, 1), [])],
      ),
    }),
    on(mayStayOpen, {
      applies: (situation) =>
        choiceOf(situation)?.choose.by === 'controller' &&
        situation.by === 'player' &&
        situation.at[0] === 0 &&
        !isShotIn(situation),
      ruling: (situation, reading) =>
        choiceOf(situation)?.choose.min === 0 || reading === NONE
          ? must('legal', 'there may be no target at all')
          : null,
      examples: examples([declaredText(any)], [declaredText(each), declaredText(shotAt(1, 1))]),
    }),
    on(mayNameSoMany, {
      applies: (situation) =>
        !isShotIn(situation) &&
        isNamedInTime(situation) &&
        numberOf(situation) === 'right' &&
        !isMisdivided(situation),
      ruling: () => must('legal', 'there may be any number of targets, and the text asks for so many'),
      examples: examples(
        [naming(any, []), naming(two, ['archer', 'ogre'])],
        [naming(two, ['ogre']), naming(shotAt(1, 1), ['ogre'])],
      ),
    }),
    on(massReach, {
      applies: (situation) => dueIn(situation).length > 0,
      ruling: (situation) => {
        const due = dueIn(situation);
        return such(`${due.join(', ')}, at least`, 'each of them gets the effect', (given) =>
          due.every((id) => given.includes(id)),
        );
      },
      examples: examples([declaredText(each)], [declaredText(one)]),
    }),
    on(howHit, {
      applies: ({ texts, item, at }) => {
        const here = { texts, ability: item.ability ?? '', at };
        return instructionAt(texts, item.ability, at) !== null && !isShotIn(here);
      },
      ruling: () => must('together', 'all targets get the effect at the same time'),
      examples: examples([bothHit(each), bothHit(any)], [bothHit(shotAt(2, 2))]),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at, chosen }) =>
        chosen.length > 0 &&
        chooseAt(texts, item.ability, at) !== null &&
        !isShotIn({ texts, ability: item.ability ?? '', at }),
      ruling: (situation) => allOf(situation, 'each of the targets gets the effect'),
      examples: examples(
        [{ ...textDone(any), chosen: ['ogre'] }],
        [
          { ...textDone(any), chosen: [] },
          { ...textDone(shotAt(1, 1)), chosen: ['ogre'] },
        ],
      ),
    }),
  ],
});

/** The cards that a mass instruction reaches and from which no text keeps its verb. */
function dueIn(situation: DeclaringInstruction): readonly string[] {
  const instruction = instructionAt(situation.texts, situation.ability, situation.at);
  if (instruction === null || isShotIn(situation) || situation.state.lost.length > 0) return [];
  const { reached, barred } = reachOf(situation, instruction);
  return reached.filter((id) => !barred.includes(id));
}
