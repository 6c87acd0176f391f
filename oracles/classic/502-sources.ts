import type { Ability } from '../../spec/abilities/ability.ts';
import { on } from '../../spec/clauses/clause.ts';
import { exactly, must } from '../../spec/clauses/ruling.ts';
import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import type { Card } from '../../spec/model/card.ts';
import { isObstacle, isPaid, sources } from '../../spec/questions/carrying-out.ts';
import { doesBear } from '../../spec/questions/stack.ts';
import { archer, declared, examples, executed, ogre, stateOf } from '../examples.ts';
import { isRiderLost } from '../reading-riders.ts';
import { isPayable, sourceOf } from '../reading-sources.ts';
import { canPayByItself, hadSomethingToDo, hasLeftBefore, isSpellAway, onLeaving } from '../reading-stack.ts';
import { textOf } from '../reading-texts.ts';

const clause = sectionOf(CLASSIC)('502');

const dead: Card = { ...archer, zone: 'graveyard', whose: 'A' };
const fallen: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const silent: Card = { ...archer, abilities: [] };
const turned: Card = { ...archer, exhausted: true };
const after = (now: Card, ground: 'source left' | 'ability lost') => ({
  ...executed([archer, ogre], [now, ogre]),
  ground,
  card: 'ogre',
});
const spell: Card = { ...archer, zone: 'hand', whose: 'A', type: 'spell', life: null };
const cast = (now: Card) => ({
  ...executed([spell, ogre], [now, ogre], {
    texts: { shot: { kind: 'spell', steps: [] } },
  }),
  ground: 'source left' as const,
  card: 'ogre',
});

const sharp: Card = { ...archer, printed: ['shot', 'sharp'], abilities: ['shot', 'sharp'] };
const riding = (then: Card, now: Card) => {
  const situation = executed([then, ogre], [now, ogre]);
  const text: Ability = { kind: 'static', static: { text: 'wounds dealt', by: 1 } };
  return { ...situation, texts: { ...situation.texts, sharp: text }, rider: 'sharp' };
};

const SPELLS = 'the card of a spell is looked at as well';

export const c502_2 = clause('502.2', {
  statement: 'The card that declares an action of the game is its source, and its only one.',
  rules: [
    on(sources, {
      applies: ({ texts, ability }) => textOf(texts, ability)?.kind !== 'static',
      ruling: ({ source }) => exactly([source], 'it declared the action'),
      examples: examples(
        [declared(), declared({ ability: '' })],
        [declared({ texts: { shot: { kind: 'static', static: { text: 'cannot be target' } } } })],
      ),
    }),
  ],
});

export const c502_3 = clause('502.3', {
  statement:
    'A source is checked as its action enters the stack and as it leaves it; out of play, it is neither done nor paid.',
  readings: [
    {
      name: 'a spell has no card in play to be looked at',
      says: 'what was never in play cannot have left it',
      leansOn: '502.3 покинул',
    },
    { name: SPELLS, says: 'a source that is not in play bars every action', leansOn: '502.3 источника' },
  ],
  rules: [
    on(isObstacle, {
      applies: (situation) => situation.ground === 'source left' && hasLeftBefore(situation),
      ruling: () => must('obstacle', 'the source has left play before the action left the stack'),
      examples: examples(
        [after(dead, 'source left')],
        [
          after(archer, 'source left'),
          { ...after(dead, 'source left'), leaving: stateOf([archer, ogre]) },
          cast(spell),
        ],
      ),
    }),
    on(isObstacle, {
      applies: (situation) => situation.ground === 'source left' && isSpellAway(situation),
      ruling: (_, reading) =>
        reading === SPELLS ? must('obstacle', 'the card of the spell is not in play') : null,
      examples: examples(
        [cast(spell)],
        [cast({ ...spell, zone: 'play', whose: null }), after(dead, 'source left')],
      ),
    }),
    on(isPaid, {
      applies: hasLeftBefore,
      ruling: () => must('unpaid', 'the source has left play before the action left the stack'),
      examples: examples(
        [{ ...executed([archer, ogre], [dead, ogre]), carriedOut: 'not at all' }],
        [{ ...executed([archer, ogre], [archer, ogre]), carriedOut: 'not at all' }],
      ),
    }),
  ],
});

export const c502_3_1 = clause('502.3.1', {
  statement:
    'What was declared is done and paid although its source has lost it; what else the source has lost no longer counts.',
  rules: [
    on(isObstacle, {
      applies: (situation) => situation.ground === 'ability lost' && sourceOf(situation).lost,
      ruling: () => must('no obstacle', 'the source had the ability when it declared it'),
      examples: examples([after(silent, 'ability lost')], [after(archer, 'ability lost')]),
    }),
    on(isPaid, {
      applies: (situation) =>
        sourceOf(onLeaving(situation)).lost &&
        isPayable(situation) &&
        canPayByItself(situation) &&
        hadSomethingToDo(situation),
      ruling: () => must('paid', 'it is paid as if the source had the ability'),
      examples: examples(
        [executed([archer, ogre], [silent, ogre])],
        [
          executed([archer, ogre], [archer, ogre]),
          executed([archer, ogre], [{ ...silent, exhausted: true }, ogre]),
          executed([turned], [silent]),
          { ...executed([archer, ogre], [silent, fallen]), carriedOut: 'not at all' },
        ],
      ),
    }),
    on(doesBear, {
      applies: isRiderLost,
      ruling: () => must('does not', 'the source no longer has this text'),
      examples: examples(
        [riding(sharp, { ...sharp, abilities: [] })],
        [riding(archer, silent), riding(sharp, { ...sharp, abilities: ['sharp'] })],
      ),
    }),
  ],
});
