import type { Ability, Cost, Instruction, Static } from '../../../spec/abilities/ability.ts';
import { stepsOf } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../../spec/abilities/filter.ts';
import type { Tongue } from './tongue.ts';

/** How long an effect stays, in brackets; nothing where it is lasting. */
export const termWords = ({ word }: Tongue, until: string): string => {
  if (until === 'lasting') return '';
  return ` (${word(until === 'while in play' ? until : `until ${until}`)})`;
};

/** A deed with its figure. */
export function deedWords(tongue: Tongue, deed: Deed): string {
  const { word } = tongue;
  const verb = word('as' in deed && deed.as ? deed.as : deed.verb);
  const term = 'until' in deed ? termWords(tongue, deed.until) : '';
  const each = 'per' in deed && deed.per !== undefined ? ` ${word('for each of X')}` : '';
  if (deed.verb === 'move') return `${verb} ${word(`into the ${deed.into}`)}`;
  if (deed.verb === 'grant') return `${verb} «${deed.ability}»${term}`;
  if ('to' in deed) return `${verb} ${word('to')} ${deed.to}`;
  return 'amount' in deed ? `${verb} ${deed.amount}${each}${term}` : `${verb}${term}`;
}

const flag = (set: boolean | undefined, yes: string, no: string): string[] =>
  set === undefined ? [] : [set ? yes : no];

const costWords = ({ word }: Tongue, { cost }: Filter): string[] => {
  if (cost === undefined) return [];
  const bounds = [
    ...(cost.atLeast === undefined ? [] : [`≥ ${cost.atLeast}`]),
    ...(cost.atMost === undefined ? [] : [`≤ ${cost.atMost}`]),
    ...(cost.equals === undefined ? [] : [`= ${word(cost.equals)}`]),
  ];
  return bounds.length === 0 ? [] : [`${word('cost')} ${bounds.join(', ')}`];
};

const filterWords = (tongue: Tongue, filter: Filter): string => {
  const { word } = tongue;
  const traits = [
    ...(filter.side === undefined ? [] : [`of the ${filter.side} side`]),
    ...flag(filter.wounded, 'wounded', 'unwounded'),
    ...flag(filter.poisoned, 'poisoned', 'unpoisoned'),
    ...flag(filter.exhausted, 'exhausted', 'ready card'),
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
    ...(by === 'opponent' ? ['the opponent chooses'] : []),
    ...(different ? ['none of those chosen before'] : []),
    ...(divide === undefined
      ? []
      : [divide === 'whole' ? 'divided among them' : 'divided, not all of it perhaps']),
  ].map((one) => `, ${word(one)}`);
  return `${word('chosen')} ${number}: ${filterWords(tongue, object.filter)}${more.join('')}`;
};

const instructionWords = (tongue: Tongue, { deed, object }: Instruction): string =>
  `${deedWords(tongue, deed)} — ${objectWords(tongue, object)}`;

const whoWords = (tongue: Tongue, who: Filter | undefined): string =>
  who === undefined ? tongue.word('itself') : `${tongue.word('each')} ${filterWords(tongue, who)}`;

function staticWords(tongue: Tongue, text: Static): string {
  const { word } = tongue;
  switch (text.text) {
    case 'cannot be':
      return `${word('no card may do this to it:')} ${word(`to ${text.verb}`)}`;
    case 'cannot be target':
      return word('cannot be a target');
    case 'gives':
      return `${word('gives')} «${text.ability}»: ${whoWords(tongue, text.who)}`;
    case 'instead':
      return `${word('instead of')} «${word(text.of)}»: ${deedWords(tongue, text.deed)}`;
    case 'redirects':
      return `${word('an attack may be led to')} ${filterWords(tongue, text.to)}`;
    default: {
      const blows = 'of' in text && text.of !== undefined ? ` (${word(text.of)})` : '';
      const by = text.by < 0 ? text.by : `+${text.by}`;
      return `${word(`static ${text.text}`)} ${by}${blows}: ${whoWords(tongue, text.who)}`;
    }
  }
}

const priceWords = (tongue: Tongue, cost: Cost | undefined): string => {
  const { word } = tongue;
  if (cost === undefined || cost.kind === 'exhaust itself') return '';
  if ('filter' in cost) return `, ${word(cost.kind)}: ${filterWords(tongue, cost.filter)}`;
  return `, ${word(`price in ${cost.kind}`)}: ${'x' in cost && cost.x ? 'X' : cost.amount}`;
};

/** A text as its instructions: commas join, periods set apart. */
export function textWords(tongue: Tongue, text: Ability): string {
  const { word } = tongue;
  if (text.kind === 'static') return staticWords(tongue, text.static);
  const head = text.kind === 'triggered' ? word(`on ${text.trigger}`) : word(text.kind);
  const price = 'cost' in text ? priceWords(tongue, text.cost) : '';
  const steps = stepsOf(text).map((step) => step.map((one) => instructionWords(tongue, one)).join(', '));
  return `${head}${price}: ${steps.join('. ')}`;
}
