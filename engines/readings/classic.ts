import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Scope, Waiting } from '../reference/game.ts';
import { isShot } from '../reference/game.ts';
import type { Rules, View } from '../reference/rules.ts';
import type { ReadingEngine } from './reading.ts';
import { reading } from './reading.ts';

const classic = (name: string, change: (rules: Rules) => Partial<Rules>): ReadingEngine =>
  reading(name, change, { edition: 'classic' });

/** Whether the source is still the card that it was, under the same player and ready as before. */
const isUnchanged = (view: View, { source, scope }: Waiting): boolean => {
  const now = view.cards[scope.source];
  if (source?.zone !== 'play') return true;
  return now?.controller === source.controller && now.exhausted === source.exhausted;
};

/** Whether cards were named for the item and none of them is in the zone in which it was named. */
const hasLostTargets = (view: View, { item, instructions }: Waiting): boolean => {
  const zones = item.named.flatMap(({ at, cards }) => {
    const object = instructions.find((one) => one.at.join() === at.join())?.instruction.object;
    const zone = object?.kind === 'choose' ? (object.filter.zone ?? 'play') : 'play';
    return cards.map((id) => view.cards[id]?.zone === zone);
  });
  return zones.length > 0 && !zones.includes(true);
};

/** Engines that play classic otherwise than the reference where its document leaves that open. */
export const classicReadings: readonly ReadingEngine[] = [
  classic('spells-need-play', (rules) => ({
    isStillLegal: (view, waiting) =>
      view.cards[waiting.scope.source]?.zone === 'play' ||
      (view.texts[waiting.item.ability ?? '']?.kind !== 'spell' && rules.isStillLegal(view, waiting)),
  })),
  classic('source-must-not-change', (rules) => ({
    isStillLegal: (view, waiting) => isUnchanged(view, waiting) && rules.isStillLegal(view, waiting),
  })),
  classic('needs-a-target-still', (rules) => ({
    isStillLegal: (view, waiting) => !hasLostTargets(view, waiting) && rules.isStillLegal(view, waiting),
  })),
  classic('looks-at-property-again', (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const { object } = addressed.instruction;
      const isFit = object.kind !== 'choose' || rules.fits(view, object.filter, card, waiting.scope);
      return isFit && rules.isCarriedOut(view, waiting, addressed, card);
    },
  })),
  classic('mass-settled-when-declared', (rules) => {
    const settled = new WeakMap<Scope, Map<Filter, CardId[]>>();
    return {
      isDeclarable: (view, addressed, scope) => {
        const { object } = addressed.instruction;
        const known = settled.get(scope) ?? new Map();
        if (object.kind === 'each') known.set(object.filter, rules.massReach(view, object.filter, scope));
        settled.set(scope, known);
        return rules.isDeclarable(view, addressed, scope);
      },
      massReach: (view, filter, scope) =>
        settled.get(scope)?.get(filter) ?? rules.massReach(view, filter, scope),
    };
  }),
  classic('mass-has-targets', (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const { object } = addressed.instruction;
      return object.kind === 'each'
        ? rules.massReach(view, object.filter, waiting.scope)
        : rules.targetsOf(view, waiting, addressed);
    },
    becomeTargets: (view, naming) => {
      const { instructions, scope } = naming.waiting;
      const reached = instructions.flatMap(({ instruction: { object } }) =>
        object.kind === 'each' ? rules.massReach(view, object.filter, scope) : [],
      );
      return rules.becomeTargets(view, { ...naming, cards: [...naming.cards, ...reached] });
    },
  })),
  classic('none-may-be-named', (rules) => {
    const free = new WeakSet<object>();
    return {
      isNeededAtDeclaration: (ability, at) => {
        const instruction = stepsOf(ability)[at[0]]?.[at[1]];
        const object = instruction?.object;
        const isFree =
          instruction !== undefined &&
          object?.kind === 'choose' &&
          object.by === 'controller' &&
          !isShot(instruction.deed);
        if (isFree) free.add(object);
        return !isFree && rules.isNeededAtDeclaration(ability, at);
      },
      mayNameSoMany: (choose, cards) =>
        (cards.length === 0 && free.has(choose)) || rules.mayNameSoMany(choose, cards),
    };
  }),
  classic('barred-is-not-named', (rules) => ({
    optionsOf: (view, choosing, scope) =>
      rules.optionsOf(view, choosing, scope).filter((id) => {
        const card = view.cards[id];
        return card !== undefined && !rules.isBarred(view, card, choosing.deed.verb, scope);
      }),
  })),
  classic('moves-to-the-next-square', (rules) => ({
    stepComplaint: (view, player, card, cell) => {
      const { row, column } = card.cell ?? cell;
      const isNear = Math.abs(row - cell.row) + Math.abs(column - cell.column) === 1;
      return isNear ? rules.stepComplaint(view, player, card, cell) : 'That is not the next square';
    },
  })),
  classic('moves-anywhere', () => ({ stepComplaint: () => null, whereTo: (_view, _card, cell) => cell })),
];
