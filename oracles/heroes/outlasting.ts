import { on } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import { fields, such } from '../../spec/clauses/ruling.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Term } from '../../spec/model/names.ts';
import type { Layers, LifeChange, Passed, TurnChange } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { examples, life } from '../examples.ts';
import { ends, layersOf } from '../reading-life.ts';
import type { Shares } from '../reading-terms.ts';
import { termsOf } from '../reading-terms.ts';
import { speakingOf } from './laying-life.ts';

const BECAUSE = 'just those terms have ended';

const dueOf = (shares: Shares, turn: TurnChange): number =>
  [...shares].reduce((sum, [term, share]) => (ends(term, turn) ? sum + share : sum), 0);

/** What is left of a life as terms end; of a kind whose terms are open, anything that lay there. */
function left(change: LifeChange, turn: TurnChange): Ruling<Layers> {
  const had = layersOf(change.before);
  const terms = termsOf(change);
  const kinds = (['additional', 'negative'] as const).map((kind) => {
    const shares = terms[kind];
    return shares === null
      ? { kind, least: 0, most: had[kind] }
      : { kind, least: had[kind] - dueOf(shares, turn), most: had[kind] - dueOf(shares, turn) };
  });
  if (kinds.every(({ least, most }) => least === most))
    return fields<Layers>(Object.fromEntries(kinds.map(({ kind, most }) => [kind, most])), BECAUSE);
  return speakingOf(
    ['additional', 'negative'],
    such<Layers>(
      kinds.map(({ kind, least, most }) => `${kind} ${least}–${most}`).join(', '),
      BECAUSE,
      (given) => kinds.every(({ kind, least, most }) => given[kind] >= least && given[kind] <= most),
    ),
  );
}

const A_BEGINS: TurnChange = { ended: 'B', began: 'A' };

const raised = (until: Term, wounds = 0): Life => life(3, { additional: 2, until, wounds });
const since = (before: Life, ...passed: Passed[]): LifeChange => ({
  before,
  by: { expiry: A_BEGINS, passed },
});
const wounded: Passed = {
  before: raised('end of turn'),
  after: raised('lasting', 1),
  by: { verb: 'wound', amount: 1 },
};

/** Terms end with a turn: what had one of them goes, as it was laid, and nothing else. */
export const outlasting = () =>
  on(lifeAfter, {
    applies: ({ by }) => typeof by === 'object' && 'expiry' in by,
    ruling: (change) =>
      typeof change.by === 'object' && 'expiry' in change.by ? left(change, change.by.expiry) : null,
    examples: examples(
      [{ before: raised('end of turn'), by: { expiry: A_BEGINS } }, since(wounded.after, wounded)],
      [{ before: raised('end of turn'), by: 'nothing' }],
    ),
  });
