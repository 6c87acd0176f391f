import { describe, expect, it } from 'vitest';
import { translations } from '../../oracles/index.ts';
import type { Decision } from '../../spec/clauses/settlement.ts';
import { EDITION_NAMES } from '../../spec/editions/index.ts';
import { textsOf } from '../cli/clauses.ts';
import { tongueOf } from '../report/telling/tongue.ts';
import { namedInEnglish, readingNames } from './reading-names.ts';

const russian = tongueOf('ru', translations).word;
const settling = (decision: Decision) => [
  { finding: '0123456789', decision, by: 'an editor', since: '2026-01-31', source: 'a letter' },
];

describe.each(EDITION_NAMES)('a reading of %s', (edition) => {
  const texts = textsOf(edition);
  const all = texts.clauses.flatMap(({ address }) =>
    readingNames(texts, address).map((name) => ({ address, name })),
  );

  it('has a Russian name that no other reading of its clause has', () => {
    expect(all.length).toBeGreaterThan(5);
    const named = all.map(({ address, name }) => `${address} ${russian(name)}`);
    expect(new Set(named).size).toBe(named.length);
    expect(all.filter(({ name }) => russian(name) === name)).toEqual([]);
  });
  it('is the same by either name, in every decision that names one', () => {
    for (const { address: clause, name } of all)
      for (const called of [name, russian(name)])
        for (const [written, meant] of [
          [
            { clause, reading: called },
            { clause, reading: name },
          ],
          [
            { clause, isNotRead: called },
            { clause, isNotRead: name },
          ],
          [
            { prevails: clause, over: ['x/1'], question: 'x', reading: called },
            { prevails: clause, over: ['x/1'], question: 'x', reading: name },
          ],
        ] satisfies [Decision, Decision][])
          expect(namedInEnglish(texts, settling(written), russian)).toEqual(settling(meant));
  });
  it('is left as it is written where no reading is called so', () => {
    const stranger = settling({ clause: `${edition}/502.6`, reading: 'x' });
    expect(namedInEnglish(texts, stranger, russian)).toEqual(stranger);
    expect(namedInEnglish(texts, settling({ stands: true }), russian)).toEqual(settling({ stands: true }));
  });
});
