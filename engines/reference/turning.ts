import type { Card, Effect } from '../../spec/model/card.ts';
import type { LifeEffect } from '../../spec/model/life.ts';
import type { Player } from '../../spec/model/names.ts';
import { opponentOf } from './game.ts';
import type { TurnChange, Why } from './moments.ts';
import type { Run } from './rules.ts';

const expiry: Why = { cause: { by: 'rules', effect: 'expiry' }, text: null, controller: null };

function expireOn(run: Run, card: Card, change: TurnChange): void {
  const stays = ({ until, kind }: Effect | LifeEffect) => !run.rules.expires(until, change, kind);
  if (card.life !== null && !card.life.effects.every(stays))
    run.setLife(card, { ...card.life, effects: card.life.effects.filter(stays) }, expiry);
  if (!card.effects.every(stays)) run.setEffects(card, card.effects.filter(stays), expiry.cause);
}

/** Takes the top card of the deck; a deck that has none is counted, and in the end a loss. */
function takeCard(run: Run, player: Player): void {
  const top = run.rules.topOf(run, player);
  if (top !== null) {
    run.draw(top, { by: 'act' });
  } else {
    run.failDraw(player);
    const loser = run.rules.deckedOut(run, player, run.history.failedDraws[player]);
    if (loser !== null) run.lose(loser, 'deck-out');
  }
  run.rules.settle(run, 'draw');
}

/** Sets off what waits for the end of the turn; the turn is over when that has been declared. */
export function endTurn(run: Run, ended: Player): void {
  for (const card of run.rules.atTurnOf(run, ended)) run.setOffOn(card, 'turn end');
  run.beginEnding(ended);
}

/** What ends with the turn ends together, then the other turn begins, then its player's cards ready and its player takes a card. */
export function beginTurn(run: Run, ended: Player): void {
  const change: TurnChange = { ended, began: opponentOf(ended) };
  run.together(() => {
    for (const card of Object.values(run.cards)) if (card.zone === 'play') expireOn(run, card, change);
  });
  run.rules.settle(run, 'expiry');
  if (run.lost.length > 0) return;
  run.beginTurn(change.began);
  run.together(() => {
    for (const card of Object.values(run.cards)) {
      if (run.rules.readies(run, card, change))
        run.setFlag(card, 'exhausted', false, { by: 'rules', effect: 'readying' });
    }
  });
  takeCard(run, change.began);
  if (run.lost.length > 0) return;
  for (const card of run.rules.atTurnOf(run, change.began)) run.setOffOn(card, 'turn start');
}
