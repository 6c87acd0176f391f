import { on } from '../spec/clauses/clause.ts';
import { fields, must } from '../spec/clauses/ruling.ts';
import { isObstacle } from '../spec/questions/carrying-out.ts';
import { mayNameSoMany } from '../spec/questions/declaring.ts';
import { lifeAfter } from '../spec/questions/life.ts';
import {
  archer,
  changed,
  choosing,
  declaredText,
  examples,
  executed,
  having,
  life,
  ogre,
} from './examples.ts';
import { fought } from './fighting.ts';
import { isBarredBlow, isBy, isWoundModified, modifiedWounds } from './reading-amounts.ts';
import { isNamedInTime } from './reading-choices.ts';
import { isMisdivided } from './reading-divided.ts';
import { isReplaced, isStandIn } from './reading-replacing.ts';

const phial = declaredText({
  deed: { verb: 'heal', amount: 3 },
  object: { ...choosing({ types: ['creature'] }, 1, 3), divide: 'up to' },
});
const healing = (amounts: number[]) => ({ ...phial, cards: ['archer', 'ogre'], amounts });
const strip = { verb: 'strip life' } as const;
const aegis = {
  kind: 'static' as const,
  static: { text: 'instead' as const, of: 'wound' as const, deed: { verb: 'exhaust' as const } },
};
const shotAt = (card: typeof ogre) => {
  const here = executed([archer, card], [archer, card]);
  return { ...here, texts: { ...here.texts, aegis }, ground: 'replaced' as const, card: 'ogre' };
};

/** What texts say of numbers that are divided or changed, of additional life that they take, and of other deeds instead. */
export const amountRules = [
  on(mayNameSoMany, {
    applies: (situation) => isNamedInTime(situation) && isMisdivided(situation),
    ruling: () => must('illegal', 'the text divides another amount'),
    examples: examples([healing([2, 2])], [healing([1, 1]), { ...healing([2, 2]), amounts: null }]),
  }),
  on(lifeAfter, {
    applies: (change) => isWoundModified(change) && modifiedWounds(change) !== null && !isBarredBlow(change),
    ruling: (change) =>
      fields(
        { wounds: change.before.wounds + (modifiedWounds(change) ?? 0) },
        'strikes and texts in play come to so many wounds',
      ),
    examples: examples([fought(life(3)), fought(life(3), 'armour')], [fought(life(3), 'vague')]),
  }),
  on(lifeAfter, {
    applies: (change) => isBy(change, 'strip life') && !isStandIn(change.before),
    ruling: () => fields({ additional: 0 }, 'the text takes all additional life off'),
    examples: examples(
      [changed(life(3, { additional: 2 }), strip)],
      [changed(life(3, { additional: 2, until: 'while in play' }), strip)],
    ),
  }),
  on(isObstacle, {
    applies: isReplaced,
    ruling: () => must('obstacle', 'a text of the card puts another deed in its place'),
    examples: examples([shotAt(having(ogre, 'aegis'))], [shotAt(ogre)]),
  }),
];
