import { on } from '../../spec/clauses/clause.ts';
import { exactly, must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import { isObstacle, isPaid, sources } from '../../spec/questions/carrying-out.ts';
import { archer, declared, examples, executed, ogre } from '../examples.ts';
import { isPayable, sourceOf } from '../reading-sources.ts';
import { textOf } from '../reading-texts.ts';

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
      applies: ({ texts, ability }) => !['static', undefined].includes(textOf(texts, ability)?.kind),
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
