import { describe, expect, it } from 'vitest';
import type { Life } from '../../spec/model/life.ts';
import type { TextRef } from '../../spec/model/names.ts';
import { doesHappen, doesReady, killedBy, whereTo } from '../../spec/questions/fate.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { isStillThere, lifeAfter } from '../../spec/questions/life.ts';
import { archer, creature, life, ogre } from '../examples.ts';
import { refusers } from '../trying.ts';
import { heroes } from './index.ts';

const ref = (ability: string): TextRef => ({ card: 'archer', ability, grantedBy: null });
const blow = (before: Life, after: Life, ability: string | null, isByRules = false) => ({
  before,
  after,
  text: ability === null ? null : ref(ability),
  isByRules,
});
const whole = life(4);
const hurt = life(4, { wounds: 3 });
const gone = life(4, { wounds: 5 });

describe('killed by', () => {
  const asked = (blows: ReturnType<typeof blow>[], destroyer: TextRef | null, answer: string[]) =>
    refusers(heroes, killedBy, { card: ogre, blows, destroyer }, answer.map(ref));
  const inTwo = [blow(whole, hurt, 'first'), blow(hurt, gone, 'second')];

  it('is the text that brought the level to zero, not those that helped', () => {
    expect(asked(inTwo, null, ['second'])).toEqual([]);
    expect(asked(inTwo, null, ['first', 'second'])).toEqual(['heroes/505.1.1']);
    expect(asked(inTwo, null, [])).toEqual(['heroes/505.1.1']);
  });

  it('is the text that brought the level to zero, even where a later one wounds a card that dies late', () => {
    const late = [...inTwo, blow(gone, life(4, { wounds: 7 }), 'third')];
    expect(asked(late, null, ['second'])).toEqual([]);
    expect(asked(late, null, ['third'])).toEqual(['heroes/505.1.1']);
  });

  it('is no text where a bare change did it, and the one that destroys where one does', () => {
    const bare = [blow(whole, hurt, 'first'), blow(hurt, gone, null)];
    expect(asked(bare, null, [])).toEqual([]);
    expect(asked(bare, null, ['first'])).toEqual(['heroes/505.1.1']);
    expect(asked([blow(whole, hurt, 'first')], ref('curse'), ['curse'])).toEqual([]);
    expect(asked([blow(whole, hurt, 'first')], ref('curse'), ['first'])).toEqual(['heroes/505.1.1']);
  });

  it('is no text where the card died of paying', () => {
    const price = [blow(whole, hurt, 'first'), { ...blow(hurt, gone, null, true), isPaid: true as const }];
    expect(asked(price, null, [])).toEqual([]);
    expect(asked(price, null, ['first'])).toEqual(['heroes/505.1.1']);
  });

  it('is open where a term ended or the level never sank to zero', () => {
    const ended = [blow(whole, hurt, 'first'), blow(hurt, gone, null, true)];
    expect(asked(ended, null, ['first'])).toEqual([]);
    expect(
      asked([blow(life(4, { additional: 2 }), life(4, { wounds: 4, additional: 2 }), 'first')], null, [
        'first',
      ]),
    ).toEqual([]);
  });
});

describe('a change of turn', () => {
  const turn = { ended: 'A', began: 'B' } as const;
  const before: Life = {
    ...life(4),
    effects: [
      { id: 'e1', kind: 'additional', laid: 3, left: 2, by: null, until: 'end of turn' },
      { id: 'e2', kind: 'additional', laid: 1, left: 1, by: null, until: 'start of turn B' },
      { id: 'e3', kind: 'additional', laid: 5, left: 5, by: null, until: 'start of turn A' },
    ],
  };
  const refusing = (additional: number, more: Partial<Layers> = {}) =>
    refusers(
      heroes,
      lifeAfter,
      { before, by: { expiry: turn } },
      {
        ...{ starting: 4, wounds: 0, additional, negative: 0 },
        ...more,
      },
    );

  it('takes off all that is due, and nothing else', () => {
    expect(refusing(5)).toEqual([]);
    const wrong = [4, 6, 7, 8].map((additional) => refusing(additional));
    expect(wrong).toEqual(wrong.map(() => ['heroes/503.1/expiry']));
    expect(refusing(5, { wounds: 1 })).toEqual(['default/fields']);
    expect(refusing(5, { starting: 5 })).toEqual(['heroes/504.1.1']);
  });

  it('is told effect by effect', () => {
    const gone = before.effects.map((effect) => refusers(heroes, isStillThere, { effect, turn }, 'gone'));
    const there = before.effects.map((effect) => refusers(heroes, isStillThere, { effect, turn }, 'on it'));
    expect(gone).toEqual([[], [], ['default/unchanged']]);
    expect(there).toEqual([['heroes/503.1/expiry'], ['heroes/503.1/expiry'], []]);
  });

  it('readies what the player whose turn begins owns and controls, and leaves the rest open', () => {
    const stays = (owner: 'A' | 'B', controller: 'A' | 'B') =>
      refusers(
        heroes,
        doesReady,
        { card: creature('imp', { owner, controller, exhausted: true }), texts: {}, turn },
        'stays exhausted',
      );
    expect(stays('B', 'B')).toEqual(['heroes/503.1/readying']);
    expect([stays('A', 'A'), stays('A', 'B'), stays('B', 'A')]).toEqual([[], [], []]);
  });
});

describe('changes', () => {
  it('come of what brings them about', () => {
    const poison = { deed: { verb: 'poison' } } as const;

    const happens = (change: 'poisoned' | 'zone' | 'readied', by: typeof poison | 'nothing' | 'played') =>
      refusers(heroes, doesHappen, { card: archer, change, by }, 'happens');
    expect([happens('poisoned', poison), happens('zone', 'played')]).toEqual([[], []]);
    expect([happens('readied', poison), happens('zone', 'nothing')]).toEqual([
      ['default/unchanged'],
      ['default/unchanged'],
    ]);
  });

  it('take a stolen card to the graveyard of its owner', () => {
    const stolen = { card: { ...ogre, controller: 'A' as const } };
    expect(refusers(heroes, whereTo, stolen, { zone: 'graveyard', whose: 'B' })).toEqual([]);
    expect(refusers(heroes, whereTo, stolen, { zone: 'graveyard', whose: 'A' })).toEqual(['heroes/505.1']);
  });
});
