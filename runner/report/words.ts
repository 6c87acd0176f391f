import { match, P } from 'ts-pattern';
import type { Ability, Cost, Instruction, Static } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board } from '../../spec/play/case.ts';

const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** A number with its noun in the singular or plural. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A deed in words, without what it is done to. */
function deedInWords(deed: Deed): string {
  const until = 'until' in deed && deed.until !== 'lasting' ? ` until ${deed.until}` : '';
  const per = 'per' in deed && deed.per !== undefined ? ` for each of ${deed.per}` : '';
  if (deed.verb === 'wound') return `${deed.as ?? deed.verb} ${deed.amount}${per}`;
  if (deed.verb === 'grant') return `give the text «${deed.ability}»${until}`;
  if (deed.verb === 'move') return `move into the ${deed.into}`;
  if ('amount' in deed) return `${deed.verb} ${deed.amount}${per}${until}`;
  return 'to' in deed ? `${deed.verb} to ${deed.to}` : `${deed.verb}${until}`;
}

const costInWords = ({ cost }: Filter): string => {
  if (cost === undefined) return '';
  const { atLeast, atMost, equals } = cost;
  if (equals !== undefined) return ` of cost ${equals === 'X' ? 'X' : 'as thrown'}`;
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
  const whose =
    filter.whose === undefined
      ? 'the'
      : filter.whose === 'any'
        ? 'any'
        : filter.whose === 'own'
          ? "one's own"
          : "the opponent's";
  const place = filter.zone === undefined || filter.zone === 'play' ? '' : ` in ${whose} ${filter.zone}`;
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
    .with({ kind: 'choose' }, ({ min, max, by, filter, different, divide }) => {
      const whose = by === 'opponent' ? " of the opponent's choice" : '';
      const another = different ? 'other than those before ' : '';
      const shared = divide === undefined ? '' : `, divided${divide === 'whole' ? '' : ' up to it'}`;
      return `${countInWords(min, max)} ${another}${filterInWords(filter)}${whose}${shared}`;
    })
    .exhaustive();

const instructionInWords = ({ deed, object }: Instruction): string =>
  `${deedInWords(deed)}: ${objectInWords(object)}`;

const priceInWords = (cost: Cost | undefined): string =>
  match(cost)
    .with(undefined, { kind: 'exhaust itself' }, () => 'exhaust itself')
    .with({ kind: 'coins' }, ({ amount, x }) => `${x ? 'X' : amount} coins`)
    .with({ kind: 'wounds' }, ({ amount }) => `${amount} wounds on itself`)
    .otherwise(({ kind, filter }) => `${kind} ${filterInWords(filter)}`);

const headInWords = (ability: Exclude<Ability, { kind: 'static' }>): string => {
  if (ability.kind === 'triggered') return `on ${ability.trigger}`;
  if (ability.kind === 'activated') return priceInWords(ability.cost);
  return ability.cost === undefined ? 'spell' : `spell, ${priceInWords(ability.cost)}`;
};

const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
const whoInWords = (who: Filter | undefined): string =>
  who === undefined ? 'itself' : `each ${filterInWords(who)}`;
const blowsInWords = (of: string | undefined): string => (of === undefined ? '' : ` by ${of}`);

const staticInWords = (text: Static): string =>
  match(text)
    .with({ text: 'cannot be' }, ({ verb }) => `no card may ${verb} it`)
    .with({ text: 'cannot be target' }, () => 'cannot be a target')
    .with(
      { text: P.union('life', 'cost', 'strike') },
      ({ text: what, by, who }) => `${signed(by)} ${what}: ${whoInWords(who)}`,
    )
    .with({ text: 'gives' }, ({ ability, who }) => `gives «${ability}»: ${whoInWords(who)}`)
    .with(
      { text: P.union('wounds dealt', 'wounds taken') },
      ({ text: what, by, of, who }) => `${signed(by)} ${what}${blowsInWords(of)}: ${whoInWords(who)}`,
    )
    .with({ text: 'instead' }, ({ of, deed }) => `instead of ${of}: ${deedInWords(deed)}`)
    .with({ text: 'redirects' }, ({ to }) => `attacks may be led to ${filterInWords(to)}`)
    .exhaustive();

/** A text in words. */
function abilityInWords(ability: Ability): string {
  if (ability.kind === 'static') return staticInWords(ability.static);
  const steps = stepsOf(ability).map((step) => step.map(instructionInWords).join(', '));
  return `${headInWords(ability)} — ${steps.join('. ')}`;
}

/** The layers of a life in words. */
const lifeInWords = ({ starting, wounds, effects }: Life): string => {
  const layers = effects.map(
    ({ kind, left, until }) => `${left} ${kind} life${until === 'lasting' ? '' : ` until ${until}`}`,
  );
  const wounded = wounds === 0 ? [] : [counted(wounds, 'wound')];
  return [`${starting} starting life`, ...wounded, ...layers].join(', ');
};

/** A card of a board in words. */
export function cardInWords(card: Card, { texts }: Board): string {
  const traits = [
    `${card.controller}'s ${card.type}`,
    card.owner === card.controller ? '' : `owned by ${card.owner}`,
    card.zone === 'play' ? '' : `in the ${card.zone}`,
    card.life === null ? '' : lifeInWords(card.life),
    card.strike === undefined ? '' : `strike ${card.strike}`,
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
    .with({ act: 'declare' }, ({ player, ability, source, targets, pay, x }) => {
      const behind = (word: string, cards: readonly string[]) =>
        cards.length === 0 ? '' : `${word}${listed(cards)}`;
      const named = targets.flatMap(({ cards }) => cards);
      return `${player} declares ${ability} of ${source}${behind(' at ', named)}${behind(', paying with ', pay ?? [])}${x === undefined ? '' : `, X ${x}`}`;
    })
    .with({ act: 'attack' }, ({ player, attacker, target }) => `${player} attacks ${target} with ${attacker}`)
    .with({ act: 'choose' }, ({ player, cards }) => `${player} chooses ${listed(cards) || 'nothing'}`)
    .with({ act: 'enter' }, ({ cards }) => `${listed(cards)} enter${cards.length === 1 ? 's' : ''} play`)
    .with(
      { act: 'step' },
      ({ player, card, cell }) => `${player} moves ${card} to ${cell.row}/${cell.column}`,
    )
    .with({ act: 'end turn' }, ({ player }) => `${player} ends the turn`)
    .with({ act: 'change' }, ({ deed, card }) => `bare change: ${deedInWords(deed)}, ${card}`)
    .with({ act: P.union('resolve', 'resolve all') }, ({ act: name }) => name)
    .exhaustive();
