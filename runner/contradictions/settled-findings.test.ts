import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../generators/settings.ts';
import type { Decision } from '../../spec/clauses/settlement.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { doesReady, isShuffled } from '../../spec/questions/fate.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { shrinkerFor } from '../run/shrink.ts';
import type { Kind } from './claims.ts';
import type { Texts } from './edits.ts';
import type { Finding } from './finding.ts';
import { search } from './search.ts';
import type { AnyQuestion } from './seats.ts';
import { bank, texts } from './testing/bank.ts';
import { adding, all, readable } from './testing/planting.ts';

const settling = (finding: string, decision: Decision) => ({
  finding,
  decision,
  by: 'an editor',
  since: '2026-01-31',
  source: 'a letter',
});

const searched = (planted: Texts, questions: readonly AnyQuestion[], ...decided: [string, Decision][]) =>
  search({
    texts: planted,
    editions: [HEROES],
    settlements: decided.map(([id, decision]) => settling(id, decision)),
    bank: bank.filter(({ question }) => questions.some(({ id }) => id === question.id)),
    examples: [],
    bound: 1,
    player: null,
    shrink: shrinkerFor(EVERYTHING, { evaluations: 50 }),
    isStopped: () => false,
  });

const find = (findings: readonly Finding[], kind: Kind, ...clauses: string[]): Finding => {
  const found = findings.find((one) => one.kind === kind && one.clauses.join() === clauses.join());
  return found ?? expect.fail(`no ${kind} of ${clauses.join()}`);
};
/** By the settlement of which finding one is settled. */
const by = (findings: readonly Finding[], { id }: Finding): string | null =>
  findings.find((one) => one.id === id)?.settlement?.finding ?? null;

const X = 'heroes/502.2';
const Z = 'heroes/502.4';
const W = 'heroes/502.5';
const untouched = ({ how }: { how: string }) => how === 'let alone';
const told = (one: string, other: string) => ({
  ruling: (_: unknown, reading: string) => {
    const only = reading === 'the first' ? one : other;
    return { allows: (answer: unknown) => answer === only, says: only, because: 'planted' };
  },
});

/** A clause of two readings: by the first it denies what another says of a deck. */
const deck = all(
  readable(X, ['the first', 'the other']),
  adding(X, isShuffled, untouched, '', told('shuffled', 'left as it was')),
  adding(Z, isShuffled, untouched, 'left as it was'),
);

describe('a settlement of a reading', () => {
  it('settles all that is gone once the clause is read so, whichever finding it was entered for', async () => {
    const planted = deck(texts);
    const { findings } = await searched(planted, [isShuffled]);
    const conflict = find(findings, 'conflict under a reading', X, Z);
    const twin = find(findings, 'ambiguity', X);
    for (const [own, other] of [
      [conflict, twin],
      [twin, conflict],
    ] as const)
      for (const decision of [
        { clause: X, reading: 'the other' },
        { clause: X, isNotRead: 'the first' },
      ]) {
        const after = await searched(planted, [isShuffled], [own.id, decision]);
        expect(after.complaints).toEqual([]);
        expect([by(after.findings, own), by(after.findings, other)]).toEqual([own.id, own.id]);
      }
  });
  it('leaves a conflict that the reading makes plain, and settles the ambiguity alone', async () => {
    const planted = deck(texts);
    const { findings } = await searched(planted, [isShuffled]);
    const conflict = find(findings, 'conflict under a reading', X, Z);
    const twin = find(findings, 'ambiguity', X);
    const decision = { clause: X, reading: 'the first' };
    const after = await searched(planted, [isShuffled], [twin.id, decision]);
    expect([by(after.findings, twin), by(after.findings, conflict)]).toEqual([twin.id, null]);
    const against = await searched(planted, [isShuffled], [conflict.id, decision]);
    expect(against.complaints).toEqual([
      expect.stringMatching(`^settlement of ${conflict.id}: with its decision the finding is still there`),
    ]);
    expect(by(against.findings, conflict)).toBeNull();
  });
  it('settles a procedure by the one reading under which it can be kept, and with it the ambiguity', async () => {
    const { findings } = await searched(texts, [lifeAfter]);
    const ambiguity = find(findings, 'ambiguity', 'heroes/504.5');
    const procedures = findings.filter(
      ({ kind, readings }) => kind === 'impossible procedure' && readings.length > 0,
    );
    expect(procedures.length).toBeGreaterThan(0);
    const [procedure] = procedures as [Finding];
    const reading = (name: string) => ({ clause: 'heroes/504.5', reading: name });
    const good = await searched(texts, [lifeAfter], [procedure.id, reading('cancel one for one')]);
    expect([by(good.findings, procedure), by(good.findings, ambiguity)]).toEqual([
      procedure.id,
      procedure.id,
    ]);
    const bad = await searched(
      texts,
      [lifeAfter],
      [ambiguity.id, reading('the newcomer removes all and stays')],
    );
    expect([by(bad.findings, procedure), by(bad.findings, ambiguity)]).toEqual([null, ambiguity.id]);
    const half = { clause: 'heroes/504.5', isNotRead: 'the newcomer removes all and is spent' };
    const halved = await searched(texts, [lifeAfter], [procedure.id, half]);
    expect(halved.complaints).toHaveLength(1);
    expect(by(halved.findings, ambiguity)).toBeNull();
  });
});

describe('a settlement that one clause prevails', () => {
  it('leaves an ambiguity of the clause that gives way where it shows on another question too', async () => {
    const away = ({ card, turn }: { card: { controller: string; owner: string }; turn: { began: string } }) =>
      card.controller !== turn.began && card.owner !== turn.began;
    const planted = all(deck, adding(X, doesReady, away, '', told('readies', 'stays exhausted')))(texts);
    const decision = { prevails: Z, over: [X], question: 'isShuffled' };
    for (const [where, isLeft] of [
      [deck(texts), false],
      [planted, true],
    ] as const) {
      const { findings } = await searched(where, [isShuffled, doesReady]);
      const conflict = find(findings, 'conflict under a reading', X, Z);
      const ambiguity = find(findings, 'ambiguity', X);
      const after = await searched(where, [isShuffled, doesReady], [conflict.id, decision]);
      expect(after.complaints).toEqual([]);
      expect(by(after.findings, conflict)).toBe(conflict.id);
      expect(by(after.findings, ambiguity)).toBe(isLeft ? null : conflict.id);
    }
  });
  it('leaves the conflicts of both with a third', async () => {
    const planted = all(
      adding(X, isShuffled, untouched, 'shuffled'),
      adding(Z, isShuffled, untouched, 'left as it was'),
      adding(W, isShuffled, untouched, 'left as it was'),
    )(texts);
    const { findings } = await searched(planted, [isShuffled]);
    const [one, other] = [find(findings, 'conflict', X, Z), find(findings, 'conflict', X, W)];
    const kept = await searched(
      planted,
      [isShuffled],
      [one.id, { prevails: X, over: [Z], question: 'isShuffled' }],
    );
    expect([by(kept.findings, one), by(kept.findings, other)]).toEqual([one.id, null]);
    const given = await searched(
      planted,
      [isShuffled],
      [one.id, { prevails: Z, over: [X], question: 'isShuffled' }],
    );
    expect([by(given.findings, one), by(given.findings, other)]).toEqual([one.id, one.id]);
  });
});
