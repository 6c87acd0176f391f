import { expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import {
  board,
  card,
  declare,
  each,
  giveLife,
  heal,
  one,
  self,
  setLife,
  shot,
  takeLife,
  wound,
} from '../../engines/testing/table.ts';
import type { Ability, Instruction, Trigger } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import { findingsOn } from '../testing/judged.ts';

const creatures = { types: ['creature' as const] };
const TRIGGERS: readonly Trigger[] = [
  'wounded',
  'healed',
  'targeted',
  'kills',
  'creature dies',
  'opposing graveyard',
];
const LATER: readonly Deed[] = [wound(1), heal(1), giveLife(1), takeLife(1), setLife(1), { verb: 'poison' }];

const played = (
  printed: readonly string[],
  texts: Record<string, Ability>,
  acts: readonly Act[],
  pick: number,
): Case => ({
  edition: 'heroes',
  board: board(
    [
      card('imp', 'creature', 'A', { printed: [...printed], starting: 6, wounds: 2 }),
      card('ogre', 'creature', 'B', { starting: 4 }),
      card('elf', 'creature', 'B', { starting: 1 }),
    ],
    texts,
  ),
  acts: [...acts],
  picks: [pick, pick + 1, pick],
});

const resolve: Act = { act: 'resolve' };
/** A text whose first step may set another one off and whose later steps ask. */
const withTrigger = (trigger: Trigger, first: Instruction, later: Deed): Case[] => {
  const texts: Record<string, Ability> = {
    cry: { kind: 'triggered', trigger, steps: [[self({ verb: 'cure' })]] },
    long: { kind: 'activated', steps: [[first], [one(later, creatures)], [one(later, creatures)]] },
  };
  const named = first.object.kind === 'choose' ? ['elf'] : [];
  return [0, 1].map((pick) => played(['cry', 'long'], texts, [declare('imp', 'long', named), resolve], pick));
};

/** Both shots of a text, each at a card of its own. */
const shooting = (cards: readonly string[]): Act => ({
  act: 'declare',
  player: 'A',
  source: 'imp',
  ability: 'twice',
  targets: cards.map((id, part) => ({ at: [0, part], cards: [id], amounts: null })),
});

it.each(TRIGGERS)(
  'what a step before a choice set off («%s») is not taken for what comes behind it',
  async (trigger) => {
    const firsts = [self(wound(1)), self(heal(1)), one(wound(1), creatures), each(wound(1), creatures)];
    const cases = firsts.flatMap((first) => LATER.flatMap((later) => withTrigger(trigger, first, later)));
    expect(await findingsOn(reference(), cases)).toEqual([]);
  },
);

it('of several shots of one text each is led for itself', async () => {
  const texts: Record<string, Ability> = {
    aside: { kind: 'static', static: { text: 'redirects', to: creatures } },
    twice: { kind: 'activated', steps: [[one(shot(1), creatures), one(shot(1), creatures)]] },
  };
  const targets = [
    ['imp', 'imp'],
    ['imp', 'ogre'],
    ['ogre', 'imp'],
  ];
  const cases = targets.flatMap((cards) =>
    [0, 1, 2, 3].map((pick) => played(['aside', 'twice'], texts, [shooting(cards), resolve], pick)),
  );
  expect(await findingsOn(reference(), cases)).toEqual([]);
});
