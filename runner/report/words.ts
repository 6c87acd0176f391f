import { match, P } from 'ts-pattern';
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
function deedInWords(deed: Deed): string {
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
function filterInWords(filter: Filter): string {
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

const objectInWords = (object: Objects): string =>
  match(object)
    .with({ kind: 'itself' }, () => 'itself')
    .with({ kind: 'each' }, ({ filter }) => `each ${filterInWords(filter)}`)
    .with({ kind: 'choose' }, ({ min, max, by, filter }) => {
      const whose = by === 'opponent' ? " of the opponent's choice" : '';
      return `${countInWords(min, max)} ${filterInWords(filter)}${whose}`;
    })
    .exhaustive();

const instructionInWords = ({ deed, object }: Instruction): string =>
  `${deedInWords(deed)}: ${objectInWords(object)}`;

const KINDS = { activated: 'exhaust itself', spell: 'spell' } as const;

/** A text in words. */
function abilityInWords(ability: Ability): string {
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
export const actInWords = (act: Act): string =>
  match(act)
    .with({ act: 'declare' }, ({ player, ability, source, targets }) => {
      const named = targets.flatMap(({ cards }) => cards);
      return `${player} declares ${ability} of ${source}${named.length === 0 ? '' : ` at ${listed(named)}`}`;
    })
    .with({ act: 'attack' }, ({ player, attacker, target }) => `${player} attacks ${target} with ${attacker}`)
    .with({ act: 'defend', defender: null }, ({ player }) => `${player} does not defend`)
    .with({ act: 'defend' }, ({ player, defender }) => `${player} defends with ${defender}`)
    .with({ act: 'choose' }, ({ player, cards }) => `${player} chooses ${listed(cards) || 'nothing'}`)
    .with({ act: 'enter' }, ({ cards }) => `${listed(cards)} enter${cards.length === 1 ? 's' : ''} play`)
    .with({ act: 'end turn' }, ({ player }) => `${player} ends the turn`)
    .with({ act: 'change' }, ({ deed, card }) => `bare change: ${deedInWords(deed)}, ${card}`)
    .with({ act: P.union('resolve', 'resolve all') }, ({ act: name }) => name)
    .exhaustive();
