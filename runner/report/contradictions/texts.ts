import { match, P } from 'ts-pattern';
import type { Ability, Cost, Instruction, Static } from '../../../spec/abilities/ability.ts';
import { stepsOf } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../../spec/abilities/filter.ts';
import type { Tongue } from './tongue.ts';

/** How long an effect stays. */
export const termWords = ({ word }: Tongue, until: string): string =>
  word(until === 'while in play' || until === 'lasting' ? until : `until ${until}`);

/** The term behind what it is the term of; nothing where it is lasting. */
export const bracketed = (tongue: Tongue, until: string): string =>
  until === 'lasting' ? '' : ` (${termWords(tongue, until)})`;

/** A deed with its figure. */
export function deedWords(tongue: Tongue, deed: Deed): string {
  const { word } = tongue;
  const verb = word('as' in deed && deed.as ? deed.as : deed.verb);
  const term = 'until' in deed ? bracketed(tongue, deed.until) : '';
  const per = 'per' in deed && deed.per !== undefined ? ` × ${word(deed.per)}` : '';
  if (deed.verb === 'move') return `${verb} ${word(`into the ${deed.into}`)}`;
  if (deed.verb === 'grant') return `${verb} «${deed.ability}»${term}`;
  if ('to' in deed) return `${verb} ${word('to')} ${deed.to}`;
  return 'amount' in deed ? `${verb} ${deed.amount}${per}${term}` : `${verb}${term}`;
}

const flag = (set: boolean | undefined, yes: string, no: string): string[] =>
  set === undefined ? [] : [set ? yes : no];

const costWords = ({ word }: Tongue, { cost }: Filter): string[] => {
  if (cost === undefined) return [];
  const { atLeast, atMost, equals } = cost;
  const bounds = [
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
    ...(equals === undefined ? [] : [`= ${word(equals)}`]),
  ];
  return bounds.length === 0 ? [] : [`${word('cost')} ${bounds.join(', ')}`];
};

const filterWords = (tongue: Tongue, filter: Filter): string => {
  const { word } = tongue;
  const traits = [
    ...(filter.side === undefined ? [] : [`of the ${filter.side} side`]),
    ...flag(filter.wounded, 'wounded', 'unwounded'),
    ...flag(filter.poisoned, 'poisoned', 'unpoisoned'),
    ...flag(filter.exhausted, 'exhausted', 'ready'),
    ...(filter.element === undefined ? [] : [`element ${filter.element}`]),
    ...(filter.other ? ['other'] : []),
    ...(filter.zone === undefined ? [] : [`in the ${filter.zone}`]),
    ...(filter.whose === undefined ? [] : [`whose zone: ${filter.whose}`]),
  ].map(word);
  const types = (filter.types ?? ['card']).map(word).join('/');
  const rest = [...traits, ...costWords(tongue, filter)];
  return rest.length === 0 ? types : `${types} (${rest.join(', ')})`;
};

const objectWords = (tongue: Tongue, object: Objects): string => {
  const { word } = tongue;
  if (object.kind === 'itself') return word('itself');
  if (object.kind === 'each') return `${word('each')} ${filterWords(tongue, object.filter)}`;
  const { min, max, by, different, divide } = object;
  const number = max === null ? `${min}…∞` : min === max ? String(min) : `${min}…${max}`;
  const more = [
    ...(different ? ['none that was chosen before'] : []),
    ...(divide === undefined ? [] : [divide === 'whole' ? 'divided, all of it' : 'divided, up to it']),
    ...(by === 'opponent' ? ['the opponent chooses'] : []),
  ].map((phrase) => `, ${word(phrase)}`);
  return `${word('chosen')} ${number}: ${filterWords(tongue, object.filter)}${more.join('')}`;
};

const instructionWords = (tongue: Tongue, { deed, object }: Instruction): string =>
  `${deedWords(tongue, deed)} — ${objectWords(tongue, object)}`;

const priceWords = (tongue: Tongue, cost: Cost | undefined): string[] =>
  match(cost)
    .with(undefined, { kind: 'exhaust itself' }, () => [])
    .with({ kind: 'coins' }, ({ amount, x }) => [`${tongue.word('coins')} ${x ? 'X' : amount}`])
    .with({ kind: 'wounds' }, ({ amount }) => [`${tongue.word('wounds')} ${amount}`])
    .with({ kind: P.union('exhaust', 'sacrifice') }, ({ kind, filter }) => [
      `${tongue.word(kind)}: ${filterWords(tongue, filter)}`,
    ])
    .exhaustive()
    .map((price) => ` (${tongue.word('price')}: ${price})`);

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const staticWords = (tongue: Tongue, text: Static): string => {
  const { word } = tongue;
  const who = (filter: Filter | undefined) =>
    filter === undefined ? word('itself') : `${word('each')} ${filterWords(tongue, filter)}`;
  return match(text)
    .with({ text: 'cannot be' }, ({ verb }) => `${word('no card may do this to it:')} ${word(verb)}`)
    .with({ text: 'cannot be target' }, () => word('cannot be a target'))
    .with(
      { text: P.union('life', 'cost', 'strike') },
      ({ text: what, by, who: whom }) => `${word(what)} ${signed(by)} — ${who(whom)}`,
    )
    .with(
      { text: P.union('wounds dealt', 'wounds taken') },
      ({ text: what, by, of, who: whom }) =>
        `${word(what)}${of === undefined ? '' : ` (${word(`by ${of}`)})`} ${signed(by)} — ${who(whom)}`,
    )
    .with(
      { text: 'gives' },
      ({ ability, who: whom }) => `${word('has the text')} «${ability}» — ${who(whom)}`,
    )
    .with(
      { text: 'instead' },
      ({ of, deed }) => `${word('instead of')} «${word(of)}»: ${deedWords(tongue, deed)}`,
    )
    .with(
      { text: 'redirects' },
      ({ to }) => `${word('an attack on it may be led to')}: ${filterWords(tongue, to)}`,
    )
    .exhaustive();
};

/** A text as its instructions: commas join, periods set apart. */
export function textWords(tongue: Tongue, text: Ability): string {
  const { word } = tongue;
  if (text.kind === 'static') return staticWords(tongue, text.static);
  const head = text.kind === 'triggered' ? word(`on ${text.trigger}`) : word(text.kind);
  const price = text.kind === 'triggered' ? [] : priceWords(tongue, text.cost);
  const steps = stepsOf(text).map((step) => step.map((one) => instructionWords(tongue, one)).join(', '));
  return `${head}${price.join('')}: ${steps.join('. ')}`;
}
