import { expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { card } from '../../engines/testing/table.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { judgingOf, storedFor, these } from '../testing/judged.ts';
import { hunt } from './hunt.ts';
import { asItIs } from './shrink.ts';
import { knownOf, shrunkDenials } from './witnesses.ts';

it('a denial is shown by the case of another one, where that is simpler and shows both', async () => {
  const judging = judgingOf(engines['mutant:enters-wounded']?.() as Engine);
  const small = storedFor('enters-wounded');
  const onlooker = card('shrine', 'support', 'B');
  const large: Case = { ...small, board: { ...small.board, cards: [...small.board.cards, onlooker] } };
  const [first, second] = [
    await hunt(judging, these([large]), { cases: 1 }),
    await hunt(judging, these([small]), { cases: 1 }),
  ];
  const [one = '', other = ''] = first.denials.keys();
  const met = knownOf(first);
  met.denials.set(other, second.denials.get(other) ?? expect.fail('it shows two denials'));
  const shrunk = await shrunkDenials(judging, asItIs, met);
  expect(shrunk.map(({ fingerprint, witness }) => [fingerprint, witness.case])).toEqual([
    [one, small],
    [other, small],
  ]);
});
