import type { Texts } from '../../spec/abilities/ability.ts';
import type { Card, Effect } from '../../spec/model/card.ts';
import type { LifeEffect } from '../../spec/model/life.ts';
import type { Player, Term } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import { doesReady } from '../../spec/questions/fate.ts';
import type { Passed, TurnChange } from '../../spec/questions/life.ts';
import { isStillThere, lifeAfter } from '../../spec/questions/life.ts';
import { deedOf } from './deeds.ts';
import { SHIFTING } from './former.ts';
import { bareLine } from './implied.ts';
import { hasStaticLife, layersOf } from './layers.ts';
import { cardMoments } from './lookup.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { passedBetween, passedBy } from './terms.ts';
import type { Timeline } from './timeline.ts';
import { turnBetween, turnOf } from './turned.ts';

const keyOf = (card: string, effect: Effect): string =>
  `${card} ${effect.kind} ${effect.ability ?? ''} ${effect.until}`;

/** What static texts lay is asked about by itself: it has no term. */
const hasTerm = ({ until }: Pick<Effect, 'until'>): boolean => until !== 'while in play';

/** How many effects of each kind and term lie on a card; ids are the engine's own affair. */
const sumsOf = (card: string, effects: readonly Effect[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const effect of effects) {
    const key = keyOf(card, effect);
    sums.set(key, (sums.get(key) ?? 0) + 1);
  }
  return sums;
};

/** Effects laid with another term than the text has: by card, kind and the engine's term, the term of the text. */
function termsOf(line: Timeline, until: number): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const { event, state, step } of line.moments.slice(0, until)) {
    if (event.kind !== 'effects') continue;
    const card = state.cards[event.card];
    const deed = deedOf(line, event.cause, state, step, event.card);
    if (card === undefined || deed === null) continue;
    const before = sumsOf(card.id, card.effects);
    const term = 'until' in deed ? deed.until : 'lasting';
    for (const [key, sum] of sumsOf(card.id, event.effects)) {
      if (sum > (before.get(key) ?? 0) && !key.endsWith(` ${term}`)) terms.set(key, term);
    }
  }
  return terms;
}

/** The same of what bare changes have laid, by the states before and after them alone. */
const termsOfBare = (bares: readonly (Timeline | null)[]): Map<string, Term> =>
  new Map(bares.flatMap((bare) => (bare === null ? [] : [...termsOf(bare, bare.moments.length)])));

const heldOn = ({ life }: Card, kind: LifeEffect['kind']): number =>
  (life?.effects ?? []).reduce(
    (sum, effect) => (effect.kind === kind && !hasTerm(effect) ? sum + effect.left : sum),
    0,
  );

/** Whether static texts hold as much life on a card as before. */
const isHeldAlike = (before: Card, now: Card): boolean =>
  (['additional', 'negative'] as const).every((kind) => heldOn(before, kind) === heldOn(now, kind));

/** A turn has passed: what has become of lives and effects with a term, and which exhausted cards readied. */
export function askTurn(line: Timeline, index: number): Observation[] {
  const turn = turnOf(line, index);
  if (turn === null) return [];
  const [before, after] = [line.states[index] as State, line.states[index + 1] as State];
  const events = line.steps[index]?.reply.events ?? [];
  const moved = new Set(events.flatMap((event) => (event.kind === 'moved' ? [event.card] : [])));
  const start = line.starts[index] ?? 0;
  const terms = termsOf(line, start);
  // An engine may call it a term that ended when a text holds no longer.
  const isShifting = events.some(({ kind }) => SHIFTING.includes(kind));
  return Object.values(before.cards).flatMap((card) => {
    const now = after.cards[card.id];
    if (card.zone !== 'play' || now === undefined || moved.has(card.id)) return [];
    const effects = askEffects(card, now, turn, terms, (gone) => isStillFelt(line, index, gone, card, now));
    const isStirred =
      (hasStaticLife(card) && (isShifting || !isHeldAlike(card, now))) ||
      events.some(
        (event) =>
          event.kind === 'life' &&
          event.card === card.id &&
          event.cause.by === 'rules' &&
          event.cause.effect === 'static effect',
      );
    return [
      ...(isStirred ? [] : askLives(line, card, now, turn, () => passedBy(line, card.id, start))),
      ...effects,
      ...askReady(line.texts, card, now, turn),
    ];
  });
}

/** The same by the states before and after alone: of lives only where no static text can lay or take off any. */
export function askTurnBetween(line: Timeline, index: number): Observation[] {
  const [before, after] = [line.states[index] as State, line.states[index + 1] as State];
  const turn = turnBetween(line, index);
  if (turn === null || after.lost.length > 0) return [];
  const bares = line.steps.slice(0, index).map((_, step) => bareLine(line, step));
  const terms = termsOfBare(bares);
  return Object.values(before.cards).flatMap((card) => {
    const now = after.cards[card.id];
    if (card.zone !== 'play' || now?.zone !== 'play') return [];
    return [
      ...(line.statics.has('life')
        ? []
        : askLives(line, card, now, turn, () => passedBetween(line, card.id, bares))),
      ...askEffects(card, now, turn, terms, () => false),
      ...askReady(line.texts, card, now, turn),
    ];
  });
}

const withTerm = (card: Card, effect: Effect, terms: ReadonlyMap<string, Term>): Effect => ({
  ...effect,
  until: terms.get(keyOf(card.id, effect)) ?? effect.until,
});

const askLives = (
  line: Timeline,
  card: Card,
  now: Card,
  turn: TurnChange,
  passedSince: () => readonly Passed[],
): Observation[] => {
  if (card.life === null || now.life === null || card.life.effects.length === 0) return [];
  if (line.capabilities.life !== 'effects') return [];
  const passed = passedSince();
  const by = passed.length === 0 ? { expiry: turn } : { expiry: turn, passed };
  return [asked(lifeAfter, { before: card.life, by }, layersOf(now.life))];
};

/**
 * Who controls a card without the effects that deeds have laid on it: its owner where it came into play meanwhile, whoever had
 * it on the board otherwise; null where the board had such effects itself.
 */
const controllerWithout = (line: Timeline, card: string, until: number): Player | null => {
  const arrival = cardMoments(line, card).findLast(
    ({ event, number }) => number < until && event.kind === 'moved' && event.zone === 'play',
  );
  const was = (arrival?.state ?? line.states[0])?.cards[card];
  if (was === undefined || arrival !== undefined) return was?.owner ?? null;
  return was.effects.some(({ kind }) => kind === 'control') ? null : was.controller;
};

/** Whether what an effect does still shows, though the effect is said to be gone. */
const isStillFelt = (line: Timeline, index: number, gone: Effect, card: Card, now: Card): boolean => {
  const { kind, ability } = gone;
  if (now.effects.some((effect) => effect.kind === kind)) return false;
  if (kind === 'grant')
    return ability !== undefined && now.abilities.includes(ability) && !now.printed.includes(ability);
  if (kind === 'silence') return now.abilities.length === 0 && now.printed.length > 0;
  const without = kind === 'control' ? controllerWithout(line, card.id, line.starts[index] ?? 0) : null;
  const isKept = now.controller === card.controller && now.controller !== now.owner;
  return isKept && without !== null && without !== card.controller;
};

/** Effects are told apart by kind and term alone: their ids are the engine's own affair. */
const askEffects = (
  card: Card,
  now: Card,
  turn: TurnChange,
  terms: ReadonlyMap<string, Term>,
  isFelt: (gone: Effect) => boolean,
): Observation[] => {
  const left = [...now.effects];
  return card.effects.filter(hasTerm).map((effect) => {
    const place = left.findIndex((one) => keyOf(card.id, one) === keyOf(card.id, effect));
    if (place >= 0) left.splice(place, 1);
    const isOnly = card.effects.filter(({ kind }) => kind === effect.kind).length === 1;
    const isThere = place >= 0 || (isOnly && isFelt(effect));
    return asked(isStillThere, { effect: withTerm(card, effect, terms), turn }, isThere ? 'on it' : 'gone');
  });
};

/** Whether a text that keeps the card from being readied has come to it or gone from it with the turn. */
const isBanMoved = (texts: Texts, card: Card, now: Card): boolean => {
  const isBan = (id: string): boolean => {
    const text = texts[id];
    return text?.kind === 'static' && text.static.text === 'cannot be' && text.static.verb === 'ready';
  };
  return card.abilities.some(isBan) !== now.abilities.some(isBan);
};

/** Which comes first where a turn changes who has the card, or what its texts say of readying, is open. */
const askReady = (texts: Texts, card: Card, now: Card, turn: TurnChange): Observation[] =>
  card.exhausted && card.controller === now.controller && !isBanMoved(texts, card, now)
    ? [asked(doesReady, { card, texts, turn }, now.exhausted ? 'stays exhausted' : 'readies')]
    : [];
