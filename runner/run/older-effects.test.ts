import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engines/reference/engine.ts';
import { rulesOf } from '../../engines/reference/index.ts';
import { board, card, change, endTurn } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Term } from '../../spec/model/names.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { fares } from '../testing/faring.ts';
import { KINDS, without } from '../testing/untelling.ts';

type Kept = (effects: readonly Effect[], older: readonly Effect[]) => readonly Effect[];

/** The reference engine, which keeps of the effects of a card only some after each deed that has laid another one. */
const keeping = (kept: Kept): Engine =>
  createEngine(
    'keeping',
    {
      ...rulesOf.heroes,
      perform: (run, deed, was, why) => {
        rulesOf.heroes.perform(run, deed, was, why);
        const now = run.cards[was.id];
        if (now === undefined || now.effects.length <= was.effects.length) return;
        const left = [...kept(now.effects, was.effects)];
        if (left.length < now.effects.length || left.some(({ id }, i) => id !== now.effects[i]?.id))
          run.setEffects(now, left, why.cause);
      },
    },
    'heroes',
  );

const isOlder = (older: readonly Effect[], { id }: Effect) => older.some((one) => one.id === id);
const isAlike = (a: Effect, b: Effect) => a.kind === b.kind && a.ability === b.ability;

/** Takes off the older effects of the kind that is laid. */
const replacing = keeping((effects, older) => {
  const laid = effects.find((one) => !isOlder(older, one));
  return effects.filter((one) => !isOlder(older, one) || one.kind !== laid?.kind);
});
/** Takes off all older ones. */
const clearing = keeping((effects, older) => effects.filter((one) => !isOlder(older, one)));
const RANKS: readonly Term[] = ['end of turn', 'start of turn B', 'start of turn A', 'lasting'];
/** Of alike effects keeps the one that lasts longest, the newest first. */
const merging = keeping((effects) =>
  effects
    .filter(
      (one, i) =>
        one.kind === 'control' ||
        !effects.some(
          (other, j) =>
            isAlike(one, other) &&
            (RANKS.indexOf(other.until) > RANKS.indexOf(one.until) || (other.until === one.until && j > i)),
        ),
    )
    .reverse(),
);

const texts: Record<string, Ability> = {
  ward: { kind: 'static', static: { text: 'cannot be target' } },
  veil: { kind: 'static', static: { text: 'cannot be', verb: 'heal' } },
};
const table = board(
  [
    card('king', 'hero', 'A'),
    card('queen', 'hero', 'B'),
    card('imp', 'creature', 'A', { printed: ['ward'] }),
  ],
  texts,
);
const laying = {
  silence: (until: Term): Deed => ({ verb: 'silence', until }),
  challenge: (until: Term): Deed => ({ verb: 'challenge', until }),
  'grant ward': (until: Term): Deed => ({ verb: 'grant', ability: 'ward', until }),
  'grant veil': (until: Term): Deed => ({ verb: 'grant', ability: 'veil', until }),
  control: (until: Term): Deed => ({ verb: 'take control', until }),
} as const;
type Lay = readonly [keyof typeof laying, Term];

const LONG = 'lasting';
const SHORT = 'end of turn';

/** What is blamed as one thing after another is laid on a card and the turn ends, with all events told and with none. */
const laid = async (engine: Engine, ...all: readonly Lay[]): Promise<string[]> => {
  const acts = [...all.map(([what, until]) => change('imp', laying[what](until))), endTurn('A')];
  const told = [engine, without(KINDS, engine)].map((one) => fares(one, table, ...acts));
  return Promise.all(told);
};

const EXPIRY = ['heroes/503.1/expiry', 'heroes/503.1/expiry'];
const NOBODY = ['', ''];

describe('a deed that lays an effect', () => {
  it.each<[string, Engine, Lay, Lay]>([
    ['a longer silence', replacing, ['silence', LONG], ['silence', SHORT]],
    ['a longer challenge', replacing, ['challenge', 'start of turn A'], ['challenge', SHORT]],
    ['a longer grant of the same text', replacing, ['grant ward', LONG], ['grant ward', SHORT]],
    ['a grant of another text', replacing, ['grant ward', SHORT], ['grant veil', LONG]],
    ['a challenge under a silence', clearing, ['challenge', LONG], ['silence', LONG]],
    ['a grant under a control', clearing, ['grant veil', LONG], ['control', LONG]],
    ['a silence under a challenge', clearing, ['silence', LONG], ['challenge', LONG]],
    ['a control under a challenge', clearing, ['control', LONG], ['challenge', SHORT]],
  ])('takes nothing off: not %s', async (_, engine, older, newer) => {
    expect(await laid(engine, older, newer)).toEqual(EXPIRY);
  });

  it.each<[string, Engine, Lay, Lay]>([
    ['a shorter silence', replacing, ['silence', SHORT], ['silence', LONG]],
    ['a challenge as long', replacing, ['challenge', LONG], ['challenge', LONG]],
    ['a shorter grant of the same text', replacing, ['grant ward', SHORT], ['grant ward', LONG]],
    ['a shorter silence laid after', merging, ['silence', LONG], ['silence', SHORT]],
    ['a grant laid after, in another order', merging, ['grant ward', LONG], ['grant veil', SHORT]],
    ['an older control', replacing, ['control', LONG], ['control', LONG]],
  ])('may count for an alike one: %s', async (_, engine, older, newer) => {
    expect(await laid(engine, older, newer)).toEqual(NOBODY);
  });
});
