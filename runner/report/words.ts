import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board } from '../../spec/play/case.ts';

const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** A deed in words, without what it is done to. */
export function deedInWords(deed: Deed): string {
  const until = 'until' in deed && deed.until !== 'lasting' ? ` until ${deed.until}` : '';
  if ('amount' in deed) return `${deed.verb} ${deed.amount}${until}`;
  return 'to' in deed ? `${deed.verb} to ${deed.to}` : `${deed.verb}${until}`;
}

const costInWords = ({ cost }: Filter): string => {
  if (cost === undefined) return '';
  const { atLeast, atMost } = cost;
  if (atLeast !== undefined && atLeast === atMost) return ` of cost ${atLeast}`;
  const bounds = [
    atLeast === undefined ? '' : `at least ${atLeast}`,
    atMost === undefined ? '' : `at most ${atMost}`,
  ];
  return ` of cost ${bounds.filter((bound) => bound !== '').join(' and ')}`;
};

const flagged = (flag: boolean | undefined, yes: string, no: string): string =>
  flag === undefined ? '' : `${flag ? yes : no} `;

const elementInWords = ({ element }: Filter): string => {
  if (element === undefined) return '';
  return element === 'any' ? 'elemental ' : element === 'none' ? 'neutral ' : `${element} `;
};

/** A filter in words, in the singular. */
export function filterInWords(filter: Filter): string {
  const side = filter.side === undefined ? '' : filter.side === 'own' ? 'own ' : "opponent's ";
  const flags =
    flagged(filter.wounded, 'wounded', 'unwounded') +
    flagged(filter.poisoned, 'poisoned', 'unpoisoned') +
    flagged(filter.exhausted, 'exhausted', 'ready');
  const place = filter.zone === undefined || filter.zone === 'play' ? '' : ` in a ${filter.zone}`;
  const other = filter.other ? 'other ' : '';
  return `${other}${side}${flags}${elementInWords(filter)}${listed(filter.types ?? ['card'], 'or')}${costInWords(filter)}${place}`;
}

const countInWords = (min: number, max: number | null): string => {
  if (max === null) return min === 0 ? 'any number of' : `at least ${min}`;
  if (min === max) return min === 1 ? 'a chosen' : `${min} chosen`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
};

const objectInWords = (object: Objects): string => {
  switch (object.kind) {
    case 'itself':
      return 'itself';
    case 'each':
      return `each ${filterInWords(object.filter)}`;
    default: {
      const by = object.by === 'opponent' ? " of the opponent's choice" : '';
      return `${countInWords(object.min, object.max)} ${filterInWords(object.filter)}${by}`;
    }
  }
};

const instructionInWords = ({ deed, object }: Instruction): string =>
  `${deedInWords(deed)}: ${objectInWords(object)}`;

const KINDS = { activated: 'exhaust itself', spell: 'spell' } as const;

/** A text in words. */
export function abilityInWords(ability: Ability): string {
  if (ability.kind === 'static') {
    return ability.static.text === 'cannot be'
      ? `no card may ${ability.static.verb} it`
      : 'cannot be a target';
  }
  const head = ability.kind === 'triggered' ? `on ${ability.trigger}` : KINDS[ability.kind];
  const steps = stepsOf(ability).map((step) => step.map(instructionInWords).join(', '));
  return `${head} — ${steps.join('. ')}`;
}

const lifeInWords = ({ starting, wounds, effects }: Life): string => {
  const layers = effects.map(
    ({ kind, left, until }) => `${left} ${kind} life${until === 'lasting' ? '' : ` until ${until}`}`,
  );
  const wounded = wounds === 0 ? [] : [`${wounds} wound${wounds === 1 ? '' : 's'}`];
  return [`${starting} starting life`, ...wounded, ...layers].join(', ');
};

/** A card of a board in words. */
export function cardInWords(card: Card, { texts }: Board): string {
  const traits = [
    `${card.controller}'s ${card.type}`,
    card.owner === card.controller ? '' : `owned by ${card.owner}`,
    card.zone === 'play' ? '' : `in the ${card.zone}`,
    card.life === null ? '' : lifeInWords(card.life),
    card.cost === 0 ? '' : `cost ${card.cost}`,
    card.element ?? '',
    card.exhausted ? 'exhausted' : '',
    card.poisoned ? 'poisoned' : '',
    ...card.effects.map(({ kind, until }) => (until === 'lasting' ? kind : `${kind} until ${until}`)),
    ...card.printed.map((id) => {
      const text = texts[id];
      return text === undefined ? '' : `«${id}: ${abilityInWords(text)}»`;
    }),
  ];
  return `${card.id} (${traits.filter((trait) => trait !== '').join('; ')})`;
}

/** An act in words. */
export function actInWords(act: Act): string {
  switch (act.act) {
    case 'declare': {
      const targets = act.targets.flatMap(({ cards }) => cards);
      return `${act.player} declares ${act.ability} of ${act.source}${targets.length === 0 ? '' : ` at ${listed(targets)}`}`;
    }
    case 'attack':
      return `${act.player} attacks ${act.target} with ${act.attacker}`;
    case 'defend':
      return `${act.player} ${act.defender === null ? 'does not defend' : `defends with ${act.defender}`}`;
    case 'choose':
      return `${act.player} chooses ${act.cards.length === 0 ? 'nothing' : listed(act.cards)}`;
    case 'enter':
      return `${listed(act.cards)} enter${act.cards.length === 1 ? 's' : ''} play`;
    case 'end turn':
      return `${act.player} ends the turn`;
    case 'change':
      return `bare change: ${deedInWords(act.deed)}, ${act.card}`;
    default:
      return act.act;
  }
}
