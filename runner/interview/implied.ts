import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { State } from '../../spec/model/state.ts';
import type { Cause, Event } from '../../spec/play/event.ts';
import { fold } from '../../spec/play/fold.ts';
import type { Step } from '../../spec/play/record.ts';
import { sameData } from '../../spec/play/same-data.ts';
import { lookupOf } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';

const BY_ACT: Cause = { by: 'act' };
const DESTRUCTION: Cause = { by: 'rules', effect: 'destruction' };
const LOSS: Cause = { by: 'rules', effect: 'loss' };

/** Deeds by which a card may come to die of its life. */
export const WEARING: readonly Deed['verb'][] = ['wound', 'take life', 'set life', 'strip life'];

const isMeantFor = (deed: Deed, { zone, type }: Card): boolean => {
  const { zones, types } = VERBS[deed.verb];
  return zones.includes(zone) && types.includes(type) && !(deed.verb === 'move' && deed.into === zone);
};

/** In which order cards are drawn nobody sees, nor whether a card has come into play and gone to the graveyard from there. */
const isHidden = (deed: Deed, now: Card | undefined): boolean =>
  deed.verb === 'draw' || (deed.verb === 'move' && deed.into === 'play' && now?.zone === 'graveyard');

/** A bare change that was done, and in which no text has a part: the states before and after it tell all of it. */
interface Bare {
  readonly own: Card;
  readonly deed: Deed;
  readonly step: Step;
  readonly before: State;
  readonly after: State;
}

function bareAt({ steps, states, statics, laying }: Timeline, index: number): Bare | null {
  const [step, before, after] = [steps[index], states[index], states[index + 1]];
  const own = step?.act.act === 'change' ? before?.cards[step.act.card] : undefined;
  if (step?.act.act !== 'change' || !before || !after || own === undefined) return null;
  const { act, reply } = step;
  const isDone = reply.outcome === 'accepted' && reply.pending === null;
  const isFree = laying.length === 0 && !statics.has('instead');
  return isDone && isFree && !isHidden(act.deed, after.cards[own.id]) && isMeantFor(act.deed, own)
    ? { own, deed: act.deed, step, before, after }
    : null;
}

const sorted = (all: readonly unknown[]): string[] => all.map((one) => JSON.stringify(one)).sort();

/** What tells effects: neither their names nor their order. */
const effectsOf = ({ effects }: Card): string[] =>
  sorted(effects.map(({ kind, ability, until }) => [kind, ability, until]));

const toldOf = ({ starting, wounds, effects }: Life): unknown => [
  starting,
  wounds,
  sorted(effects.map(({ kind, left, until }) => [kind, left, until])),
];

/** A life without the level that the engine gives, which is judged by itself. */
const unlevelled = (life: Life): Life => ({ ...life, level: null });

/** What has become of a card that stayed where it was. */
const changesOf = (was: Card, now: Card): Event[] => {
  const about = { group: 0, card: was.id, cause: BY_ACT };
  const flags = (['exhausted', 'poisoned'] as const).filter((flag) => was[flag] !== now[flag]);
  const isLifeChanged =
    was.life !== null && now.life !== null && !sameData(toldOf(was.life), toldOf(now.life));
  return [
    ...(isLifeChanged && now.life !== null
      ? [{ kind: 'life' as const, ...about, life: unlevelled(now.life) }]
      : []),
    ...flags.map((flag) => ({ kind: 'flag' as const, ...about, flag, value: now[flag] })),
    ...(sameData(effectsOf(was), effectsOf(now))
      ? []
      : [{ kind: 'effects' as const, ...about, effects: now.effects }]),
    ...(sameData(sorted(was.abilities), sorted(now.abilities))
      ? []
      : [{ kind: 'abilities' as const, ...about, abilities: now.abilities }]),
    ...(was.controller === now.controller
      ? []
      : [{ kind: 'control' as const, ...about, controller: now.controller }]),
    ...(was.cell === undefined || now.cell === undefined || sameData(was.cell, now.cell)
      ? []
      : [{ kind: 'placed' as const, ...about, cell: now.cell }]),
  ];
};

/** How a card went elsewhere: as the deed says, destroyed by it or by the rules, or with the loss of its player. */
const leavingOf = (was: Card, now: Card, deed: Deed | null, isLost: boolean): Event[] => {
  const { id: card, zone, whose } = now;
  const hasLeft = was.zone === 'play';
  const isByDeed = deed?.verb === 'destroy';
  const isDead =
    hasLeft &&
    (isByDeed ||
      (deed !== null && WEARING.includes(deed.verb)) ||
      (zone === 'graveyard' && deed?.verb !== 'move'));
  const isWithLoss = isLost && was.type === 'hero' && hasLeft;
  const cause = isWithLoss ? LOSS : isDead && !isByDeed ? DESTRUCTION : BY_ACT;
  const life = zone === 'play' && now.life !== null ? unlevelled(now.life) : null;
  return [
    ...(isDead && !isWithLoss ? [{ kind: 'destroyed' as const, group: 0, card, killers: [], cause }] : []),
    { kind: 'moved', group: 0, card, zone, whose, life, cause },
  ];
};

/** The events that the states before and after a bare change imply, those of its own card first. */
const eventsOf = ({ own, deed, before, after }: Bare): Event[] => {
  const others = Object.values(before.cards).filter(({ id }) => id !== own.id);
  const lost = after.lost.filter((player) => !before.lost.includes(player));
  const { coins } = after;
  const changed = [own, ...others].flatMap((was): Event[] => {
    const now = after.cards[was.id];
    if (now === undefined) return [];
    const isThere = was.zone === now.zone && was.whose === now.whose;
    return isThere
      ? changesOf(was, now)
      : leavingOf(was, now, was === own ? deed : null, lost.includes(was.owner));
  });
  const paid = (['A', 'B'] as const).filter((player) => before.coins?.[player] !== coins?.[player]);
  return [
    { kind: 'did', group: 0, card: own.id, cause: BY_ACT },
    ...changed,
    ...paid.flatMap((player): Event[] =>
      coins === null ? [] : [{ kind: 'coins', group: 0, player, coins: coins[player], cause: BY_ACT }],
    ),
    ...lost.map((player): Event => ({ kind: 'lost', group: 0, player, cause: LOSS })),
  ];
};

/** A record of one bare change alone, with the events that its states imply; null for a step that is none, or where texts have a part. */
export function bareLine(line: Timeline, index: number): Timeline | null {
  const bare = bareAt(line, index);
  if (bare === null) return null;
  const { step, before, after } = bare;
  const events = eventsOf(bare);
  const moments: Moment[] = [];
  let state = before;
  for (const event of events) {
    moments.push({ number: moments.length, event, state, step: 0 });
    state = fold(state, event);
  }
  const { capabilities, texts } = line;
  return {
    ...line,
    ...lookupOf(moments, texts),
    capabilities: { ...capabilities, events: [...capabilities.events, 'destroyed'] },
    steps: [{ ...step, reply: { ...step.reply, events } }],
    states: [before, after],
    moments,
    starts: [0, moments.length],
  };
}
