import { describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { reportOn } from '../testing/judged.ts';

type Change = (value: Readonly<Record<string, unknown>>, key: string) => unknown;

/** All that an engine says, with every object changed. */
const changed = (value: unknown, change: Change, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => changed(one, change, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, changed(one, change, name)]);
  return change(Object.fromEntries(entries), key);
};

const telling = (change: Change, claims: Partial<Engine['greeting']['capabilities']> = {}): Engine => {
  const engine = reference();
  const { greeting } = engine;
  return {
    greeting: { ...greeting, capabilities: { ...greeting.capabilities, ...claims } },
    load: (board) => changed(engine.load(board), change) as ReturnType<Engine['load']>,
    act: (act) => changed(engine.act(act), change) as ReturnType<Engine['act']>,
  };
};

const summed: Change = (value, key) => {
  if (key !== 'life' || !('starting' in value)) return value;
  const { effects } = value as unknown as Life;
  const sums = (['additional', 'negative'] as const).flatMap((kind) => {
    const left = effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.left : sum), 0);
    return left === 0 ? [] : [{ id: kind, kind, laid: left, left, until: 'lasting', by: null }];
  });
  return { ...value, effects: sums };
};

const renamed: Change = (value, key) =>
  key === 'effects' && 'id' in value ? { ...value, id: `${value.id}-of-mine` } : value;

const again = (): Engine => {
  const engine = reference();
  return {
    ...engine,
    act(act) {
      const reply = engine.act(act);
      const events = reply.events.flatMap((event): Event[] =>
        event.kind === 'life' ? [event, event] : [event],
      );
      return { ...reply, events };
    },
  };
};

describe('an engine that is right is not blamed for how it tells', () => {
  it.each<[string, () => Engine]>([
    ['totals of life instead of effects', () => telling(summed, { life: 'totals' })],
    ['effects under ids of its own, those of the board too', () => telling(renamed)],
    ['a life twice', again],
  ])('%s', async (_, engine) => {
    const { faults, findings } = await reportOn(engine(), { cases: 150 });
    expect([faults.map(({ detail }) => detail), findings.map(({ blamed }) => blamed)]).toEqual([[], []]);
  });
});
