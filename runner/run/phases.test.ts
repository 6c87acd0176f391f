import { expect, it } from 'vitest';
import { createEngine } from '../../engines/reference/engine.ts';
import { referenceRules } from '../../engines/reference/index.ts';
import { reportOn } from '../testing/judged.ts';

it('blames no engine that declares abilities only before the attacks of a turn', async () => {
  const early = createEngine('abilities-before-attacks', {
    ...referenceRules,
    sourceComplaint: (view, player, card, ability, id) =>
      referenceRules.sourceComplaint(view, player, card, ability, id) ??
      (view.attackers.length > 0 ? 'the phase of attacks has begun' : null),
  });
  expect((await reportOn(early, { cases: 200 })).findings).toEqual([]);
}, 30_000);
