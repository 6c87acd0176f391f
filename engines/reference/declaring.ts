import type { Ability } from '../../spec/abilities/ability.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Named } from '../../spec/model/state.ts';
import type { Act, Declare } from '../../spec/play/act.ts';
import { addressed, askFor, canAllBeNamed, choosingOf } from './choosing.ts';
import { evenly, shareOf } from './dividing.ts';
import type { Addressed, Asking, Choosing, Declaration, Scope, SetOff } from './game.ts';
import { isAt } from './game.ts';
import { tellNamed } from './naming.ts';
import { payFor } from './paying.ts';
import { xComplaint } from './rules/paying.ts';
import { granterOf } from './rules/texts.ts';
import type { Run, View } from './rules.ts';

const choicesAtDeclaration = (view: View, ability: Ability, named: readonly Named[]): Choosing[] => {
  const instructions = addressed(ability);
  return instructions.flatMap((instruction) => {
    const choosing = choosingOf(view, instructions, instruction, named);
    return choosing !== null && view.rules.isNamedAtDeclaration(choosing.at) ? [choosing] : [];
  });
};

/** Why cards may not be named for a choice, or null. */
function namingComplaint(
  view: View,
  choosing: Choosing,
  scope: Scope,
  { cards, amounts }: Pick<Named, 'cards' | 'amounts'>,
): string | null {
  if (!view.rules.mayNameSoMany(choosing.choose, cards))
    return `So many cards cannot be named: ${cards.length}`;
  const options = view.rules.optionsOf(view, choosing, scope);
  const stray = cards.find((card) => !options.includes(card));
  if (stray !== undefined) return `${stray} cannot be named`;
  return view.rules.shareComplaint(shareOf(choosing, scope), cards.length, amounts);
}

const neededFor = (view: View, ability: Ability): Addressed[] =>
  addressed(ability).filter(({ at }) => view.rules.isNeededAtDeclaration(ability, at));

function isDeclarable(view: View, ability: Ability, scope: Scope): boolean {
  const needed = neededFor(view, ability);
  return (
    needed.every((instruction) => view.rules.isDeclarable(view, instruction, scope)) &&
    canAllBeNamed(view, needed, scope, [])
  );
}

function enqueue(run: Run, declaration: Declaration, ability: Ability): void {
  const { scope, named, pay, chain } = declaration;
  const source = run.cards[scope.source] ?? declaration.source;
  const inOrder = [...named].sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  const of = { kind: 'ability' as const, ability: declaration.ability, named: inOrder };
  const instructions = addressed(ability);
  const waiting = run.enqueue({ scope, source, paying: pay, chain, instructions }, of);
  const cards = inOrder.flatMap((entry) => entry.cards);
  tellNamed(
    run,
    { when: 'declared', waiting, cards },
    inOrder.map(({ at }) => at),
  );
  run.rules.layDown(run, declaration.source, ability);
  if (run.rules.paysAt() === 'declaration') payFor(run, declaration);
}

/** Whether the instructions that must leave the cards of others still find enough once a card is chosen. */
function leavesEnough(
  run: Run,
  { scope, named }: Declaration,
  ability: Ability,
  { at, id }: { at: At; id: CardId },
): boolean {
  const chosen = [...named, { at, cards: [id], amounts: null }];
  return canAllBeNamed(run, neededFor(run, ability), scope, chosen);
}

/** Asks for what is still to be named, or puts the ability into the queue when all has been. */
function goOn(run: Run, declaration: Declaration): void {
  const ability = run.texts[declaration.ability];
  if (ability === undefined) return;
  const open = choicesAtDeclaration(run, ability, declaration.named).find(
    ({ at }) => !declaration.named.some((named) => isAt(named.at, at)),
  );
  if (open === undefined) {
    enqueue(run, declaration, ability);
    return;
  }
  const pending = askFor(run, open, declaration, null);
  const options = pending.options.filter((id) =>
    leavesEnough(run, declaration, ability, { at: open.at, id }),
  );
  if (options.length < pending.min)
    run.emit({ kind: 'lapsed', source: declaration.source.id, ability: declaration.ability });
  else run.ask({ pending: { ...pending, options }, declaration });
}

/** The entries of a declaration brought to one for each choice of its player, or why they cannot be. */
function namedByPlayer(
  view: View,
  ability: Ability,
  scope: Scope,
  targets: readonly Named[],
): Named[] | string {
  const isMine = ({ at, choose }: Choosing) =>
    view.rules.chooserOf(choose, scope.controller, at) === scope.controller;
  const mine = choicesAtDeclaration(view, ability, []).filter(isMine);
  const stray = targets.find(
    (target, i) =>
      !mine.some(({ at }) => isAt(at, target.at)) || targets.findIndex(({ at }) => isAt(at, target.at)) < i,
  );
  if (stray !== undefined) return `Nothing is to be named at ${stray.at.join('.')}, or it is named twice`;
  const named: Named[] = [];
  for (const { at } of mine) {
    const { cards, amounts } = targets.find((target) => isAt(target.at, at)) ?? { cards: [], amounts: null };
    const choosing = choicesAtDeclaration(view, ability, named).find((choice) => isAt(choice.at, at));
    const complaint =
      choosing === undefined ? null : namingComplaint(view, choosing, scope, { cards, amounts });
    if (complaint !== null) return complaint;
    named.push({ at, cards: [...cards], amounts: cards.length === 0 ? null : amounts });
  }
  return canAllBeNamed(view, neededFor(view, ability), scope, named)
    ? named
    : 'Too few cards are left for the other choices';
}

/** Declares an ability for a player; the reason where it is refused. */
export function declare(
  run: Run,
  { player, source, ability: id, targets, pay = [], x }: Declare,
): string | null {
  const card = run.cards[source];
  const ability = run.texts[id];
  if (card === undefined || ability === undefined) return 'There is no such card or ability';
  const complaint = run.rules.sourceComplaint(run, player, card, ability, id) ?? xComplaint(ability, x);
  if (complaint !== null) return complaint;
  const said = x === undefined ? {} : { x };
  const scope: Scope = { controller: player, source, grantedBy: granterOf(card, id), ...said };
  if (!isDeclarable(run, ability, scope)) return `Too few cards can be named for ${id}`;
  const named = namedByPlayer(run, ability, scope, targets);
  if (typeof named === 'string') return named;
  const unpaid = run.rules.payComplaint(run, ability, { scope, named, pay });
  if (unpaid !== null) return unpaid;
  goOn(run, { by: 'player', source: card, scope, ability: id, named, pay, chain: [] });
  return null;
}

function declareTrigger(run: Run, { source, ability: id, chain }: SetOff): void {
  const ability = run.texts[id];
  if (ability === undefined) return;
  const { controller } = source;
  const scope: Scope = { controller, source: source.id, grantedBy: granterOf(source, id) };
  if (isDeclarable(run, ability, scope))
    goOn(run, { by: 'trigger', source, scope, ability: id, named: [], pay: [], chain });
  else run.emit({ kind: 'lapsed', source: source.id, ability: id });
}

/** Declares the texts that were set off, until none is left or somebody has to choose. */
export function declareSetOff(run: Run): void {
  if (run.setOff.length === 0) return;
  const [...waiting] = run.rules.orderOf(run, run.takeSetOff());
  while (run.asking === null && run.lost.length === 0) {
    const next = waiting.shift();
    if (next === undefined) return;
    declareTrigger(run, next);
  }
  run.putBack(waiting);
}

/** Takes the answer to the pending choice into the declaration that waits for it. */
export function answerDeclaration(run: Run, declaration: Declaration, named: Named): void {
  goOn(run, { ...declaration, named: [...declaration.named, named] });
}

/** Whether the player may answer so; the reason where not. */
export function answerComplaint(
  view: View,
  { pending }: Asking,
  { player, cards, amounts }: Extract<Act, { act: 'choose' }>,
): string | null {
  if (pending.player !== player) return `It is not ${player} who chooses`;
  const isDistinct = new Set(cards).size === cards.length;
  const isRightNumber = cards.length >= pending.min && cards.length <= pending.max;
  if (!isDistinct || !isRightNumber) return `So many cards cannot be chosen: ${cards.length}`;
  const stray = cards.find((card) => !pending.options.includes(card));
  if (stray !== undefined) return `${stray} cannot be chosen`;
  if (amounts === undefined) return null;
  return view.rules.shareComplaint(pending.divide ?? null, cards.length, amounts);
}

/** The cards of an answer as they are named for an item. */
export const namedBy = (
  { at, divide }: Asking['pending'],
  { cards, amounts }: Extract<Act, { act: 'choose' }>,
): Named => ({
  at,
  cards: [...cards],
  amounts: divide === undefined ? null : (amounts ?? evenly(divide, cards.length)),
});
