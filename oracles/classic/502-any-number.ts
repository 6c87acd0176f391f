import type { Instruction } from '../../spec/abilities/ability.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import type { Hitting, Obstacle, Settling } from '../../spec/questions/carrying-out.ts';
import { finalTargets, howHit, isObstacle, isPaid } from '../../spec/questions/carrying-out.ts';
import type { NamingMany } from '../../spec/questions/declaring.ts';
import { canBeDeclared, massReach, mayNameSoMany, mayStayOpen } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction, Executing } from '../../spec/questions/scene.ts';
import { choosing, declaredText, examples, wounding } from '../examples.ts';
import { candidatesOf } from '../reading-candidates.ts';
import { choiceOf, isNamedInTime, needsNone, numberOf } from '../reading-choices.ts';
import { isMisdivided } from '../reading-divided.ts';
import { isPlainlyPayable } from '../reading-stack.ts';
import { isReachable, isStranger } from '../reading-targets.ts';
import { allOf, chooseAt, instructionAt, isShot, reachOf } from '../reading-texts.ts';
import { aimed, any, creatures, each, one, textDone, two } from './example-numbers.ts';
import { plainReach } from './mass.ts';
import { isShotIn, shotAt } from './shots.ts';
import { isPlainlyWithoutTargets } from './without-targets.ts';

const clause = sectionOf(CLASSIC)('502');

const naming = (instruction: Instruction, cards: readonly string[]): NamingMany => ({
  ...declaredText(instruction),
  cards,
});
const bothHit = (instruction: Instruction): Hitting => ({
  ...textDone(instruction),
  cards: ['archer', 'ogre'],
});

const eachHero = wounding({ kind: 'each', filter: { types: ['hero'] } });
const unmet = (instruction: Instruction): Settling => {
  const { item, ...rest } = textDone(instruction);
  return { ...rest, item: { ...item, named: [] }, carriedOut: 'not at all' };
};

const duel: Instruction = { deed: { verb: 'fight' }, object: choosing(creatures, 2, 2) };
const reached = (instruction: Instruction, card: string | null, cards = ['archer', 'ogre']): Obstacle => {
  const { item, ...rest } = textDone(instruction);
  const named = [{ at: [0, 0] as [number, number], cards, amounts: null }];
  return { ...rest, item: { ...item, named }, ground: 'description', card };
};

/** Whether the instruction lays one effect on its cards: an attack and a fight are blows, each by itself. */
const isAtOnce = ({ texts, item, at }: Executing): boolean => {
  const instruction = instructionAt(texts, item.ability, at);
  return instruction !== null && !isShot(instruction) && instruction.deed.verb !== 'fight';
};

/** Whether the card was named for the instruction beside others, and can be met beyond doubt. */
const isPlainTarget = (situation: Obstacle): boolean =>
  situation.card !== null &&
  situation.item.named.some(({ at, cards }) => at.join() === situation.at.join() && cards.length > 1) &&
  chooseAt(situation.texts, situation.item.ability, situation.at) !== null &&
  !isStranger(situation) &&
  isReachable(situation, situation.card);

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
        [declaredText(any, []), declaredText(one, []), declaredText(eachHero)],
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
      applies: (situation) => (plainReach(situation)?.due.length ?? 0) > 0,
      ruling: (situation) => {
        const due = plainReach(situation)?.due ?? [];
        return such(`${due.join(', ')}, at least`, 'each of them gets the effect', (given) =>
          due.every((id) => given.includes(id)),
        );
      },
      examples: examples([declaredText(each)], [declaredText(one)]),
    }),
    on(howHit, {
      applies: isAtOnce,
      ruling: () => must('together', 'all targets get the effect at the same time'),
      examples: examples([bothHit(each), bothHit(any)], [bothHit(shotAt(2, 2)), bothHit(duel)]),
    }),
    on(isObstacle, {
      applies: (situation) =>
        situation.ground === 'description' && isAtOnce(situation) && isPlainTarget(situation),
      ruling: () => must('no obstacle', 'each of the targets gets the effect'),
      examples: examples(
        [reached(any, 'ogre')],
        [reached(any, null), reached(any, 'ogre', ['ogre']), reached(duel, 'ogre')],
      ),
    }),
    on(isPaid, {
      applies: (situation) =>
        situation.carriedOut === 'not at all' &&
        isPlainlyPayable(situation) &&
        isPlainlyWithoutTargets(situation),
      ruling: () => must('paid', 'there may be no target at all, and then it is paid as well'),
      examples: examples(
        [unmet(any), unmet(eachHero)],
        [unmet(one), unmet(each), unmet(shotAt(0, 1)), textDone(any)],
      ),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at, chosen }) =>
        chosen.length > 0 &&
        chooseAt(texts, item.ability, at) !== null &&
        !isShotIn({ texts, ability: item.ability ?? '', at }),
      ruling: (situation) => allOf(situation, 'each of the targets gets the effect'),
      examples: examples([aimed(any, 'ogre')], [aimed(any), aimed(shotAt(1, 1), 'ogre')]),
    }),
  ],
});
