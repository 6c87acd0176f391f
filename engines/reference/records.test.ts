import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Case } from '../../spec/play/case.ts';
import { fold, startOf } from '../../spec/play/fold.ts';
import { CaseRecord } from '../../spec/play/record.ts';
import { Greeting } from '../../spec/protocol/messages.ts';
import { randomCase } from '../testing/random-case.ts';
import { randomClassicCase } from '../testing/random-classic.ts';
import { replay } from '../testing/replay.ts';
import { reference as referenceOf } from './index.ts';

const seeds = Array.from({ length: 100 }, (_, i) => i);
const manySeeds = Array.from({ length: 400 }, (_, i) => i);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

const editions = [
  { edition: 'heroes', drawn: randomCase },
  { edition: 'classic', drawn: randomClassicCase },
] as const;

describe.each(editions)('records of random cases in $edition', ({ edition, drawn: randomCase }) => {
  const reference = () => referenceOf(edition);
  it('fold to the state that is reported, event by event', () => {
    for (const seed of seeds) {
      const { before, steps } = replay(reference(), randomCase(seed));
      let state = before;
      for (const { act, reply } of steps) {
        state = reply.events.reduce(fold, state);
        if (!isDeepStrictEqual(state, reply.state))
          expect(state, `seed ${seed}, ${JSON.stringify(act)}`).toEqual(reply.state);
      }
    }
  });

  it('are of the published shape, from cases that are too', () => {
    for (const seed of seeds.slice(0, 60)) {
      const drawn = randomCase(seed);
      expect(Case.safeParse({ edition, ...drawn }).success).toBe(true);
      const parsed = CaseRecord.safeParse(replay(reference(), drawn));
      expect(parsed.error, `seed ${seed}`).toBeUndefined();
    }
    expect(Greeting.parse(reference().greeting)).toMatchObject({ engine: 'reference', edition });
  });

  it('reach every kind of event and most acts are worth something', () => {
    const kinds = new Set<string>();
    let accepted = 0;
    let all = 0;
    for (const seed of manySeeds) {
      for (const { reply } of replay(reference(), randomCase(seed)).steps) {
        all += 1;
        if (reply.outcome === 'accepted') accepted += 1;
        for (const { kind } of reply.events) kinds.add(kind);
      }
    }
    expect([...kinds].sort()).toEqual([...reference().greeting.capabilities.events].sort());
    expect(accepted / all).toBeGreaterThan(0.25);
  });

  it('refuse without a trace', () => {
    for (const seed of seeds) {
      const { before, steps } = replay(reference(), randomCase(seed));
      let state = before;
      for (const { reply } of steps) {
        if (reply.outcome === 'refused') {
          expect(reply.events).toEqual([]);
          expect(reply.reason).toBeTruthy();
          expect(isDeepStrictEqual(reply.state, state)).toBe(true);
        }
        state = reply.state;
      }
    }
  });
});

describe.each(editions)(
  'what the engine is given and gives in $edition',
  ({ edition, drawn: randomCase }) => {
    const reference = () => referenceOf(edition);

    it('is never changed afterwards', () => {
      for (const seed of seeds.slice(0, 60)) {
        const drawn = freeze(randomCase(seed));
        const engine = reference();
        const record = replay(engine, drawn);
        const frozen = freeze(structuredClone(record));
        const engineAgain = reference();
        freeze(engineAgain.load(drawn.board));
        for (const { act } of frozen.steps) freeze(engineAgain.act(act));
        expect(record).toEqual(frozen);
      }
    });

    it('is the same in a process that has played other games before', () => {
      const used = reference();
      for (const seed of seeds.slice(0, 40)) {
        const drawn = randomCase(seed);
        replay(used, randomCase(seed + 1000));
        expect(replay(used, drawn)).toEqual(replay(reference(), drawn));
      }
    });

    it('begins as the board says, with levels', () => {
      const { board } = randomCase(1);
      const loaded = reference().load(board);
      const levels = Object.values(loaded.cards).map((card) => [card.zone === 'play', card.life?.level]);
      for (const [isInPlay, level] of levels) {
        if (level !== undefined) expect(level !== null).toBe(isInPlay);
      }
      const unlevelled = Object.values(loaded.cards).map((card) => ({
        ...card,
        life: card.life && { ...card.life, level: null },
      }));
      expect({ ...loaded, cards: Object.fromEntries(unlevelled.map((card) => [card.id, card])) }).toEqual(
        startOf(board),
      );
    });
  },
);
