import { on } from '../../spec/clauses/clause.ts';
import { exactly, must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import { finalTargets, howHit, isObstacle, isPaid, sources } from '../../spec/questions/carrying-out.ts';
import { canBeDeclared, isTargeted, massReach } from '../../spec/questions/declaring.ts';
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
import { isPayable, sourceOf } from '../reading-sources.ts';
import { chooseAt, instructionAt, reachOf, settledOf, textOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('502');

const dead: Card = { ...archer, zone: 'graveyard', whose: 'A' };
const silent: Card = { ...archer, abilities: [] };
const stolen: Card = { ...archer, controller: 'B' };
const after = (now: Card, ground: 'source left' | 'source changed' | 'ability lost') => ({
  ...executed([archer, ogre], [now, ogre]),
  ground,
  card: 'ogre',
});

export const h502_2 = clause('502.2', {
  statement: 'The card that declares an ability is its source, and its only one.',
  rules: [
    on(sources, {
      applies: ({ texts, ability }) => textOf(texts, ability)?.kind !== 'static',
      ruling: ({ source }) => exactly([source], 'it declared the ability'),
      examples: examples(
        [declared()],
        [declared({ texts: { shot: { kind: 'static', static: { text: 'cannot be target' } } } })],
      ),
    }),
  ],
});

export const h502_3 = clause('502.3', {
  statement: 'A source is checked for legality once, when its ability is declared.',
  rules: [
    on(isObstacle, {
      applies: (situation) => situation.ground === 'source left' && sourceOf(situation).left,
      ruling: () => must('no obstacle', 'the source was checked when it declared the ability'),
      examples: examples([after(dead, 'source left')], [after(archer, 'source left')]),
    }),
    on(isObstacle, {
      applies: (situation) => situation.ground === 'source changed' && sourceOf(situation).changed,
      ruling: () => must('no obstacle', 'the source was checked when it declared the ability'),
      examples: examples(
        [after(stolen, 'source changed')],
        [after({ ...archer, exhausted: true }, 'source changed')],
      ),
    }),
  ],
});

export const h502_3_1 = clause('502.3.1', {
  statement: 'An ability once declared is carried out and paid as if its source still had it.',
  rules: [
    on(isObstacle, {
      applies: (situation) => situation.ground === 'ability lost' && sourceOf(situation).lost,
      ruling: () => must('no obstacle', 'the source had the ability when it declared it'),
      examples: examples([after(silent, 'ability lost')], [after(archer, 'ability lost')]),
    }),
    on(isPaid, {
      applies: (situation) => sourceOf(situation).lost && isPayable(situation),
      ruling: () => must('paid', 'it is paid as if the source had the ability'),
      examples: examples(
        [executed([archer, ogre], [silent, ogre])],
        [executed([archer, ogre], [archer, ogre]), executed([{ ...archer, exhausted: true }], [silent])],
      ),
    }),
  ],
});

const each = wounding({ kind: 'each', filter: { types: ['creature'] } });
const eachHero = wounding({ kind: 'each', filter: { types: ['hero'] } });
const one = wounding(choosing({ types: ['creature'] }));
const any = wounding(choosing({ types: ['creature'] }, 0, null));

const textDone = (instruction: typeof each) =>
  executed([archer, ogre], [archer, ogre], { texts: { shot: activated(instruction) } });

const FREE = 'a free pick without a limit has no targets';

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
      ruling: () => must('legal', 'a mass instruction needs no card that fits'),
      examples: examples([declaredText(eachHero)], [declaredText(each)]),
    }),
    on(massReach, {
      applies: ({ texts, ability, at, state }) =>
        state.lost.length === 0 && instructionAt(texts, ability, at)?.object.kind === 'each',
      ruling: ({ texts, ability, at, ...viewer }) => {
        const instruction = instructionAt(texts, ability, at);
        if (instruction === null) return null;
        const { reached, barred } = reachOf({ ...viewer, texts }, instruction);
        return such(
          `${reached.join(', ') || 'none'}`,
          'it goes for every card that fits',
          (given) =>
            given.every((id) => reached.includes(id)) &&
            reached.every((id) => given.includes(id) || barred.includes(id)),
        );
      },
      examples: examples([declaredText(each)], [declaredText(one)]),
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
    on(finalTargets, {
      applies: ({ texts, item, at }) => chooseAt(texts, item.ability, at) !== null,
      ruling: (situation, reading) =>
        reading === FREE && chooseAt(situation.texts, situation.item.ability, situation.at)?.max === null
          ? exactly([], 'the number of cards is not limited')
          : settledOf(situation, 'all the cards chosen are targets'),
      examples: examples([{ ...textDone(one), chosen: ['ogre'] }], [{ ...textDone(each), chosen: [] }]),
    }),
    on(finalTargets, {
      applies: ({ texts, item, at }) => instructionAt(texts, item.ability, at)?.object.kind === 'each',
      ruling: () => exactly([], 'a mass instruction has no targets'),
      examples: examples([{ ...textDone(each), chosen: [] }], [{ ...textDone(one), chosen: ['ogre'] }]),
    }),
  ],
});
