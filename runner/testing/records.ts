import { VERBS } from '../../spec/abilities/deed.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { AbilityId, At, CardId, Player, Term, TextRef, Zone } from '../../spec/model/names.ts';
import type { Item, Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board } from '../../spec/play/case.ts';
import type { Cause, Event, RulesEffect } from '../../spec/play/event.ts';
import { fold, startOf } from '../../spec/play/fold.ts';
import type { CaseRecord, Outcome, Step } from '../../spec/play/record.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';

/** A filter for creatures. */
export const creatures = { types: ['creature' as const] };
/** Carries out the next item. */
export const resolve: Act = { act: 'resolve' };

/** An engine that claims everything. */
export const CLAIMS: Capabilities = {
  terms: {
    verbs: Object.keys(VERBS) as (keyof typeof VERBS)[],
    abilities: ['activated', 'triggered', 'spell', 'static'],
    triggers: ['hire', 'death', 'healed'],
    objects: ['choose', 'each', 'itself'],
    steps: true,
    parts: true,
    counts: true,
  },
  changes: true,
  enter: true,
  life: 'effects',
  level: true,
  events: [
    ...(['queued', 'lapsed', 'named', 'settled', 'begun', 'did', 'ended', 'left', 'life', 'flag'] as const),
    ...(['abilities', 'effects', 'control', 'moved', 'destroyed', 'lost', 'turn'] as const),
  ],
  options: true,
  determinism: true,
  trusts: [],
};

/** One act of a hand-written record; the state after it is what its events make of the state before. */
export interface Told {
  readonly act: Act;
  readonly events?: readonly Event[];
  readonly outcome?: Outcome;
  readonly picked?: boolean;
  readonly pending?: Pending | null;
}

/** A record that agrees with itself. */
export function recordOf(board: Board, told: readonly Told[]): CaseRecord {
  const before = startOf(board);
  let state = before;
  const steps = told.map(
    ({ act, events = [], outcome = 'accepted', picked = false, pending = null }): Step => {
      state = events.reduce(fold, state);
      return { act, picked, reply: { outcome, reason: null, events: [...events], pending, state } };
    },
  );
  return { before, steps };
}

const FIRST: At = [0, 0];

export const byAct: Cause = { by: 'act' };
export const byRules = (effect: RulesEffect): Cause => ({ by: 'rules', effect });
export const byItem = (item = 'i1', at: At = FIRST): Cause => ({ by: 'item', item, at });

/** An item of player A unless said otherwise; `targets` are named for its first instruction. */
export const item = (
  source: CardId,
  ability: string,
  targets: readonly CardId[] = [],
  { id = 'i1', controller = 'A' as Player } = {},
): Item => ({
  id,
  kind: 'ability',
  sources: [source],
  ability,
  controller,
  named: targets.length === 0 ? [] : [{ at: FIRST, cards: [...targets], amounts: null }],
});

export const queued = (one: Item, group = 0): Event => ({ kind: 'queued', group, item: one });
export const lapsed = (source: CardId, ability: string): Event => ({
  kind: 'lapsed',
  group: 0,
  source,
  ability,
});
export const named = (cards: readonly CardId[], at: At, id = 'i1'): Event => ({
  kind: 'named',
  group: 0,
  item: id,
  at,
  cards: [...cards],
  player: 'A',
});
export const settled = (targets: readonly CardId[], at = FIRST, id = 'i1'): Event => ({
  kind: 'settled',
  group: 0,
  item: id,
  at,
  targets: [...targets],
});
export const begun = (at = FIRST, id = 'i1'): Event => ({ kind: 'begun', group: 0, item: id, at });
export const ended = (at = FIRST, id = 'i1'): Event => ({ kind: 'ended', group: 0, item: id, at });
export const left = (id = 'i1'): Event => ({ kind: 'left', group: 0, item: id });
export const did = (card: CardId, cause: Cause): Event => ({ kind: 'did', group: 0, card, cause });
export const lives = (card: CardId, life: Life, cause: Cause): Event => ({
  kind: 'life',
  group: 0,
  card,
  life,
  cause,
});
export const effectsOf = (card: CardId, effects: readonly Effect[], cause = byRules('expiry')): Event => ({
  kind: 'effects',
  group: 0,
  card,
  effects: [...effects],
  cause,
});
export const textsOf = (card: CardId, abilities: readonly AbilityId[], cause = byRules('expiry')): Event => ({
  kind: 'abilities',
  group: 0,
  card,
  abilities: [...abilities],
  cause,
});
export const flagged = (
  card: CardId,
  flag: 'exhausted' | 'poisoned',
  value: boolean,
  cause: Cause,
): Event => ({ kind: 'flag', group: 0, card, flag, value, cause });
/** A card comes under another player. */
export const taken = (card: CardId, controller: Player, cause: Cause): Event => ({
  kind: 'control',
  group: 0,
  card,
  controller,
  cause,
});
export const moved = (
  card: CardId,
  zone: Zone,
  whose: Player | null,
  cause: Cause,
  { life = null as Life | null, group = 0 } = {},
): Event => ({ kind: 'moved', group, card, zone, whose, life, cause });
export const destroyed = (
  card: CardId,
  cause: Cause = byRules('destruction'),
  killers: readonly TextRef[] = [],
): Event => ({ kind: 'destroyed', group: 0, card, killers: [...killers], cause });
export const lost = (player: Player): Event => ({ kind: 'lost', group: 0, player, cause: byRules('loss') });
export const turnOf = (player: Player): Event => ({ kind: 'turn', group: 0, player });

/** A life in short. */
export const life = (
  starting: number,
  { wounds = 0, additional = 0, negative = 0, level = null as number | null } = {},
): Life => {
  const effects = Object.entries({ additional, negative }).flatMap(([kind, left]) =>
    left === 0
      ? []
      : [
          {
            id: kind,
            kind: kind as 'additional' | 'negative',
            laid: left,
            left,
            by: null,
            until: 'lasting' as const,
          },
        ],
  );
  return { starting, wounds, effects, level };
};

/** A life of 3 that is used up by wounds. */
export const dead = life(3, { wounds: 3 });
/** A card with such a life gets all of its wounds at once. */
export const wounds = (card: CardId, cause: Cause = byAct): Event[] => [
  did(card, cause),
  lives(card, dead, cause),
];
/** The archer's shot at the ogre is declared and begins. */
export const shooting = (...events: Event[]): Event[] => [
  queued(item('archer', 'shot', ['ogre'])),
  begun(),
  ...events,
];

/** A life that was 3 at first, with additional layers. */
export const additional = (...layers: [id: string, left: number, until: Term][]): Life => ({
  ...life(3),
  effects: layers.map(([id, amount, until]) => ({
    id,
    kind: 'additional',
    laid: amount,
    left: amount,
    by: null,
    until,
  })),
});
