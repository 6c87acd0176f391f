import { describe, expect, it } from 'vitest';
import { engine } from '../engines/reference/module.ts';
import { caseAt } from '../generators/cases.ts';
import type { Engine } from '../spec/protocol/adapter.ts';
import { inProcess } from './in-process.ts';
import { playCase } from './play-case.ts';
import { stdio } from './stdio/client.ts';

const cases = Array.from({ length: 100 }, (_, i) => {
  const { board, acts, picks } = caseAt(7, i).case;
  return { board, acts, picks };
});

describe('the two transports', () => {
  it('give the same records for the same cases', async () => {
    const served = stdio(`"${process.execPath}" --import tsx adapters/serve.ts engines/reference/module.ts`, {
      edition: 'heroes',
    });
    const inside = inProcess(engine);
    expect(await served.hello()).toEqual(await inside.hello());
    const [there, here] = [await served.play(cases), await inside.play(cases)];
    for (const [i, record] of here.entries()) expect(JSON.stringify(there[i])).toBe(JSON.stringify(record));
    await served.bye();
  });
});

describe('playing a case', () => {
  it('answers each pending choice with the next pick, and with 0 when they have run out', () => {
    const asking = cases
      .map((one) => playCase(engine, one).steps)
      .filter((steps) => steps.some(({ picked }) => picked));
    expect(asking.length).toBeGreaterThan(10);
    for (const step of asking.flat().filter(({ picked }) => picked)) expect(step.act.act).toBe('choose');
  });

  it('is a protocol fault when a record has not the shape of the schema', async () => {
    const broken = {
      ...engine,
      greeting: engine.greeting,
      load: () => ({ turn: 'one' }) as never,
      act: engine.act,
    };
    expect(await inProcess(broken).play(cases.slice(0, 1))).toEqual([
      { broken: 'protocol', detail: expect.stringContaining('before.turn') },
    ]);
  });

  it('is not touched by an engine that changes the board and the acts that it was given', async () => {
    const one = cases.find(({ acts }) => acts.length > 1);
    const told = structuredClone(one);
    const writing: Engine = {
      greeting: engine.greeting,
      load: (given) => {
        const state = engine.load(structuredClone(given));
        for (const card of given.cards) {
          card.printed.push('more');
          if (card.life !== null) card.life.wounds += 1;
        }
        return state;
      },
      act: (given) => {
        const reply = engine.act({ ...given });
        Object.assign(given, { act: 'hacked', more: true });
        return reply;
      },
    };
    const [there] = await inProcess(writing).play(told === undefined ? [] : [told]);
    const [here] = await inProcess(engine).play(one === undefined ? [] : [one]);
    expect(told).toEqual(one);
    expect(there).toEqual(here);
  });

  it('is a crash of that case alone when the engine throws', async () => {
    let calls = 0;
    const load: typeof engine.load = (board) => {
      calls += 1;
      if (calls === 2) throw new Error('oops');
      return engine.load(board);
    };
    const played = await inProcess({ greeting: engine.greeting, load, act: (act) => engine.act(act) }).play(
      cases.slice(0, 3),
    );
    expect(played.map((result) => ('broken' in result ? result.broken : 'record'))).toEqual([
      'record',
      'crash',
      'record',
    ]);
  });
});
