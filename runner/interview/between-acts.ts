import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { State } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import { sameData } from '../../spec/play/same-data.ts';
import { hasLost, isDestroyed } from '../../spec/questions/fate.ts';
import { lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import { interviewBare } from './bare.ts';
import { askChoice, askPending } from './choosing.ts';
import { askDeclaration, pendingBefore } from './declaring.ts';
import { bareLine } from './implied.ts';
import { layersOf } from './layers.ts';
import { askBareChange, askLoaded } from './life.ts';
import type { Instant, Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';
import { askTurnBetween } from './turn.ts';

/** A bare change of a life, where no static text can have a part in it. */
const askChanged = (line: Timeline, index: number): Observation[] => {
  const { act } = line.steps[index] ?? {};
  const isInPlay = act?.act === 'change' && line.states[index + 1]?.cards[act.card]?.zone === 'play';
  return isInPlay && !line.statics.has('life') ? askBareChange(line, index) : [];
};

/** What cards have that an act put into play, where no static text can have a part in it. */
const askEntered = (line: Timeline, index: number): Observation[] => {
  const { act } = line.steps[index] ?? {};
  if (act?.act !== 'enter' || line.statics.has('life')) return [];
  const [before, after] = [line.states[index] as State, line.states[index + 1] as State];
  return act.cards.flatMap((id): Observation[] => {
    const [had, now] = [before.cards[id]?.life, after.cards[id]];
    if (had == null || now?.zone !== 'play' || now.life === null) return [];
    return [asked(lifeAfter, { before: had, by: 'entering' }, layersOf(now.life))];
  });
};

/** A choice that belongs to a declaration by a player or to an item that waits: whose text asks is known of these alone. */
const askChoicePending = (line: Timeline, index: number): Observation[] => {
  const { act, reply } = line.steps[index] ?? {};
  const pending = reply?.pending ?? null;
  if (pending === null) return [];
  const isKnown =
    pending.item === null
      ? act?.act === 'declare' && act.ability === pending.ability
      : line.states[index + 1]?.queue.some(({ id }) => id === pending.item) === true;
  return isKnown ? askPending(line, index) : [];
};

const askChosen = (line: Timeline, index: number): Observation[] => {
  const pending = pendingBefore(line, index);
  const isKnown = line.states[index]?.queue.some(({ id }) => id === pending?.item) === true;
  return isKnown ? askChoice(line, index) : [];
};

const CARRYING_OUT: readonly Act['act'][] = ['resolve', 'resolve all', 'choose', 'attack'];

const deedsOf = (text: Ability): readonly Deed[] => {
  if (text.kind !== 'static')
    return stepsOf(text)
      .flat()
      .map(({ deed }) => deed);
  return text.static.text === 'instead' ? [text.static.deed] : [];
};

const isReturn = (deed: Deed): boolean => deed.verb === 'move' && deed.into === 'play';

const isShield = (text: Ability): boolean =>
  text.kind === 'static' && text.static.text === 'cannot be' && text.static.verb === 'destroy';

/**
 * Whether texts that an act may carry out can have put a card into play anew, or kept it from being destroyed for a while:
 * then its life before is not the one that came to what it is after.
 */
const isUnclearFor = ({ texts, steps }: Timeline, index: number): ((was: Card, now: Card) => boolean) => {
  const act = steps[index]?.act.act;
  const all = Object.values(texts);
  const isCarrying = act !== undefined && CARRYING_OUT.includes(act);
  const mayReturn = isCarrying && all.some((text) => deedsOf(text).some(isReturn));
  const hasShield = all.some(isShield);
  return (was, now) =>
    (mayReturn && was.type !== 'hero') ||
    (hasShield && (isCarrying || !sameData(was.abilities, now.abilities)));
};

/** The levels that the engine gives. */
const askLevels = (line: Timeline, index: number): Observation[] =>
  Object.values(line.states[index + 1]?.cards ?? {}).flatMap(({ zone, life }) =>
    zone === 'play' && life?.level != null
      ? [asked(lifeLevel, { life, entered: false }, life.level, 'self-reported')]
      : [],
  );

/** What an act has left in play that should not be there. */
const askStanding = (line: Timeline, index: number): Observation[] => {
  const [before, after] = [line.states[index] as State, line.states[index + 1] as State];
  if (after.lost.length > 0) return [];
  const isUnclear = isUnclearFor(line, index);
  return Object.values(after.cards).flatMap((card): Observation[] => {
    const was = before.cards[card.id];
    if (card.zone !== 'play' || card.life === null) return [];
    if (was?.zone !== 'play' || was.life === null || sameData(was.life, card.life)) return [];
    const lives = { before: was.life, after: card.life };
    const fate = asked(isDestroyed, { card: was, texts: line.texts, ...lives, isOver: false }, 'stays');
    const loss = asked(hasLost, { player: card.owner, life: card.life, isDestroyed: false }, 'plays on');
    return [...(isUnclear(was, card) ? [] : [fate]), ...(card.type === 'hero' ? [loss] : [])];
  });
};

/** What an act that was carried out to its end has come to. */
function* interviewDone(line: Timeline, step: number): Generator<Instant> {
  yield { step, observations: askLevels(line, step) };
  const bare = bareLine(line, step);
  if (bare !== null) {
    yield* interviewBare(bare, step);
    return;
  }
  yield {
    step,
    observations: [
      ...askChanged(line, step),
      ...askEntered(line, step),
      ...askStanding(line, step),
      ...askTurnBetween(line, step),
    ],
  };
}

/** The questions that acts, choices and states answer by themselves, act by act, until somebody has lost. */
export function* interviewBetween(line: Timeline): Generator<Instant> {
  if (line.mismatch?.step !== -1) yield { step: 0, observations: askLoaded(line) };
  for (const [step, { reply }] of line.steps.entries()) {
    if ((line.states[step]?.lost.length ?? 0) > 0 || step === line.mismatch?.step) return;
    yield { step, observations: [...askDeclaration(line, step), ...askChosen(line, step)] };
    yield { step, observations: askChoicePending(line, step) };
    if (reply.outcome === 'accepted' && reply.pending === null) yield* interviewDone(line, step);
  }
}
