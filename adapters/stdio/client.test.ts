import { describe, expect, it } from 'vitest';
import { engine } from '../../engines/reference/module.ts';
import { Board } from '../../spec/play/case.ts';
import type { PlayRequest } from '../../spec/protocol/messages.ts';
import { stdio } from './client.ts';

const card = (name: string) => ({
  id: 'one',
  name,
  owner: 'A',
  controller: 'A',
  zone: 'play',
  whose: null,
  type: 'support',
});
const request = (name: string): PlayRequest => ({
  board: Board.parse({ cards: [card(name)] }),
  acts: name === 'bomb' ? [{ act: 'resolve all' }] : [],
  picks: [],
});

const rogue = (way: string, caseMs = 3000) =>
  stdio(`exec "${process.execPath}" adapters/testing/rogue.mjs ${way} '${JSON.stringify(engine.greeting)}'`, {
    edition: 'heroes',
    caseMs,
  });

const WAYS = [
  ['crash', 'crash', 'it exited with code 3'],
  ['traceback', 'crash', /^it exited with code 1; it said: Traceback [\s\S]*\n…\n[\s\S]*\nKeyError: 'heal'$/],
  ['hang', 'timeout', 'no answer within 0.3 s'],
  ['stray', 'protocol', 'not JSON: "hello there"; standard output is for answers only'],
  ['truncated', 'protocol', 'not JSON: "{\\"id\\":'],
  ['id', 'protocol', 'an answer with another id than '],
  ['shape', 'protocol', '`before`: expected an object, not 7; `steps` is missing'],
  ['fewer', 'protocol', '0 of 1 acts were put'],
  ['short', 'protocol', 'expected a record for each case, 1 in all, not 0'],
  ['error', 'protocol', 'I cannot do that'],
  ['long', 'protocol', 'over 8 MiB'],
] as const;

describe('an engine on standard streams', () => {
  it.each(WAYS)('that breaks by %s is told so for that case alone', async (way, broken, detail) => {
    const adapter = rogue(way, way === 'hang' ? 300 : undefined);
    await adapter.hello();
    const played = await adapter.play([request('fine'), request('bomb'), request('fine')]);
    await adapter.bye();
    expect(played.map((result) => ('broken' in result ? result.broken : 'record'))).toEqual([
      'record',
      broken,
      'record',
    ]);
    expect(played[1]).toMatchObject({
      detail: typeof detail === 'string' ? expect.stringContaining(detail) : expect.stringMatching(detail),
    });
  });

  it('that hangs on one case after the other is not tried on the rest of a batch', async () => {
    const played = await rogue('deaf', 100).play(Array.from({ length: 5 }, () => request('fine')));
    const [alone, untried] = ['no answer within 0.1 s', 'none of the 3 cases before it was answered'];
    expect(played).toEqual(
      [alone, alone, alone, untried, untried].map((detail) => ({
        broken: 'timeout',
        detail: expect.stringContaining(detail),
      })),
    );
  });

  it('that begins with a banner never comes up, and the banner is quoted', async () => {
    await expect(rogue('banner').hello()).rejects.toThrow(
      'not JSON: "Engine starting…"; standard output is for answers only',
    );
  });

  it('that is not there never comes up', async () => {
    await expect(stdio('no-such-program-anywhere', { edition: 'heroes' }).hello()).rejects.toThrow(
      /exited with code 127/,
    );
  });
});
