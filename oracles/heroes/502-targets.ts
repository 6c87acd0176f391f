import { on } from '../../spec/clauses/clause.ts';
import { exactly, must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { CardId } from '../../spec/model/names.ts';
import { finalTargets, howHit } from '../../spec/questions/carrying-out.ts';
import {
  canBeDeclared,
  isTargeted,
  massReach,
  mayNameSoMany,
  mayStayOpen,
  whenNamed,
} from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { ledIsTarget, struckIsTarget } from '../attacks.ts';
import { anyNamedIsFelt, massIsUnfelt, namedIsFelt, othersAreUnfelt, struckIsFelt } from '../detected.ts';
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
import { choiceOf, isAlone, isNamedInTime, mustBeNamed, numberOf } from '../reading-choices.ts';
import { dividedIn, isMisdivided } from '../reading-divided.ts';
import { ledTo } from '../reading-replacing.ts';
import { allOf, chooseAt, instructionAt, reachOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('502');

const each = wounding({ kind: 'each', filter: { types: ['creature'] } });
const eachHero = wounding({ kind: 'each', filter: { types: ['hero'] } });
const one = wounding(choosing({ types: ['creature'] }));
const two = wounding(choosing({ types: ['creature'] }, 2, 2));
const any = wounding(choosing({ types: ['creature'] }, 0, null));
const phial = wounding({ ...choosing({ types: ['creature'] }, 1, 3), divide: 'up to' });
const three = declaredText({ deed: { verb: 'heal', amount: 3 }, object: phial.object });
const dividedAs = (amounts: number[]) => ({ ...three, cards: ['archer', 'ogre'], amounts });

const textDone = (instruction: typeof each) =>
  executed([archer, ogre], [archer, ogre], { texts: { shot: activated(instruction) } });

const isPlainChoice = (situation: DeclaringInstruction): boolean =>
  isAlone(situation) && mustBeNamed(situation);

export const h502_1 = clause('502.1', {
  statement:
    'To choose a target is to name it in the declaration; what an attack is at is its target, a defender too.',
  rules: [
    on(mayStayOpen, {
      applies: (situation) => isPlainChoice(situation) && !isShort(situation),
      ruling: () => must('illegal', 'a target is chosen by naming it in the declaration'),
      examples: examples([declaredText(one)], [declaredText(any), declaredText(two, [archer])]),
    }),
    on(whenNamed, {
      applies: isPlainChoice,
      ruling: () => must('with the declaration', 'a target is chosen by naming it there'),
      examples: examples([declaredText(one)], [declaredText(any)]),
    }),
    namedIsFelt('to choose a target is to name it'),
    struckIsFelt('it was named, and nothing could defend it'),
    struckIsTarget(),
    ledIsTarget(),
  ],
});

export const h502_4 = clause('502.4', {
  statement: 'Only the cards that a player names for an ability are its targets.',
  rules: [
    on(finalTargets, {
      applies: (situation) =>
        chooseAt(situation.texts, situation.item.ability, situation.at) !== null && ledTo(situation) === null,
      ruling: ({ chosen }) =>
        such(`none but ${chosen.join(', ') || 'those named'}`, 'no other card was named', (given) =>
          given.every((id) => chosen.includes(id)),
        ),
      examples: examples([{ ...textDone(one), chosen: ['ogre'] }], [{ ...textDone(each), chosen: [] }]),
    }),
    namedIsFelt('the player has named it'),
    othersAreUnfelt('the player has named other cards'),
  ],
});

/** The cards that a mass instruction reaches and from which no text keeps its verb. */
const dueIn = ({ texts, ability, at, ...viewer }: DeclaringInstruction): readonly CardId[] => {
  const instruction = instructionAt(texts, ability, at);
  if (instruction === null) return [];
  const { reached, barred } = reachOf({ ...viewer, texts }, instruction);
  return reached.filter((id) => !barred.includes(id));
};

const FREE = 'a free pick without a limit has no targets';
const NONE_NEEDED = 'a mass instruction needs no card that fits';

/** Whether any number may be picked, and there is nothing to pick from. */
const isFreeOfNone = (situation: DeclaringInstruction): boolean => {
  const choose = choiceOf(situation)?.choose;
  if (choose?.min !== 0 || choose.max !== null) return false;
  const { plain, barred, contested } = candidatesOf(situation);
  return plain + barred + contested === 0;
};

export const h502_6 = clause('502.6', {
  statement:
    'Cards that the text has chosen are targets; what goes for unlimited cards is mass, without targets.',
  readings: [
    { name: 'what is chosen is a target', says: 'however many may be chosen', leansOn: '502.6 выбрать' },
    { name: FREE, says: 'only a limited choice makes targets', leansOn: '502.6 неограниченному' },
  ],
  rules: [
    on(canBeDeclared, {
      applies: ({ texts, ability, at, ...viewer }) => {
        const instruction = instructionAt(texts, ability, at);
        return (
          instruction?.object.kind === 'each' &&
          reachOf({ ...viewer, texts }, instruction).reached.length === 0
        );
      },
      ruling: () => must('legal', NONE_NEEDED),
      examples: examples([declaredText(eachHero)], [declaredText(each)]),
    }),
    on(canBeDeclared, {
      applies: isFreeOfNone,
      ruling: (_, reading) => (reading === FREE ? must('legal', NONE_NEEDED) : null),
      examples: examples([declaredText(any, [])], [declaredText(any), declaredText(one, [])]),
    }),
    on(mayNameSoMany, {
      applies: (situation) =>
        isNamedInTime(situation) && (dividedIn(situation) ?? situation.cards.length) < situation.cards.length,
      ruling: (situation) =>
        must('illegal', `the amount to divide is ${dividedIn(situation)}, and each card gets one at least`),
      examples: examples(
        [{ ...declaredText(phial), cards: ['archer', 'ogre'] }],
        [{ ...declaredText(phial), cards: ['ogre'] }],
      ),
    }),
    on(mayNameSoMany, {
      applies: (situation) => isNamedInTime(situation) && isMisdivided(situation),
      ruling: () => must('illegal', 'the cards are chosen as the text divides among them, some for each'),
      examples: examples(
        [dividedAs([3, 1]), dividedAs([1, 0])],
        [dividedAs([2, 1]), dividedAs([1, 1]), { ...dividedAs([2, 2]), amounts: null }],
      ),
    }),
    on(mayNameSoMany, {
      applies: (situation) =>
        isNamedInTime(situation) && numberOf(situation) === 'too few' && !isShort(situation),
      ruling: () => must('illegal', 'the player has to choose as many as the text says'),
      examples: examples(
        [{ ...declaredText(two), cards: ['ogre'] }],
        [{ ...declaredText(two, [archer]), cards: ['archer'] }],
      ),
    }),
    on(massReach, {
      applies: (situation) => situation.state.lost.length === 0 && dueIn(situation).length > 0,
      ruling: (situation) => {
        const due = dueIn(situation);
        return such(`${due.join(', ')}, at least`, 'it goes for every card that fits', (given) =>
          due.every((id) => given.includes(id)),
        );
      },
      examples: examples([declaredText(each)], [declaredText(one), declaredText(eachHero)]),
    }),
    on(howHit, {
      applies: ({ texts, item, at }) => instructionAt(texts, item.ability, at)?.object.kind === 'each',
      ruling: () => must('together', 'it goes for all of them at once'),
      examples: examples(
        [{ ...textDone(each), cards: ['archer', 'ogre'] }],
        [{ ...textDone(any), cards: ['archer', 'ogre'] }],
      ),
    }),
    on(isTargeted, {
      applies: ({ texts, ability, at }) => {
        const object = instructionAt(texts, ability, at)?.object;
        return object?.kind === 'each' || (object?.kind === 'choose' && object.max !== null);
      },
      ruling: ({ texts, ability, at }) =>
        chooseAt(texts, ability, at) === null
          ? must('untargeted', 'it goes for every card that fits')
          : must('targeted', 'the text has cards chosen'),
      examples: examples([declaredText(each), declaredText(one)], [declaredText(any)]),
    }),
    on(isTargeted, {
      applies: ({ texts, ability, at }) => chooseAt(texts, ability, at)?.max === null,
      ruling: (_, reading) =>
        reading === FREE
          ? must('untargeted', 'the number of cards is not limited')
          : must('targeted', 'the text has cards chosen'),
      examples: examples([declaredText(any)], [declaredText(each), declaredText(one)]),
    }),
    on(finalTargets, {
      applies: (situation) =>
        situation.chosen.length > 0 &&
        chooseAt(situation.texts, situation.item.ability, situation.at) !== null &&
        ledTo(situation) === null,
      ruling: (situation, reading) =>
        reading === FREE && chooseAt(situation.texts, situation.item.ability, situation.at)?.max === null
          ? exactly([], 'the number of cards is not limited')
          : allOf(situation, 'all the cards chosen are targets'),
      examples: examples(
        [{ ...textDone(one), chosen: ['ogre'] }],
        [
          { ...textDone(each), chosen: [] },
          { ...textDone(one), chosen: [] },
        ],
      ),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at }) => instructionAt(texts, item.ability, at)?.object.kind === 'each',
      ruling: () => exactly([], 'a mass instruction has no targets'),
      examples: examples([{ ...textDone(each), chosen: [] }], [{ ...textDone(one), chosen: ['ogre'] }]),
    }),
    anyNamedIsFelt(FREE),
    massIsUnfelt('a mass instruction has no targets'),
  ],
});
