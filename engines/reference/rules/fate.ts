import type { Card } from '../../../spec/model/card.ts';
import type { Player, TextRef } from '../../../spec/model/names.ts';
import type { Touched } from '../game.ts';
import { opponentOf } from '../game.ts';
import type { Moment } from '../moments.ts';
import type { FateRules, Run, View } from '../rules.ts';

interface Due {
  readonly card: Card;
  readonly isDestroyed: boolean;
  readonly hasLost: boolean;
}

function dueOf(run: Run, touched: Touched, moment: Moment): Due | null {
  const card = run.cards[touched.card];
  if (card === undefined) return null;
  const { rules } = run;
  const life = card.zone === 'play' && card.life !== null ? card.life : touched.life;
  const isDestroyed =
    card.zone === 'play' &&
    rules.isLookedFor('destruction', moment, run) &&
    rules.isDestroyed(run, card, life);
  const hasLost =
    card.type === 'hero' &&
    !run.lost.includes(card.owner) &&
    rules.isLookedFor('loss', moment, run) &&
    rules.hasLost(run, card, life);
  return { card, isDestroyed, hasLost };
}

/** A deck that was touched is shuffled once, however many cards left it or came into it together. */
function shuffle(run: Run): void {
  const due = run.decks.filter((touched) => run.rules.isShuffled(run, touched)).map(({ player }) => player);
  run.forgetDecks();
  for (const player of new Set(due))
    run.emit({ kind: 'shuffled', player, cause: { by: 'rules', effect: 'shuffling' } });
}

/** One round of what is due on decks and lives, that on lives together; whether it has destroyed anything. */
function settleOnce(run: Run, moment: Moment): boolean {
  run.rules.layStatics(run, moment);
  shuffle(run);
  if (run.touched.length === 0) return false;
  const due = run.touched.map((touched) => dueOf(run, touched, moment));
  const isAllLookedFor =
    run.rules.isLookedFor('destruction', moment, run) && run.rules.isLookedFor('loss', moment, run);
  if (isAllLookedFor) run.forgetTouched();
  run.together(() => {
    for (const found of due) if (found?.hasLost) run.lose(found.card.owner, 'loss');
    for (const found of due) {
      if (!found?.isDestroyed) continue;
      const killers = run.rules.killersOf(run, found.card);
      run.destroy(found.card, killers, { by: 'rules', effect: 'destruction' });
    }
  });
  return due.some((found) => found?.isDestroyed === true);
}

/** All rules effects come at once, and again as long as a death ends what a static text has laid (503.2). */
function settle(run: Run, moment: Moment): void {
  while (settleOnce(run, moment) && run.lost.length === 0);
}

/** The text during which the level last fell to zero or below (505.1.1); none where no text was carried out. */
function killersOf(view: View, card: Card): TextRef[] {
  const { level } = view.rules;
  const last = view.trailOf(card.id).findLast(({ before, after }) => level(before) > 0 && level(after) <= 0);
  return last === undefined || last.text === null ? [] : [last.text];
}

const inPlayOf = (view: View, player: Player): Card[] =>
  Object.values(view.cards).filter(({ zone, controller }) => zone === 'play' && controller === player);

/** Level zero destroys, wounds that reach the starting life lose the game: neither follows from the other. */
export const fateRules: FateRules = {
  isLookedFor: () => true,
  isDestroyed: (view, _card, life) => view.rules.level(life) <= 0,
  hasLost: (_view, _hero, life) => life.wounds >= life.starting,
  killersOf,
  destroyersOf: (_view, _card, { text }) => (text === null ? [] : [text]),
  graveyardOf: (card) => card.owner,
  destinationOf: (_view, { owner }, into) => ({ zone: into, whose: into === 'play' ? null : owner }),
  isShuffled: (_view, { how }) => how !== 'drawn from',
  topOf: (view, player) =>
    Object.values(view.cards).find(({ zone, whose }) => zone === 'deck' && whose === player) ?? null,
  deckedOut: (_view, player, times) => (times >= 3 ? player : null),
  settle,
  seesDeath: (watcher, dead) => watcher.zone === 'play' && dead.type === 'creature' && watcher.id !== dead.id,
  seesGraveyard: (watcher, _dead, whose) =>
    watcher.zone === 'play' && whose === opponentOf(watcher.controller),
  alliesOf: (view, attacker) => (attacker.type === 'creature' ? inPlayOf(view, attacker.controller) : []),
  atTurnOf: inPlayOf,
  expires: (until, { began }) => until === 'end of turn' || until === `start of turn ${began}`,
  readies: (_view, card, { began }) => card.zone === 'play' && card.controller === began && card.exhausted,
};
