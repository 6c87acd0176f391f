import { describe, expect, it } from 'vitest';
import { HEROES } from '../../spec/editions/heroes.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers, LifeChange } from '../../spec/questions/life.ts';
import { isGiven, lifeAfter } from '../../spec/questions/life.ts';
import { benchOf } from './bench.ts';
import type { Texts } from './edits.ts';
import { dropping } from './edits.ts';
import { orderFindings } from './processes.ts';
import { texts } from './testing/bank.ts';
import { adding } from './testing/planting.ts';

const foundIn = ({ clauses, suppositions }: Texts, due: string) =>
  orderFindings(benchOf(clauses, suppositions), 1, [HEROES]).filter((one) => one.clauses.includes(due));

describe('endings at one moment', () => {
  it('are no finding where no reading leaves additional and negative life together', () => {
    expect(foundIn(texts, 'heroes/503.1/expiry')).toEqual([]);
  });
  it('are one where the clauses leave both', () => {
    const keeping = adding(
      'heroes/504.5',
      lifeAfter,
      ({ before, by }: LifeChange) => before.effects.length === 1 && typeof by === 'object' && 'deed' in by,
      ({ starting, wounds, additional, negative }: Layers, { before }: LifeChange) =>
        starting === before.starting && wounds === before.wounds && additional === 1 && negative === 1,
    );
    const found = foundIn(keeping(dropping(texts, 'heroes/504.5', lifeAfter.id)), 'heroes/503.1/expiry');
    expect(found.map(({ clauses }) => clauses)).toEqual([['heroes/503.1/expiry', 'heroes/505.1']]);
    expect(found[0]?.witnesses[0]?.situation).toMatchObject({
      life: { starting: 1, wounds: 0, effects: [{ kind: 'additional' }, { kind: 'negative' }] },
    });
  });
});

describe('static texts that begin to hold at one moment', () => {
  const STATIC = 'heroes/503.1/static-effect';
  it('destroy a card in one order only, which no clause fixes', () => {
    const found = foundIn(texts, STATIC);
    expect(found.map(({ clauses }) => clauses)).toEqual([[STATIC, 'heroes/505.1']]);
    const [witness] = found[0]?.witnesses ?? [];
    expect(witness?.situation).toMatchObject({
      state: { cards: { imp: { life: { starting: 1, wounds: 0, effects: [] } } } },
      texts: { banner: { static: { by: 1 } }, curse: { static: { by: -1 } } },
      entering: 'bearer',
    });
    expect(witness?.sayings.map(({ clause, says }) => `${clause} ${says}`)).toEqual([
      `${STATIC} on it`,
      'heroes/505.1 destroyed',
    ]);
  });
  it('are no finding where nothing lays them, or a card without a level waits', () => {
    expect(foundIn(dropping(texts, STATIC, isGiven.id), STATIC)).toEqual([]);
    expect(foundIn(dropping(texts, 'heroes/505.1', isDestroyed.id), STATIC)).toEqual([]);
  });
});
