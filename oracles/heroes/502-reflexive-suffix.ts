import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Card } from '../../spec/model/card.ts';
import { finalTargets, isObstacle } from '../../spec/questions/carrying-out.ts';
import { massReach, mayBeNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import {
  activated,
  among,
  archer,
  choosing,
  declaredText,
  examples,
  executed,
  having,
  ogre,
  shield,
  stone,
  wounding,
} from '../examples.ts';
import { choiceOf, isContested, isKeptOut, isNamedInTime, misfitsOf } from '../reading-choices.ts';
import { allOf, instructionAt, isBarred, reachOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('502');

const creatures = { types: ['creature' as const] };
const rock = having(ogre, 'stone');
const atRock = among(declaredText(wounding(choosing(creatures))), [archer, rock], { stone });

const NAMED = 'a barred card may be named';
const UNNAMED = 'a barred card may not be named';

const wound = (kind: 'itself' | 'each') =>
  wounding(kind === 'itself' ? { kind } : { kind, filter: creatures });
const done = (now: Card, instruction = wounding(choosing(creatures)), more = {}) =>
  executed([archer, ogre], [archer, now], { texts: { shot: activated(instruction), ...more } });

/** The cards that a mass instruction would reach if no text of theirs kept the verb away. */
const barredIn = ({ texts, ability, at, ...viewer }: DeclaringInstruction): readonly string[] => {
  const instruction = instructionAt(texts, ability, at);
  return instruction === null ? [] : reachOf({ ...viewer, texts }, instruction).barred;
};

export const h502_8 = clause('502.8', {
  statement:
    'A reflexive text is about its own card; as a «cannot» it keeps every card from doing that to it.',
  readings: [
    { name: NAMED, says: 'only the use against it is barred', leansOn: '502.8 использовать' },
    { name: UNNAMED, says: 'to be named is to be used against', leansOn: '502.8 против' },
  ],
  rules: [
    on(finalTargets, {
      applies: ({ texts, item, at }) =>
        item.sources.length === 1 && instructionAt(texts, item.ability, at)?.object.kind === 'itself',
      ruling: (situation) => {
        const { sources } = situation.item;
        const whole = allOf({ ...situation, chosen: sources }, 'source and target are one card');
        return {
          ...whole,
          allows: (given) => whole.allows(given) && given.every((id) => sources.includes(id)),
        };
      },
      examples: examples(
        [{ ...done(ogre, wound('itself')), chosen: [] }],
        [{ ...done(ogre), chosen: ['ogre'] }],
      ),
    }),
    on(isObstacle, {
      applies: ({ ground, card: id, state, texts, item, at }) => {
        const card = id === null ? undefined : state.cards[id];
        const verb = instructionAt(texts, item.ability, at)?.deed.verb;
        return (
          ground === 'barred' && card?.zone === 'play' && verb !== undefined && isBarred(card, texts, verb)
        );
      },
      ruling: () => must('obstacle', 'a text of the card keeps this from being done to it'),
      examples: examples(
        [{ ...done(rock, undefined, { stone }), ground: 'barred', card: 'ogre' }],
        [
          { ...done(rock, undefined, { stone }), ground: 'description', card: 'ogre' },
          {
            ...done(rock, { deed: { verb: 'poison' }, object: choosing(creatures) }, { stone }),
            ground: 'barred',
            card: 'ogre',
          },
        ],
      ),
    }),
    on(massReach, {
      applies: (situation) => barredIn(situation).length > 0,
      ruling: (situation) => {
        const barred = barredIn(situation);
        return such(
          `none of ${barred.join(', ')}`,
          'a text of the card keeps this from being done to it',
          (given) => given.every((id) => !barred.includes(id)),
        );
      },
      examples: examples(
        [among(declaredText(wound('each')), [archer, rock], { stone })],
        [among(declaredText(wound('each')), [archer, having(ogre, 'shield')], { shield })],
      ),
    }),
    on(mayBeNamed, {
      applies: (situation) => {
        const choice = choiceOf(situation);
        const card = situation.state.cards[situation.card];
        if (choice === null || card === undefined || !isNamedInTime(situation)) return false;
        const isPlain = !isKeptOut(situation, choice, card) && !isContested(situation, choice, card);
        return isPlain && misfitsOf(situation)?.length === 0 && isBarred(card, situation.texts, choice.verb);
      },
      ruling: (_, reading) =>
        reading === UNNAMED ? must('illegal', 'a text of the card keeps this from being done to it') : null,
      examples: examples([{ ...atRock, card: 'ogre' }], [{ ...atRock, card: 'archer' }]),
    }),
  ],
});
