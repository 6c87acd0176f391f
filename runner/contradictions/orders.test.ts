import { describe, expect, it } from 'vitest';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Layers, LifeChange } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { benchOf } from './bench.ts';
import type { Texts } from './edits.ts';
import { dropping } from './edits.ts';
import { orderFindings } from './processes.ts';
import { texts } from './testing/bank.ts';
import { adding } from './testing/planting.ts';

const foundIn = ({ clauses, suppositions }: Texts) =>
  orderFindings(benchOf(clauses, suppositions), 1, [HEROES]);

describe('endings at one moment', () => {
  it('are no finding where no reading leaves additional and negative life together', () => {
    expect(foundIn(texts)).toEqual([]);
  });
  it('are one where the clauses leave both', () => {
    const keeping = adding(
      'heroes/504.5',
      lifeAfter,
      ({ before, by }: LifeChange) => before.effects.length === 1 && typeof by === 'object' && 'deed' in by,
      ({ starting, wounds, additional, negative }: Layers, { before }: LifeChange) =>
        starting === before.starting && wounds === before.wounds && additional === 1 && negative === 1,
    );
    const found = foundIn(keeping(dropping(texts, 'heroes/504.5', lifeAfter.id)));
    expect(found.map(({ clauses }) => clauses)).toEqual([['heroes/503.1/expiry', 'heroes/505.1']]);
    expect(found[0]?.witnesses[0]?.situation).toMatchObject({
      life: { starting: 1, wounds: 0, effects: [{ kind: 'additional' }, { kind: 'negative' }] },
    });
  });
});
