import { describe, expect, it } from 'vitest';
import type { Case } from '../../spec/play/case.ts';
import { Draw } from '../draw.ts';
import { EVERYTHING } from '../settings.ts';
import { Table } from '../table.ts';
import { filtersIn, holds, made, share } from '../testing/arranged.ts';
import { bans } from './bans.ts';
import { departures } from './departures.ts';
import { dice } from './dice.ts';
import { discounts } from './discounts.ts';
import { fights } from './fights.ts';
import { givers } from './givers.ts';
import { piles } from './piles.ts';
import { duels } from './targeted.ts';
import { telltales } from './telltales.ts';
import { barred } from './texts.ts';

const named = ({ acts }: Case): string[] =>
  acts.flatMap((act) => (act.act === 'declare' ? act.targets.flatMap(({ cards }) => cards) : []));

describe('where costs change', () => {
  const cases = made(discounts);
  /** The act by which a card that changes costs comes or goes. */
  const turning = (one: Case): number => {
    const bearers = one.board.cards.filter((card) => holds(one, card, 'cost')).map(({ id }) => id);
    return one.acts.findIndex(
      (act) =>
        (act.act === 'change' && bearers.includes(act.card)) ||
        (act.act === 'enter' && act.cards.some((id) => bearers.includes(id))),
    );
  };
  const declared = ({ acts }: Case): number => acts.findIndex(({ act }) => act === 'declare');
  const asks = (one: Case): boolean => filtersIn(one).some(({ cost }) => cost !== undefined);
  it('they do so between a declaration that asks for a cost and its carrying out, before, or never', () => {
    expect(share(cases, asks)).toBeGreaterThan(0.8);
    const when = (is: (turn: number, declaration: number) => boolean) =>
      share(cases, (one) => asks(one) && declared(one) >= 0 && is(turning(one), declared(one)));
    expect(when((turn, declaration) => turn > declaration)).toBeGreaterThan(0.3);
    expect(when((turn, declaration) => turn >= 0 && turn < declaration)).toBeGreaterThan(0.05);
    expect(when((turn) => turn < 0)).toBeGreaterThan(0.1);
  });
});

describe('where both players have a zone of a kind', () => {
  const cases = made(piles, 600);
  const mover = ({ board, acts }: Case) => {
    const act = acts.find((one) => one.act === 'declare');
    return board.cards.find(({ id }) => act?.act === 'declare' && id === act.source);
  };
  it('a stolen card moves the cards of its owner or of its controller, by a text that does not say whose', () => {
    const isUnsaid = (one: Case) =>
      filtersIn(one).some(({ zone, whose }) => zone !== undefined && zone !== 'play' && whose === undefined);
    const whose = (one: Case) =>
      named(one).map((id) => one.board.cards.find((card) => card.id === id)?.whose);
    const isStolen = (one: Case) => mover(one)?.owner !== mover(one)?.controller;
    const strange = (one: Case) => whose(one).includes(mover(one)?.owner ?? null);
    expect(share(cases, (one) => isUnsaid(one) && isStolen(one) && strange(one))).toBeGreaterThan(0.01);
    expect(share(cases, (one) => isUnsaid(one) && isStolen(one) && !strange(one))).toBeGreaterThan(0.02);
    expect(share(cases, (one) => isUnsaid(one) && !isStolen(one))).toBeGreaterThan(0.2);
  });
  it('a card of the player whose turn it is comes and moves cards, or one of the other player', () => {
    const comes = (owner: 'A' | 'B') => (one: Case) =>
      one.acts.some(
        (act) =>
          act.act === 'enter' &&
          one.board.cards.some(({ id, owner: whose }) => id === act.cards[0] && whose === owner),
      );
    expect(share(cases, comes('A'))).toBeGreaterThan(0.05);
    expect(share(cases, comes('B'))).toBeGreaterThan(0.05);
  });
  it('the source changes sides while its text waits, at times', () => {
    const turns = ({ acts }: Case) =>
      acts.some(
        (act, i) =>
          act.act === 'change' && act.deed.verb === 'take control' && acts[i - 1]?.act === 'declare',
      );
    expect(share(cases, turns)).toBeGreaterThan(0.05);
    expect(share(cases, (one) => !turns(one))).toBeGreaterThan(0.5);
  });
});

describe('where somebody is struck at alone', () => {
  it('no other card of that side is there but the hero, or just one', () => {
    const besides = ({ board, acts }: Case) => {
      const act = acts.find((one) => one.act === 'attack');
      return board.cards.filter(
        ({ id, type, controller }) =>
          act?.act === 'attack' && controller !== act.player && type !== 'hero' && id !== act.target,
      ).length;
    };
    const cases = made(duels);
    expect(share(cases, (one) => besides(one) === 0)).toBeGreaterThan(0.5);
    expect(share(cases, (one) => besides(one) === 1)).toBeGreaterThan(0.2);
    // Where the hero is struck at, the card that could have been is the other one.
    expect(cases.every((one) => besides(one) <= 2)).toBe(true);
  });
  it('nothing is added where there is a card already', () => {
    const table = new Table(Draw.random(1), EVERYTHING, false, 'A');
    duels(table);
    expect(table.room).toBe(0);
    const before = structuredClone(table.case());
    duels(table);
    expect(table.case()).toEqual(before);
  });
});

describe('where cards tell of wounds and healing', () => {
  it('everything that changes a life is done to them', () => {
    const verbs = made(telltales).flatMap(({ acts }) =>
      acts.flatMap((act) => (act.act === 'change' ? [act.deed.verb] : [])),
    );
    for (const verb of ['wound', 'heal', 'take life', 'give life', 'set life'])
      expect(verbs.filter((one) => one === verb).length).toBeGreaterThan(40);
  });
});

describe('where something cannot be done to a card', () => {
  const isBan = ({ board }: Case, id: string) => {
    const text = board.texts[id];
    return text?.kind === 'static' && text.static.text === 'cannot be';
  };
  const bansOn = (one: Case) =>
    one.board.cards.map((card) => card.printed.filter((id) => isBan(one, id)).length);
  it('it prints two bans or one', () => {
    const cases = made(barred);
    expect(share(cases, (one) => bansOn(one).some((count) => count > 1))).toBeGreaterThan(0.1);
    expect(share(cases, (one) => Math.max(...bansOn(one)) === 1)).toBeGreaterThan(0.2);
  });
  it('it is given two bans, or one beside the one that it prints, or one alone', () => {
    const cases = made(bans, 400);
    const written = (one: Case) => Object.keys(one.board.texts).filter((id) => isBan(one, id)).length;
    const printed = (one: Case) => Math.max(0, ...bansOn(one));
    expect(share(cases, (one) => written(one) > 1 && printed(one) === 0)).toBeGreaterThan(0.05);
    expect(share(cases, (one) => written(one) > 1 && printed(one) === 1)).toBeGreaterThan(0.05);
    expect(share(cases, (one) => written(one) === 1)).toBeGreaterThan(0.2);
  });
});

describe('where cards give life to others', () => {
  it('two of them have the same text, or two that say something, or there is one alone', () => {
    const cases = made(givers);
    const giving = (one: Case) => one.board.cards.filter((card) => holds(one, card, 'life'));
    const texts = (one: Case) =>
      Object.values(one.board.texts).filter((text) => text.kind === 'static' && text.static.text === 'life');
    const isOf = (cards: number, written: number) => (one: Case) =>
      giving(one).length === cards && texts(one).length === written;
    expect(share(cases, isOf(2, 1))).toBeGreaterThan(0.1);
    expect(share(cases, isOf(2, 2))).toBeGreaterThan(0.1);
    expect(share(cases, isOf(1, 1))).toBeGreaterThan(0.2);
  });
});

describe('where a text waits that has been paid for', () => {
  const cases = made(departures, 400);
  const priceOf = ({ board, acts }: Case): string | undefined => {
    const act = acts.findLast((one) => one.act === 'declare');
    const text = act?.act === 'declare' ? board.texts[act.ability] : undefined;
    return text?.kind === 'activated' ? (text.cost?.kind ?? 'exhaust itself') : undefined;
  };
  /** What comes over its source. */
  const fateOf = ({ acts }: Case): string | undefined => {
    const [act, next] = acts.slice(acts.findLastIndex((one) => one.act === 'declare'));
    const isSource = act?.act === 'declare' && next?.act === 'change' && next.card === act.source;
    return isSource ? next.deed.verb : undefined;
  };
  it.each(['exhaust itself', 'exhaust', 'sacrifice', 'coins', 'wounds'])(
    'with %s, its source leaves, stays and changes, or stays as it is',
    (price) => {
      const paid = cases.filter((one) => priceOf(one) === price);
      const isGone = (one: Case) => ['destroy', 'move'].includes(fateOf(one) ?? '');
      expect(paid.length).toBeGreaterThan(10);
      expect(share(paid, isGone)).toBeGreaterThan(0.1);
      expect(share(paid, (one) => fateOf(one) !== undefined && !isGone(one))).toBeGreaterThan(0.03);
      expect(share(paid, (one) => fateOf(one) === undefined)).toBeGreaterThan(0.1);
    },
  );
});

describe('where only heroes or only creatures can do something', () => {
  const bars = (verb: string) => (one: Case) =>
    Object.values(one.board.texts).some(
      (text) => text.kind === 'static' && text.static.text === 'cannot be' && text.static.verb === verb,
    );
  it.each([
    ['a fight', fights, 'fight', 0.04],
    ['the wounds of a fight', fights, 'wound', 0.04],
    ['drawing cards', barred, 'draw', 0.01],
    ['a throw', dice, 'roll', 0.05],
  ] as const)('%s cannot be done to a card, or can', (_, strategy, verb, least) => {
    const cases = made(strategy, 600);
    expect(share(cases, bars(verb))).toBeGreaterThan(least);
    expect(share(cases, (one) => !bars(verb)(one))).toBeGreaterThan(0.5);
  });
});
