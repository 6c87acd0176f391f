import type { Card } from '../../spec/model/card.ts';
import type { At, CardId, Player } from '../../spec/model/names.ts';
import { askFor } from './declaring.ts';
import type { Addressed, Waiting } from './game.ts';
import { isAt } from './game.ts';
import { tellNamed } from './naming.ts';
import type { Run, Why } from './rules.ts';

const cardsIn = (run: Run, ids: readonly CardId[]): Card[] => ids.flatMap((id) => run.cards[id] ?? []);

function whyOf({ item, scope }: Waiting, at: At): Why {
  const text = item.ability === null ? null : { card: scope.source, ability: item.ability, grantedBy: null };
  return { cause: { by: 'item', item: item.id, at }, text, controller: scope.controller };
}

function doTo(run: Run, card: Card, { instruction: { deed } }: Addressed, why: Why): void {
  run.emit({ kind: 'did', card: card.id, cause: why.cause });
  run.rules.perform(run, deed, card, why);
}

/** On every card at once, or on one after the other with all that follows between them. */
function hit(run: Run, cards: readonly Card[], addressed: Addressed, why: Why): void {
  const { rules } = run;
  if (rules.hits(addressed) === 'together') {
    run.together(() => {
      for (const card of cards) doTo(run, card, addressed, why);
    });
    return;
  }
  for (const { id, zone } of cards) {
    const card = run.cards[id];
    if (card !== undefined && card.zone === zone) run.together(() => doTo(run, card, addressed, why));
    rules.settle(run, 'instruction');
  }
}

/** Does an instruction to the cards that it reaches, and says what its targets are. */
export function doInstruction(
  run: Run,
  waiting: Waiting,
  addressed: Addressed,
  { targets, reached }: { targets: CardId[]; reached: readonly CardId[] },
): void {
  const { at } = addressed;
  const item = waiting.item.id;
  run.emit({ kind: 'settled', item, at, targets });
  run.emit({ kind: 'begun', item, at });
  const cards = cardsIn(run, reached).filter((card) => run.rules.isCarriedOut(run, waiting, addressed, card));
  hit(run, cards, addressed, whyOf(waiting, at));
  run.emit({ kind: 'ended', item, at });
}

function carryOutOne(run: Run, waiting: Waiting, addressed: Addressed): void {
  const { rules } = run;
  const targets = rules.targetsOf(run, waiting, addressed);
  doInstruction(run, waiting, addressed, { targets, reached: rules.reachOf(run, waiting, addressed) });
  rules.settle(run, 'instruction');
}

const isNamed = ({ item }: Waiting, at: At): boolean => item.named.some((named) => isAt(named.at, at));

type Readiness = 'ready' | 'asked' | 'left out';

/** A choice of a later step is asked when its instruction is reached; with too little to choose from it is left out. */
function prepare(run: Run, waiting: Waiting, addressed: Addressed): Readiness {
  const { at, instruction } = addressed;
  const { item, scope } = waiting;
  if (instruction.object.kind !== 'choose' || item.ability === null || isNamed(waiting, at)) return 'ready';
  if (!run.rules.isDeclarable(run, addressed, scope)) return 'left out';
  const choosing = { at, choose: instruction.object, deed: instruction.deed };
  const pending = askFor(run, choosing, { scope, ability: item.ability }, item.id);
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
export function answerStep(run: Run, at: At, cards: readonly CardId[], player: Player): void {
  const before = run.waiting[0];
  run.nameLater(at, cards, player);
  if (before !== undefined) tellNamed(run, { when: 'reached', waiting: before, cards }, [at]);
  carryOut(run, at);
}

/** Carries out the first item from an address on, until its end, a choice or somebody's loss. */
export function carryOut(run: Run, from: At = [0, 0]): void {
  const first = run.waiting[0];
  if (first === undefined) return;
  const start = first.instructions.findIndex(({ at }) => isAt(at, from));
  for (const addressed of first.instructions.slice(Math.max(0, start))) {
    const waiting = run.waiting[0] ?? first;
    const readiness = prepare(run, waiting, addressed);
    if (readiness === 'asked') return;
    if (readiness === 'ready') carryOutOne(run, waiting, addressed);
    if (run.lost.length > 0) return;
  }
  finish(run, first);
}
