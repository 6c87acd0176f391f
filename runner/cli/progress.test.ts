import { describe, expect, it } from 'vitest';
import { deadlineAfter, endless, SHARES } from '../contradictions/deadline.ts';
import { beating } from './heartbeat.ts';
import type { Clock } from './pace.ts';
import { progressTo } from './progress.ts';

/** A clock that goes on when it is told to, second by second, and a stream that keeps what is written. */
const table = (isTTY: boolean) => {
  const written: string[] = [];
  let at = 0;
  let calls: (() => void)[] = [];
  const clock: Clock = {
    now: () => at,
    every: (_, call) => {
      calls.push(call);
      return () => {
        calls = calls.filter((one) => one !== call);
      };
    },
  };
  const pass = (seconds: number): void => {
    for (let i = 0; i < seconds; i += 1) {
      at += 1000;
      for (const call of calls) call();
    }
  };
  const stream = { isTTY, write: (text: unknown) => written.push(String(text)) > 0 };
  return { clock, stream, pass, written };
};

describe('a run that is not on a terminal', () => {
  it('says after 10 seconds how it stands, then every 20, and no more when it is done', () => {
    const { clock, stream, pass, written } = table(false);
    const progress = progressTo(stream, 4096, { clock });
    pass(9);
    expect(written).toEqual([]);
    pass(1);
    progress.at(1024, 1);
    pass(19);
    progress.at(2048, 3);
    pass(21);
    progress.next('all 4096 cases were played');
    pass(20);
    progress.done();
    pass(100);
    expect(written).toEqual([
      '0 of 4096 cases, after 10 s\n',
      '2048 of 4096 cases, 3 deviations so far, after 30 s\n',
      '2048 of 4096 cases, 3 deviations so far, after 50 s\n',
      'all 4096 cases were played, after 70 s\n',
    ]);
  });
  it('says nothing where it is over before that', () => {
    const { clock, stream, pass, written } = table(false);
    const progress = progressTo(stream, 10, { clock });
    pass(5);
    progress.at(10, 0);
    progress.done();
    expect(written).toEqual([]);
  });
  it('says so too where its work lets no timer in, when something is done', () => {
    const { clock, stream, written } = table(false);
    let at = 0;
    const progress = progressTo(stream, 3, { unit: 'parts', clock: { ...clock, now: () => at } });
    at = 15_000;
    progress.at(1);
    progress.at(2);
    progress.done();
    expect(written).toEqual(['1 of 3 parts, after 15 s\n']);
  });
});

it('on a terminal one line is kept up to date and taken away', () => {
  const { clock, stream, pass, written } = table(true);
  const progress = progressTo(stream, 100, { clock });
  pass(10);
  progress.at(50, 2);
  progress.at(51, 2);
  pass(1);
  progress.next('all were played');
  progress.done();
  expect(written).toEqual(['\r50 of 100 cases, 10 s left   ', '\r\u001b[Kall were played', '\r\u001b[K']);
});

describe('a search', () => {
  it('says now and then what it is at, and ends as it would have', () => {
    const { clock, stream, pass, written } = table(false);
    const isSpent = beating(deadlineAfter(60, clock.now), stream, clock);
    const looked = [SHARES.laidOut, SHARES.laidOut, SHARES.heard, undefined].map((share) => {
      pass(16);
      return isSpent(share);
    });
    expect(looked).toEqual([false, true, true, true]);
    expect(written).toEqual([
      'Laying situations out, after 16 s\n',
      'Hearing what the clauses say of them, after 48 s\n',
    ]);
  });
  it('without a limit does so, too', () => {
    const { clock, stream, pass, written } = table(false);
    const isSpent = beating(endless, stream, clock);
    pass(10);
    expect([isSpent(), isSpent()]).toEqual([false, false]);
    expect(written).toEqual(['Working out what was found, after 10 s\n']);
  });
});
