import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { At, CardId, Player } from '../../spec/model/names.ts';
import type { Named } from '../../spec/model/state.ts';
import type { Declare } from '../../spec/play/act.ts';
import type { Addressed, Asking, Choosing, Declaration, Scope, SetOff } from './game.ts';
import { isAt } from './game.ts';
import { tellNamed } from './naming.ts';
import type { Run, View } from './rules.ts';

/** Every instruction of a text with its address, in order. */
const addressed = (ability: Ability): Addressed[] =>
  stepsOf(ability).flatMap((step, i) => step.map((instruction, j) => ({ at: [i, j] as At, instruction })));

const choicesIn = (instructions: readonly Addressed[]): Choosing[] =>
  instructions.flatMap(({ at, instruction: { deed, object } }) =>
    object.kind === 'choose' ? [{ at, choose: object, deed }] : [],
  );

const choicesAtDeclaration = (view: View, ability: Ability): Choosing[] =>
  choicesIn(addressed(ability)).filter(({ at }) => view.rules.isNamedAtDeclaration(at));

/** Why cards may not be named for a choice, or null. */
function namingComplaint(
  view: View,
  choosing: Choosing,
  scope: Scope,
  cards: readonly CardId[],
): string | null {
  if (!view.rules.mayNameSoMany(choosing.choose, cards))
    return `So many cards cannot be named: ${cards.length}`;
  const options = view.rules.optionsOf(view, choosing, scope);
  const stray = cards.find((card) => !options.includes(card));
  return stray === undefined ? null : `${stray} cannot be named`;
}

/** A choice as it is put to a player. */
export function askFor(
  view: View,
  choosing: Choosing,
  of: Pick<Declaration, 'scope' | 'ability'>,
  item: string | null,
): Asking['pending'] {
  const { at, choose } = choosing;
  const { controller, source } = of.scope;
  const options = view.rules.optionsOf(view, choosing, of.scope);
  const player = view.rules.chooserOf(choose, controller);
  const max = choose.max ?? options.length;
  return { player, source, ability: of.ability, at, item, options, min: choose.min, max };
}

const isDeclarable = (view: View, ability: Ability, scope: Scope): boolean =>
  addressed(ability)
    .filter(({ at }) => view.rules.isNeededAtDeclaration(ability, at))
    .every((instruction) => view.rules.isDeclarable(view, instruction, scope));

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
  run.rules.pay(run, declaration);
  run.rules.settle(run, 'payment');
}

/** Asks for what is still to be named, or puts the ability into the queue when all has been. */
function goOn(run: Run, declaration: Declaration): void {
  const ability = run.texts[declaration.ability];
  if (ability === undefined) return;
  const open = choicesAtDeclaration(run, ability).find(
    ({ at }) => !declaration.named.some((named) => isAt(named.at, at)),
  );
  if (open === undefined) enqueue(run, declaration, ability);
  else run.ask({ pending: askFor(run, open, declaration, null), declaration });
}

/** The entries of a declaration brought to one for each choice of its player, or why they cannot be. */
function namedByPlayer(
  view: View,
  ability: Ability,
  scope: Scope,
  targets: readonly Named[],
): Named[] | string {
  const mine = choicesAtDeclaration(view, ability).filter(
    ({ choose }) => view.rules.chooserOf(choose, scope.controller) === scope.controller,
  );
  const stray = targets.find(
    (target, i) =>
      !mine.some(({ at }) => isAt(at, target.at)) || targets.findIndex(({ at }) => isAt(at, target.at)) < i,
  );
  if (stray !== undefined) return `Nothing is to be named at ${stray.at.join('.')}, or it is named twice`;
  const named: Named[] = [];
  for (const choosing of mine) {
    const { at } = choosing;
    const cards = targets.find((target) => isAt(target.at, at))?.cards ?? [];
    const complaint = namingComplaint(view, choosing, scope, cards);
    if (complaint !== null) return complaint;
    named.push({ at, cards: [...cards], amounts: null });
  }
  return named;
}

/** Declares an ability for a player; the reason where it is refused. */
export function declare(
  run: Run,
  { player, source, ability: id, targets, pay = [] }: Declare,
): string | null {
  const card = run.cards[source];
  const ability = run.texts[id];
  if (card === undefined || ability === undefined) return 'There is no such card or ability';
  const complaint = run.rules.sourceComplaint(run, player, card, ability, id);
  if (complaint !== null) return complaint;
  const scope: Scope = { controller: player, source };
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
  const scope: Scope = { controller: source.controller, source: source.id };
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
export function answerDeclaration(
  run: Run,
  declaration: Declaration,
  at: At,
  cards: readonly CardId[],
): void {
  const named = { at, cards: [...cards], amounts: null };
  goOn(run, { ...declaration, named: [...declaration.named, named] });
}

/** Whether the player may answer so; the reason where not. */
export function answerComplaint(
  { pending }: Asking,
  player: Player,
  cards: readonly CardId[],
): string | null {
  if (pending.player !== player) return `It is not ${player} who chooses`;
  const isDistinct = new Set(cards).size === cards.length;
  const isRightNumber = cards.length >= pending.min && cards.length <= pending.max;
  if (!isDistinct || !isRightNumber) return `So many cards cannot be chosen: ${cards.length}`;
  const stray = cards.find((card) => !pending.options.includes(card));
  return stray === undefined ? null : `${stray} cannot be chosen`;
}
