import { on } from '../spec/clauses/clause.ts';
import type { RulesEffect } from '../spec/play/event.ts';
import { isObstacle } from '../spec/questions/carrying-out.ts';
import { massReach } from '../spec/questions/declaring.ts';
import type { Change, Fate } from '../spec/questions/fate.ts';
import { doesHappen, doesReady, isDestroyed, killedBy } from '../spec/questions/fate.ts';
import type { TurnChange } from '../spec/questions/life.ts';
import {
  archer,
  creature,
  declaredText,
  examples,
  executed,
  life,
  ogre,
  stateOf,
  wounding,
} from './examples.ts';
import { fatalBlow, isSinking, levelNow } from './reading-life.ts';
import { isBarred } from './reading-texts.ts';
import { open, surrounding } from './surroundings.ts';

const each = declaredText(wounding({ kind: 'each', filter: { types: ['creature'] } }));
const shotAt = { ...executed([archer, ogre], [archer, ogre]), ground: 'target left' as const, card: 'ogre' };
const dying: Fate = { card: ogre, texts: {}, before: life(3), after: life(3, { wounds: 3 }), isOver: false };

const indestructible: Pick<Fate, 'card' | 'texts'> = {
  card: { ...ogre, abilities: ['stone'] },
  texts: { stone: { kind: 'static', static: { text: 'cannot be', verb: 'destroy' } } },
};

export const surrounding_end = surrounding('end', {
  statement: 'What still happens once a player has lost is a matter of other chapters.',
  rules: [
    on(isDestroyed, {
      force: 'open',
      applies: ({ isOver }) => isOver,
      ruling: () => open('somebody had lost by then'),
      examples: examples([{ ...dying, isOver: true }], [dying]),
    }),
    on(isDestroyed, {
      force: 'open',
      raisedBy: ['heroes/502.8', 'heroes/505.1'],
      applies: ({ card, texts, after }) =>
        isBarred(card, texts, 'destroy') && (levelNow(after) <= 0 || after.wounds >= after.starting),
      ruling: () => open('whether «cannot be destroyed» binds the rules is not in these documents'),
      examples: examples(
        [{ ...dying, ...indestructible }],
        [dying, { ...dying, ...indestructible, after: life(3, { wounds: 2 }) }],
      ),
    }),
    on(massReach, {
      force: 'open',
      applies: ({ state }) => state.lost.length > 0,
      ruling: () => open('somebody had lost by then'),
      examples: examples([{ ...each, state: stateOf([archer, ogre], { lost: ['B'] }) }], [each]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: ({ state }) => state.lost.length > 0,
      ruling: () => open('somebody had lost by then'),
      examples: examples([{ ...shotAt, state: stateOf([archer, ogre], { lost: ['B'] }) }], [shotAt]),
    }),
  ],
});

const overdue = { ...dying, before: life(3, { wounds: 4, additional: 3 }) };
const healed = { ...overdue, after: life(3, { wounds: 3, additional: 3 }) };

export const surrounding_overdue = surrounding('overdue', {
  statement: 'A card that was already due to be destroyed before a change is a matter of other chapters.',
  rules: [
    on(isDestroyed, {
      force: 'open',
      applies: (fate) => {
        const { before, after } = fate;
        if (levelNow(after) <= 0) return !isSinking(fate);
        return after.wounds >= after.starting && after.wounds <= before.wounds;
      },
      ruling: () => open('it was due before this change, as the board was laid out or as some read it'),
      examples: examples([healed, { ...dying, before: life(3, { wounds: 4 }) }], [dying]),
    }),
    on(killedBy, {
      force: 'open',
      raisedBy: ['heroes/503.1/expiry', 'heroes/505.1.1'],
      applies: ({ destroyer, blows }) => {
        const fatal = fatalBlow(blows);
        return destroyer === null && fatal?.isByRules === true && fatal.isPaid !== true;
      },
      ruling: () => open('no text is named where an effect of the rules brought the level to zero'),
      examples: examples(
        [
          {
            card: ogre,
            blows: [{ before: life(3), after: life(3, { wounds: 3 }), text: null, isByRules: true }],
            destroyer: null,
          },
        ],
        [
          {
            card: ogre,
            blows: [{ before: life(3), after: life(3, { wounds: 3 }), text: null, isByRules: false }],
            destroyer: null,
          },
        ],
      ),
    }),
    on(killedBy, {
      force: 'open',
      applies: ({ destroyer, blows }) => destroyer === null && fatalBlow(blows) === null,
      ruling: () => open('nothing brought the level to zero'),
      examples: examples(
        [{ card: ogre, blows: [], destroyer: null }],
        [
          {
            card: ogre,
            blows: [{ before: life(3), after: life(3, { wounds: 3 }), text: null, isByRules: true }],
            destroyer: null,
          },
        ],
      ),
    }),
  ],
});

const A_BEGINS: TurnChange = { ended: 'B', began: 'A' };
const tired = creature('archer', { exhausted: true });

export const surrounding_turn = surrounding('turn', {
  statement:
    'Whose cards ready at the beginning of a turn, and what texts keep from it, is for other chapters.',
  rules: [
    on(doesReady, {
      force: 'open',
      applies: ({ card, texts, turn }) =>
        card.controller !== turn.began || card.owner !== turn.began || isBarred(card, texts, 'ready'),
      ruling: () => open('whose cards ready is not in these documents'),
      advice: {
        number: '303',
        says: 'the cards of the player whose turn begins ready',
        agrees: ({ card, turn }, answer) => (card.controller === turn.began) === (answer === 'readies'),
      },
      examples: examples(
        [{ card: { ...tired, owner: 'B' }, texts: {}, turn: A_BEGINS }],
        [{ card: tired, texts: {}, turn: A_BEGINS }],
      ),
    }),
  ],
});

const moved = (by: Change['by'], change: Change['change'] = 'zone'): Change => ({ card: archer, change, by });

/** The changes other than of life that each effect of the rules may bring about. */
const BRINGS: Readonly<Partial<Record<RulesEffect, readonly Change['change'][]>>> = {
  readying: ['readied'],
  payment: ['exhausted', 'readied', 'zone', 'coins'],
  destruction: ['zone'],
  loss: ['zone'],
  expiry: ['texts', 'effects', 'controller'],
};

export const surrounding_zones = surrounding('zones', {
  statement:
    'When a card that is played moves, and what an effect of the rules is named, is for other chapters.',
  rules: [
    on(doesHappen, {
      force: 'open',
      applies: ({ change, by }) =>
        by === 'played' ||
        (typeof by === 'object' &&
          'effect' in by &&
          by.standing === undefined &&
          BRINGS[by.effect]?.includes(change) === true),
      ruling: () => open('it is the card that was played, or the engine names an effect of the rules'),
      examples: examples(
        [moved('played'), moved({ effect: 'payment' }), moved({ effect: 'readying' }, 'readied')],
        [moved('nothing'), moved({ effect: 'expiry' }), moved({ effect: 'expiry' }, 'readied')],
      ),
    }),
  ],
});
