import type { At, CardId, Player } from '../../spec/model/names.ts';
import type { Named, Pending } from '../../spec/model/state.ts';
import { askFor, choosingOf } from './choosing.ts';
import type { Addressed, Waiting } from './game.ts';
import { isAt, isShot } from './game.ts';
import { doInstruction } from './hitting.ts';
import { tellNamed } from './naming.ts';
import { payFor } from './paying.ts';
import { answerRedirection, askRedirection } from './redirecting.ts';
import type { Run } from './rules.ts';

function carryOutOne(run: Run, waiting: Waiting, addressed: Addressed): void {
  const { rules } = run;
  const targets = rules.targetsOf(run, waiting, addressed);
  doInstruction(run, waiting, addressed, { targets, reached: rules.reachOf(run, waiting, addressed) });
  rules.settle(run, 'instruction');
}

const isNamed = ({ item }: Waiting, at: At): boolean => item.named.some((named) => isAt(named.at, at));

type Readiness = 'ready' | 'asked' | 'left out';

/**
 * A choice of a later step is asked when its instruction is reached; with too little to choose from it is left out. A shot
 * that is ready may still be led away.
 */
function prepare(run: Run, waiting: Waiting, addressed: Addressed): Readiness {
  const { at, instruction } = addressed;
  const { item, scope } = waiting;
  const choosing = choosingOf(run, waiting.instructions, addressed, item.named);
  if (choosing === null || item.ability === null) return 'ready';
  if (isNamed(waiting, at)) {
    if (!isShot(instruction.deed)) return 'ready';
    return askRedirection(run, waiting, at, run.rules.targetsOf(run, waiting, addressed)) ? 'asked' : 'ready';
  }
  const pending = askFor(run, choosing, { scope, ability: item.ability }, item.id);
  if (!run.rules.isDeclarable(run, addressed, scope) || pending.options.length < pending.min)
    return 'left out';
  run.ask({ pending, declaration: null });
  return 'asked';
}

function finish(run: Run, waiting: Waiting): void {
  const source = run.cards[waiting.scope.source];
  if (source !== undefined && run.rules.isRefunded(run, waiting))
    run.setFlag(source, 'exhausted', false, { by: 'rules', effect: 'payment' });
  run.leave();
  run.rules.settle(run, 'item');
}

/** Takes the answer to the choice of a later step, and goes on from there. */
export function answerStep(run: Run, named: Named, player: Player): void {
  const before = run.next;
  run.nameLater(named, player);
  const { at, cards } = named;
  if (before !== undefined) tellNamed(run, { when: 'reached', waiting: before, cards }, [at]);
  carryOut(run, at);
}

/** Takes the answer to the question where a shot is led, and goes on from there; a strike goes on by itself. */
export function answerLeading(run: Run, pending: Pending, cards: readonly CardId[]): void {
  answerRedirection(run, pending, cards);
  if (run.next?.item.kind !== 'attack') carryOut(run, pending.at);
}

/** Carries out the next item from an address on, until its end, a choice or somebody's loss. */
function carryOut(run: Run, from: At = [0, 0]): void {
  const first = run.next;
  if (first === undefined) return;
  const start = first.instructions.findIndex(({ at }) => isAt(at, from));
  for (const addressed of first.instructions.slice(Math.max(0, start))) {
    const waiting = run.next ?? first;
    const readiness = prepare(run, waiting, addressed);
    if (readiness === 'asked') return;
    if (readiness === 'ready') carryOutOne(run, waiting, addressed);
    if (run.lost.length > 0) return;
  }
  finish(run, run.next ?? first);
}

function move(run: Run, { item, scope }: Waiting): void {
  const card = run.cards[scope.source];
  if (card === undefined || item.cell === undefined) return;
  const cell = run.rules.whereTo(run, card, item.cell);
  if (cell !== null) run.place(card, cell, { by: 'item', item: item.id, at: [0, 0] });
}

/** Takes the item whose turn has come: whether it still holds, its payment where that is due now, then what it does. */
export function takeTurn(run: Run): void {
  const { next } = run;
  if (next === undefined) return;
  const { source, scope, paying, item } = next;
  if (!run.rules.isStillLegal(run, next)) {
    run.leave();
    return;
  }
  if (source !== null && item.ability !== null && run.rules.paysAt() === 'carrying out')
    payFor(run, { source, scope, ability: item.ability, pay: paying });
  if (run.lost.length > 0) return;
  if (item.kind === 'movement') move(run, next);
  carryOut(run);
}
