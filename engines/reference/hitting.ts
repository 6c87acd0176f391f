import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Addressed, Waiting } from './game.ts';
import type { Why } from './moments.ts';
import type { Run } from './rules.ts';

const cardsIn = (run: Run, ids: readonly CardId[]): Card[] => ids.flatMap((id) => run.cards[id] ?? []);

function whyOf({ item, scope }: Waiting, at: At): Why {
  const { source, grantedBy = null } = scope;
  const text = item.ability === null ? null : { card: source, ability: item.ability, grantedBy };
  return { cause: { by: 'item', item: item.id, at }, text, controller: scope.controller };
}

/** What stands in for a verb stands in for texts alone: a strike has none. */
function doTo(run: Run, card: Card, deed: Deed, why: Why): void {
  const replacement = why.text === null ? null : run.rules.replacementOf(run, card, deed.verb);
  if (replacement !== null) {
    run.rules.replace(run, card, replacement, why);
    return;
  }
  run.emit({ kind: 'did', card: card.id, cause: why.cause });
  run.rules.perform(run, deed, card, why);
}

/** On every card at once, or on one after the other with all that follows between them. */
function hit(run: Run, cards: readonly Card[], waiting: Waiting, addressed: Addressed): void {
  const { rules } = run;
  const why = whyOf(waiting, addressed.at);
  if (rules.hits(addressed) === 'together') {
    const deeds = cards.map((card) => rules.deedFor(run, waiting, addressed, card));
    run.together(() => {
      for (const [i, card] of cards.entries()) doTo(run, card, deeds[i] as Deed, why);
    });
    return;
  }
  for (const { id, zone } of cards) {
    const card = run.cards[id];
    if (card !== undefined && card.zone === zone) {
      const deed = rules.deedFor(run, waiting, addressed, card);
      run.together(() => doTo(run, card, deed, why));
    }
    rules.settle(run, 'instruction');
  }
}

/** The wounds of a fight are those of a strike: they are dealt by the other card. */
function blowOf(run: Run, dealer: Card, card: Card): Deed {
  const { rules } = run;
  const scope = { controller: dealer.controller, source: dealer.id };
  const isBarred = rules.isBarred(run, card, 'wound', scope);
  const blower = { dealer, isStrike: true, isShot: false, isSpell: false };
  const amount = isBarred ? 0 : rules.woundsOf(run, rules.strikeOf(run, dealer), blower, card);
  return { verb: 'wound', amount };
}

function fight(
  run: Run,
  cards: readonly Card[],
  reached: readonly CardId[],
  waiting: Waiting,
  { at, instruction }: Addressed,
): void {
  const why = whyOf(waiting, at);
  const isReplaced = (card: Card) => run.rules.replacementOf(run, card, instruction.deed.verb) !== null;
  const fighters = cards.filter((card) => !isReplaced(card));
  const blows = run.rules.pairsOf(reached).flatMap((pair) => {
    const [one, other] = pair.flatMap((id) => fighters.find((card) => card.id === id) ?? []);
    if (one === undefined || other === undefined) return [];
    return [
      { card: one, deed: blowOf(run, other, one) },
      { card: other, deed: blowOf(run, one, other) },
    ];
  });
  run.together(() => {
    for (const card of cards) if (isReplaced(card)) doTo(run, card, instruction.deed, why);
    for (const { card } of blows) run.emit({ kind: 'did', card: card.id, cause: why.cause });
    for (const { card, deed } of blows) run.rules.perform(run, deed, card, why);
  });
}

/** Does an instruction to the cards that it reaches, says what its targets are, and whether it was done to any card. */
export function doInstruction(
  run: Run,
  waiting: Waiting,
  addressed: Addressed,
  { targets, reached }: { targets: CardId[]; reached: readonly CardId[] },
): boolean {
  const { at } = addressed;
  const item = waiting.item.id;
  run.emit({ kind: 'settled', item, at, targets });
  run.emit({ kind: 'begun', item, at });
  const cards = cardsIn(run, reached).filter((card) => run.rules.isCarriedOut(run, waiting, addressed, card));
  if (addressed.instruction.deed.verb === 'fight') fight(run, cards, reached, waiting, addressed);
  else hit(run, cards, waiting, addressed);
  run.emit({ kind: 'ended', item, at });
  return cards.length > 0;
}
