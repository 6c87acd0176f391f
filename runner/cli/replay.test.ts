import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import colors from 'picocolors';
import { describe, expect, it, vi } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { board, card, change, wound } from '../../engines/testing/table.ts';
import { replayReport } from '../report/terminal.ts';
import { reportOn } from '../testing/judged.ts';
import { ending, tryingCommands } from '../testing/trying-commands.ts';
import { runReplay } from './replay.ts';

const { folder, printed, stored } = tryingCommands();
const creature = card('ogre', 'creature', 'A');
const good = { board: board([creature]), acts: [change('ogre', wound(1))], picks: [] };
const replaying = (...files: string[]) => ending(() => runReplay(files, { engine: 'reference' }));

describe('replay', () => {
  it('judges a case as it is', async () => {
    expect(await replaying(stored('good', good))).toEqual({ code: 0, message: '' });
    expect(printed.join()).toContain('no violation found on this case');
  });
  it('judges what a witness holds, and tells where the case lies', async () => {
    const witness = { finding: 'x', clauses: [], question: '', allowed: '', received: '' };
    const path = stored('witness', { ...witness, case: good });
    const { code } = await ending(() => runReplay([path], { engine: 'mutant:wounds-eat-additional' }));
    expect(code).toBe(0);
    const lethal = { ...good, board: board([card('ogre', 'creature', 'A', { starting: 2 })]) };
    const deadly = stored('deadly', { ...witness, case: lethal });
    const again = await ending(() => runReplay([deadly], { engine: 'mutant:dies-at-one' }));
    expect(again.code).toBe(1);
    expect(printed.join()).toContain(`replay ${deadly} --engine mutant:dies-at-one`);
    expect(readFileSync(deadly, 'utf8')).toBe(JSON.stringify({ ...witness, case: lethal }));
  });

  const dying = { ...good, board: board([card('ogre', 'creature', 'A', { starting: 1 })]) };
  const unsteady = { fault: 'nondeterministic', before: [dying], case: dying };
  it('plays a case behind those that are stored with it, and says which two ways it went', async () => {
    const path = stored('unsteady', unsteady);
    const ended = await ending(() => runReplay([path], { engine: 'mutant:remembers-the-dead' }));
    expect(ended.code).toBe(1);
    expect(printed.join()).toMatch(
      /nondeterministic {2}in 1 case\n[\s\S]*first .*"destroyed".*, then asks nothing/,
    );
  });
  it('says so where the engine went one way this time', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await replaying(stored('steady', unsteady))).code).toBe(0);
    expect(said.mock.calls.join()).toMatch(/^The engine went the same way this time: /);
  });

  it('compares a case by the relation that is stored with it, and tells how to do so again', async () => {
    const made = new URL('../../engines/reference/module.ts', import.meta.url);
    const partial = join(folder, 'partial.mjs');
    writeFileSync(
      partial,
      `import { engine as whole } from ${JSON.stringify(made.href)};
       const isTurnOfB = (one) => one.act === 'end turn' && one.player === 'B';
       export const engine = { ...whole, act: (one) => whole.act(isTurnOfB(one) ? { act: 'resolve' } : one) };`,
    );
    const ending = { ...good, acts: [{ act: 'end turn', player: 'A' }] };
    const path = stored('related', { relation: 'mirrored', case: ending });
    expect(await runReplay([path], { engine: `inproc:${partial}` })).toBe(1);
    expect(printed.join()).toMatch(/relation {6}mirrored, 1 time\n[\s\S]*Differs +steps\.0\.outcome/);
    expect(printed.join()).toContain(`replay ${path} --engine inproc:${partial}`);
  });
  it('finds nothing wrong where the relation is kept', async () => {
    expect((await replaying(stored('kept', { relation: 'mirrored', case: good }))).code).toBe(0);
    expect(printed.join()).toContain('no violation found on this case');
  });
  it('tells a dispute and the side that the engine takes', async () => {
    const told = await reportOn(reference(), { cases: 1, source: () => ({ edition: 'heroes', ...good }) });
    const dispute = { question: 'isIt', kept: ['heroes/1'], broken: ['heroes/2'], times: 1, file: 'd.json' };
    const text = replayReport(
      { ...told, disputes: [{ ...dispute, case: { edition: 'heroes', ...good } }] },
      colors,
    );
    expect(text).toMatch(
      /^Disputed: .*\n.*heroes\/1 × heroes\/2 .*the engine keeps heroes\/1, 1 time; d\.json/,
    );
    expect(text).toContain('no violation found on this case');
  });

  const inPlayOfA = { ...creature, whose: 'A' };
  const bless = { act: 'change', card: 'ogre', deed: { verb: 'bless' } };
  it.each<[string, () => string, RegExp]>([
    ['a file that is not there', () => join(folder, 'missing.json'), /No file .*missing\.json/],
    ['a file that is no JSON', () => stored('text', 'once upon a time'), /text\.json is not JSON/],
    [
      'a relation of no known name',
      () => stored('kin', { relation: 'cousin', case: good }),
      /kin\.json: no relation «cousin»/,
    ],
    ['a fault of no known kind', () => stored('fault', { ...unsteady, fault: 'mood' }), /faulty\.schema/],
    ['JSON that is no case', () => stored('list', []), /list\.json: .*Expected the shape of/],
    ['a term that the language has not', () => stored('term', { ...good, acts: [bless] }), /acts\.0\.deed/],
    [
      'a board that is not well-formed',
      () => stored('board', { ...good, board: { ...good.board, cards: [inPlayOfA] } }),
      /board\.json: .*ogre/,
    ],
    [
      'two cards of one id',
      () => stored('twins', { ...good, board: { ...good.board, cards: [creature, creature] } }),
      /twins\.json: .*ogre/,
    ],
    [
      'a text whose verb means nothing there',
      () => {
        const filter = { types: ['spell'] };
        const heals = {
          kind: 'spell',
          steps: [[{ deed: { verb: 'heal', amount: 1 }, object: { kind: 'each', filter } }]],
        };
        return stored('verb', { ...good, board: { ...good.board, texts: { heals } } });
      },
      /verb\.json: .*heals/,
    ],
  ])('ends with bad input for %s', async (_, path, message) => {
    const ended = await replaying(path());
    expect(ended).toEqual({ code: 65, message: expect.stringMatching(message) });
    expect(ended.message.split('\n')).toHaveLength(1);
    expect(printed).toEqual([]);
  });
  it('judges nothing where one file of several is bad', async () => {
    expect((await replaying(stored('good', good), stored('text', 'no'))).code).toBe(65);
    expect(printed).toEqual([]);
  });
  it('does not ask an engine of no known name', async () => {
    const ended = await ending(() => runReplay([stored('good', good)], { engine: 'nope' }));
    expect(ended.code).toBe(64);
  });
});
