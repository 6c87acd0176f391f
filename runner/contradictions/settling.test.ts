import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../generators/settings.ts';
import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';
import { Settlement as Shape } from '../../spec/clauses/settlement.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { unsettledOf } from './assemble.ts';
import { search } from './search.ts';
import { settled } from './settling.ts';
import { complaintsAboutSettlements } from './settling-complaints.ts';
import type { Entry } from './survey.ts';
import { bank, texts } from './testing/bank.ts';

const settling = (decision: Decision, finding = '0123456789'): Settlement => ({
  finding,
  decision,
  by: 'an editor',
  since: '2026-01-31',
  source: 'a letter',
});

const READYING = { prevails: 'heroes/502.8', over: ['heroes/503.1/readying'], question: 'doesReady' };
const BINDS = 'a ban binds the rules too';

describe('a settlement that cannot be followed is told in one sentence', () => {
  it.each<[string, Decision, RegExp]>([
    [
      'an unknown clause',
      { clause: 'heroes/599', reading: 'x' },
      /^settlement of 0123456789: there is no clause heroes\/599; expected one such as heroes\/502\.9, /,
    ],
    [
      'a clause over an unknown one',
      { ...READYING, over: ['heroes/503.1'] },
      /there is no clause heroes\/503\.1; .* heroes\/503\.1\/deck-out, /,
    ],
    [
      'an unknown reading',
      { clause: 'heroes/504.5', reading: 'x' },
      /no reading «x» left to choose; expected one of «cancel one for one», /,
    ],
    [
      'a reading of a clause with none',
      { clause: 'heroes/502.2', isNotRead: 'x' },
      /no reading «x», nor any other; decide by "prevails"/,
    ],
    [
      'one that prevails and says nothing',
      READYING,
      /502\.8 rules on «doesReady» only by words .* "reading": «a ban binds the rules too»$/,
    ],
    [
      'an unknown question',
      { ...READYING, question: 'doesRead', reading: BINDS },
      /502\.8 rules nothing on «doesRead»; it rules on «doesReady», /,
    ],
    [
      'one that gives way and says nothing',
      { ...READYING, over: ['heroes/502.5'], reading: BINDS },
      /502\.5 rules nothing on «doesReady»; it rules on «/,
    ],
    [
      'two questions at once',
      { ...READYING, question: 'isWounded + lifeAfter' },
      /«isWounded \+ lifeAfter» is two questions/,
    ],
    [
      'words that nobody supposes',
      { ...READYING, reading: 'x' },
      /502\.8 has no words «x» for "reading"; expected one of «a ban binds the rules too»$/,
    ],
    [
      'words where none are needed',
      { prevails: 'heroes/503.1/loss', over: ['heroes/505.1'], question: 'hasLost', reading: 'x' },
      /expected one of «lost only then»$/,
    ],
  ])('%s', (_, decision, message) => {
    const complaints = complaintsAboutSettlements(texts, [settling(decision)]);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(message);
  });
  it('twice of one finding, or against another', () => {
    const one = settling({ clause: 'heroes/504.5', reading: 'cancel one for one' });
    const other = settling(
      { clause: 'heroes/504.5', reading: 'the newcomer removes all and stays' },
      'abcdef0123',
    );
    expect(complaintsAboutSettlements(texts, [one, one])).toEqual([
      'settlement of 0123456789: it is settled twice; leave one of the two out',
    ]);
    expect(complaintsAboutSettlements(texts, [one, other])).toEqual([
      'settlement of abcdef0123: heroes/504.5 has no reading «the newcomer removes all and stays» left to choose; expected one of «cancel one for one»',
    ]);
  });
  it('is none where the same decision settles another finding as well', () => {
    const decision = { clause: 'heroes/505.1', isNotRead: 'destroyed only then' };
    const both = [settling(decision), settling(decision, 'abcdef0123')];
    expect(complaintsAboutSettlements(texts, both)).toEqual([]);
    expect(settled(texts, both)).toEqual(settled(texts, both.slice(0, 1)));
  });
  it('of two keys at once, by the shape that it has to have', () => {
    const both = settling({ ...READYING, clause: 'heroes/502.8' } as never);
    expect(Shape.safeParse(both).success).toBe(false);
    expect(Shape.safeParse(settling({ ...READYING, reading: BINDS })).success).toBe(true);
  });
});

const searched = (entries: readonly Entry[], settlements: readonly Settlement[]) =>
  search({
    texts,
    editions: [HEROES],
    settlements,
    bank: entries,
    examples: [],
    bound: 1,
    player: null,
    shrink: shrinkerFor(EVERYTHING),
    isStopped: () => false,
  });

const readying = bank.filter(({ question }) => question.id === 'doesReady');

describe('a settlement that can be followed', () => {
  it('settles its finding and no other, and what settles nothing is told', async () => {
    const before = await searched(readying, []);
    const conflict = before.findings.find(({ kind }) => kind === 'conflict under a reading');
    expect(conflict?.clauses).toEqual(['heroes/502.8', 'heroes/503.1/readying']);
    const id = conflict?.id ?? '';
    for (const decision of [
      { ...READYING, reading: BINDS },
      { prevails: 'heroes/503.1/readying', over: ['heroes/502.8'], question: 'doesReady' },
      { clause: 'heroes/502.8', isNotRead: BINDS },
      { stands: true },
    ] satisfies Decision[]) {
      const { findings, complaints } = await searched(readying, [settling(decision, id)]);
      expect(complaints).toEqual([]);
      expect(findings.filter(({ settlement }) => settlement !== null).map((one) => one.id)).toEqual([id]);
      expect(unsettledOf(findings)).toHaveLength(unsettledOf(before.findings).length - 1);
    }
    const useless = { clause: 'heroes/504.5', reading: 'cancel one for one' };
    const { findings, complaints } = await searched(readying, [
      settling(useless, id),
      settling({ stands: true }),
    ]);
    expect(complaints).toEqual([
      expect.stringMatching(`^settlement of ${id}: with its decision the finding is still there; .*«Fixes»`),
      expect.stringMatching(
        `^settlement of 0123456789: the search has no such finding; .* ${id} \\(conflict`,
      ),
    ]);
    expect(unsettledOf(findings)).toEqual(unsettledOf(before.findings));
  });
  it('settles a procedure that cannot be kept by the reading under which it can', async () => {
    const { findings } = await searched([], []);
    const procedure = findings.find(({ kind }) => kind === 'impossible procedure');
    const decision = { clause: 'heroes/504.5', reading: 'cancel one for one' };
    const after = await searched([], [settling(decision, procedure?.id)]);
    expect(after.complaints).toEqual([]);
    expect(after.findings.find(({ id }) => id === procedure?.id)?.settlement?.decision).toEqual(decision);
  });
});
