import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { At, Zone } from '../../spec/model/names.ts';
import { seenWith } from '../mutants/seen-with.ts';
import { opponentOf } from '../reference/game.ts';
import type { DeclaringRules } from '../reference/rules.ts';

const wounded = (card: Card, wounds: number): Card =>
  card.life === null ? card : { ...card, life: { ...card.life, wounds } };

/** The card as it lies in a zone of its owner, or comes into play. */
const lying = (card: Card, zone: Zone): Card => ({
  ...wounded(card, 0),
  zone,
  whose: zone === 'play' ? null : card.owner,
  controller: card.owner,
  exhausted: false,
  poisoned: false,
  abilities: card.printed,
});

/** What a deed may make of a card that it is done to. */
function madeOf(deed: Deed, card: Card): readonly Card[] {
  switch (deed.verb) {
    case 'wound':
    case 'fight':
      return [wounded(card, 1), lying(card, 'graveyard')];
    case 'heal':
      return [wounded(card, 0)];
    case 'set life':
      return [wounded(card, 0), lying(card, 'graveyard')];
    case 'take life':
    case 'strip life':
    case 'destroy':
      return [lying(card, 'graveyard')];
    case 'poison':
    case 'cure':
      return [{ ...card, poisoned: deed.verb === 'poison' }];
    case 'exhaust':
    case 'ready':
      return [{ ...card, exhausted: deed.verb === 'exhaust' }];
    case 'silence':
      return [{ ...card, abilities: [] }];
    case 'take control':
      return [{ ...card, controller: opponentOf(card.controller) }];
    case 'move':
      return [lying(card, deed.into)];
    default:
      return [];
  }
}

const NO_CHANGE: Deed = { verb: 'roll' };

/** The cards as they are, or as a deed leaves those that its verb means something for. */
const after = (deed: Deed, cards: Readonly<Record<string, Card>>): Readonly<Record<string, Card>>[] => {
  const { zones, types } = VERBS[deed.verb];
  const made = Object.values(cards).map((card) =>
    zones.includes(card.zone) && types.includes(card.type) ? madeOf(deed, card) : [],
  );
  return [0, 1].map((way) =>
    Object.fromEntries(Object.entries(cards).map(([id, card], i) => [id, made[i]?.[way] ?? card])),
  );
};

/** What a later step of a spell needs is there, or is brought about by an instruction before it. */
export function inTurn(rules: DeclaringRules): Partial<DeclaringRules> {
  const behind = new WeakMap<Instruction, readonly Deed[]>();
  const note = (ability: Ability, [step, part]: At): void => {
    const steps = stepsOf(ability);
    const instruction = steps[step]?.[part];
    if (instruction === undefined || step === 0) return;
    const before = [...steps.slice(0, step).flat(), ...(steps[step]?.slice(0, part) ?? [])];
    behind.set(
      instruction,
      before.map(({ deed }) => deed),
    );
  };
  return {
    isNeededAtDeclaration: (ability, at) => {
      note(ability, at);
      return rules.isNeededAtDeclaration(ability, at);
    },
    isDeclarable: (view, addressed, scope) =>
      [NO_CHANGE, ...(behind.get(addressed.instruction) ?? [])].some((deed) =>
        after(deed, view.cards).some((cards) => rules.isDeclarable(seenWith(view, cards), addressed, scope)),
      ),
  };
}
