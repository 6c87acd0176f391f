import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Targeting } from '../../spec/questions/carrying-out.ts';
import { finalTargets } from '../../spec/questions/carrying-out.ts';
import type { Reaching } from '../../spec/questions/declaring.ts';
import { massReach, mayStayOpen, whenNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { isLedAlone, ledIsTarget, struckIsTarget } from '../attacks.ts';
import { namedIsFelt, othersAreUnfelt, struckIsFelt } from '../detected.ts';
import { archer, declaredText, examples, ogre, stateOf, wounding } from '../examples.ts';
import { isShort } from '../reading-candidates.ts';
import { mustBeNamed } from '../reading-choices.ts';
import { isLate } from '../reading-late.ts';
import { ledTo } from '../reading-replacing.ts';
import { allOf, chooseAt, stepsIn } from '../reading-texts.ts';
import { aimed, any, creatures, each, one, two } from './example-numbers.ts';
import { turnedSince } from './mass.ts';
import { shotAt } from './shots.ts';

const clause = sectionOf(CLASSIC)('502');

/** Whether a target has to be named, can be known at once, and belongs to a text of one step. */
const isNamedAtOnce = (situation: DeclaringInstruction): boolean =>
  stepsIn(situation).length === 1 && mustBeNamed(situation) && !isLate(situation);

const LATE = 'a text for all that fit is for those that fit as it is carried out';
const EARLY = 'it is for those that fitted when it was declared';

/** A mass text for ready creatures, carried out when the cards stand so; before, the ogre alone was exhausted. */
const waited = (now: readonly Card[], more: Partial<Reaching> = {}): Reaching => ({
  ...declaredText(wounding({ kind: 'each', filter: { ...creatures, exhausted: false } }), now),
  declaredIn: stateOf([archer, { ...ogre, exhausted: true }]),
  leaving: stateOf(now),
  ...more,
});

export const c502_1 = clause('502.1', {
  statement:
    'To choose a target is to name it in the declaration; the target is the final one: defender, card led to, or first.',
  readings: [
    { name: LATE, says: 'what it meets is settled last', leansOn: '502.1 окончательно' },
    { name: EARLY, says: 'what it meets is settled there', leansOn: '502.1 заявке' },
  ],
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
    on(massReach, {
      applies: (situation) => turnedSince(situation) !== null,
      ruling: (situation, reading) => {
        const { come, gone } = turnedSince(situation) ?? { come: [], gone: [] };
        const [due, left] = reading === EARLY ? [gone, come] : [come, gone];
        const because = reading === EARLY ? 'it goes by its declaration' : 'it goes by what fits now';
        return such(
          `${due.join(', ') || 'nothing'}, and none of ${left.join(', ') || 'nothing'}`,
          because,
          (given) => due.every((id) => given.includes(id)) && !left.some((id) => given.includes(id)),
        );
      },
      examples: examples(
        [
          waited([archer, ogre]),
          waited([
            { ...archer, exhausted: true },
            { ...ogre, exhausted: true },
          ]),
        ],
        [
          waited([archer, { ...ogre, exhausted: true }]),
          waited([archer, ogre], { declaredIn: undefined }),
          waited([archer, ogre], { leaving: stateOf([archer, { ...ogre, exhausted: true }]) }),
        ],
      ),
    }),
    struckIsFelt('it was named, and nothing could defend it'),
    struckIsTarget(),
    ledIsTarget(),
  ],
});

/** Whether more cards were chosen than the text has chosen. */
const isOverfull = ({ texts, item, at, chosen }: Targeting): boolean =>
  chosen.length > (chooseAt(texts, item.ability, at)?.max ?? chosen.length);

/** The cards that were named for an attack or that it was led to, those that it has left for another apart. */
function meantBy(situation: Targeting): readonly string[] {
  const { chosen, redirected } = situation;
  const to = ledTo(situation);
  return to === null ? chosen : [...chosen.filter((id) => id !== redirected?.from), to];
}

export const c502_4 = clause('502.4', {
  statement: 'Only the cards that a player names for an ability are its targets.',
  rules: [
    on(finalTargets, {
      applies: (situation) =>
        chooseAt(situation.texts, situation.item.ability, situation.at) !== null && !isLedAlone(situation),
      ruling: (situation) => {
        const meant = meantBy(situation);
        const whole = allOf({ ...situation, chosen: meant }, 'they were named, and no other card');
        return {
          ...whole,
          allows: (given) =>
            (whole.allows(given) || isOverfull(situation)) &&
            given.every((id) => meant.includes(id) || situation.chosen.includes(id)),
        };
      },
      examples: examples([aimed(one, 'ogre'), aimed(shotAt(2, 2), 'archer', 'ogre')], [aimed(each)]),
    }),
    namedIsFelt('the player has named it'),
    othersAreUnfelt('the player has named other cards'),
  ],
});
