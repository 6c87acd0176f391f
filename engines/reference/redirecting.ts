import type { At, CardId } from '../../spec/model/names.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Waiting } from './game.ts';
import { isAt } from './game.ts';
import { tellNamed } from './naming.ts';
import type { Run } from './rules.ts';

/** Asks whoever controls a card that is about to be hit, and has a text that leads attacks away, where to; whether it did. */
export function askRedirection(run: Run, { item }: Waiting, at: At, targets: readonly CardId[]): boolean {
  const isAnswered = (id: CardId) =>
    run.redirections.some((answer) => isAt(answer.at, at) && (answer.from === id || answer.to === id));
  for (const id of targets) {
    const card = run.cards[id];
    const away = card === undefined || isAnswered(id) ? null : run.rules.leadingAway(run, card);
    if (card === undefined || away === null) continue;
    const { ability, options } = away;
    const asked = { player: card.controller, kind: 'redirect' as const, source: id, ability };
    run.ask({ pending: { ...asked, at, item: item.id, options, min: 0, max: 1 }, declaration: null });
    return true;
  }
  return false;
}

/** Takes the answer; the card to which the attack is led becomes its target (502.1). */
export function answerRedirection(
  run: Run,
  { at, source }: Pending,
  [to = null]: readonly (CardId | null)[],
): void {
  const waiting = run.next;
  run.redirect({ at, from: source, to });
  if (waiting !== undefined && to !== null) tellNamed(run, { when: 'redirected', waiting, cards: [to] }, []);
}
