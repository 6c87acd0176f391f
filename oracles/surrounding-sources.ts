import { on } from '../spec/clauses/clause.ts';
import { isObstacle } from '../spec/questions/carrying-out.ts';
import { maySource } from '../spec/questions/declaring.ts';
import type { Declaring } from '../spec/questions/scene.ts';
import { archer, choosing, declared, examples, executed, ogre, stateOf, wounding } from './examples.ts';
import * as source from './reading-sources.ts';
import { open, surrounding } from './surroundings.ts';

/** A respect in which a source may be refused, and what the later edition says of it. */
const ground = (
  number: string,
  says: string,
  agreed: 'legal' | 'illegal',
  applies: (situation: Declaring) => boolean,
  [applicable, inapplicable]: readonly [Declaring, Declaring],
) =>
  on(maySource, {
    force: 'open',
    applies,
    ruling: () => open('what makes a source legal is not in these documents'),
    advice: { number, says, agrees: (_, answer) => answer === agreed },
    examples: examples([applicable], [inapplicable]),
  });

const plain = declared();
const hire = {
  shot: { kind: 'triggered' as const, trigger: 'hire' as const, steps: [[wounding(choosing({}))]] },
};
const triggered = declared({ by: 'trigger', texts: hire });
const withArcher = (changes: Partial<typeof archer>) => declared({}, [{ ...archer, ...changes }, ogre]);

export const surrounding_source = surrounding('source', {
  statement: 'Whose card may declare what, from where and how it stands, is a matter of other chapters.',
  rules: [
    ground('308.1', 'a player declares abilities of own cards', 'illegal', source.isForeign, [
      withArcher({ controller: 'B' }),
      plain,
    ]),
    ground('308.1', 'a player declares abilities of the cards under control', 'legal', source.isStolen, [
      withArcher({ owner: 'B' }),
      withArcher({ owner: 'B', controller: 'B' }),
    ]),
    ground('308.1', 'a card declares in play, a spell from the hand', 'illegal', source.isElsewhere, [
      withArcher({ zone: 'hand', whose: 'A' }),
      plain,
    ]),
    ground('308.1', 'a card declares what it has', 'illegal', source.isWithout, [
      withArcher({ abilities: [] }),
      plain,
    ]),
    ground('501.2', 'what is paid by exhausting needs a ready card', 'illegal', source.isExhausted, [
      withArcher({ exhausted: true }),
      plain,
    ]),
    ground('114', 'abilities are declared in the own choice phase', 'illegal', source.isOutOfTurn, [
      declared({ state: stateOf([archer, ogre], { active: 'B' }) }),
      plain,
    ]),
    ground('601', 'a result ends the game', 'illegal', ({ state }) => state.lost.length > 0, [
      declared({ state: stateOf([archer, ogre], { lost: ['B'] }) }),
      plain,
    ]),
    ground('401.5', 'a trigger comes wherever its card is by then', 'legal', source.hasMovedOn, [
      declared({ ...triggered, state: stateOf([{ ...archer, abilities: [] }, ogre]) }),
      triggered,
    ]),
    on(maySource, {
      force: 'open',
      applies: source.isOdd,
      ruling: () => open('when and how a player may declare is not in these documents'),
      examples: examples(
        [
          declared({ isChoicePending: true }),
          declared({ targets: [{ at: [1, 0], cards: ['ogre'], amounts: null }] }),
        ],
        [plain],
      ),
    }),
    on(isObstacle, {
      force: 'open',
      applies: source.wasDoubtful,
      ruling: () => open('the source was doubtful when it declared'),
      examples: examples(
        [
          {
            ...executed([{ ...archer, controller: 'B' }, ogre], [{ ...archer, controller: 'B' }, ogre]),
            ground: 'source changed',
            card: 'ogre',
          },
        ],
        [{ ...executed([archer, ogre], [archer, ogre]), ground: 'source changed', card: 'ogre' }],
      ),
    }),
  ],
});
