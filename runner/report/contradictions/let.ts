import type { Ability, Instruction, Texts } from '../../../spec/abilities/ability.ts';
import { stepsOf } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../../spec/abilities/filter.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import type { Tongue } from './tongue.ts';

/** A word with its figure behind: both tongues read well so, whatever the number. */
const counted = ({ word }: Tongue, name: string, figure: number): string => `${word(name)} ${figure}`;

/** The layers of a life, those that are there. */
export const lifeWords = (tongue: Tongue, { starting, wounds, effects }: Life): string =>
  [
    counted(tongue, 'starting life', starting),
    ...(wounds > 0 ? [counted(tongue, 'wounds', wounds)] : []),
    ...effects.map(({ kind, left, until }) => {
      const term = until === 'lasting' ? '' : ` (${tongue.word(`until ${until}`)})`;
      return `${counted(tongue, `${kind} life`, left)}${term}`;
    }),
  ].join(', ');

/** A deed with its figure. */
export function deedWords(tongue: Tongue, deed: Deed): string {
  const verb = tongue.word('as' in deed && deed.as ? deed.as : deed.verb);
  const term = 'until' in deed && deed.until !== 'lasting' ? ` (${tongue.word(`until ${deed.until}`)})` : '';
  if (deed.verb === 'move') return `${verb} ${tongue.word(`into the ${deed.into}`)}`;
  if ('to' in deed) return `${verb} ${tongue.word('to')} ${deed.to}`;
  return 'amount' in deed ? `${verb} ${deed.amount}${term}` : `${verb}${term}`;
}

const flag = (set: boolean | undefined, yes: string, no: string): string[] =>
  set === undefined ? [] : [set ? yes : no];

const filterWords = ({ word }: Tongue, filter: Filter): string => {
  const { cost } = filter;
  const bounds = [
    ...(cost?.atLeast === undefined ? [] : [`≥ ${cost.atLeast}`]),
    ...(cost?.atMost === undefined ? [] : [`≤ ${cost.atMost}`]),
  ];
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
  const rest = [...traits, ...(bounds.length === 0 ? [] : [`${word('cost')} ${bounds.join(', ')}`])];
  return rest.length === 0 ? types : `${types} (${rest.join(', ')})`;
};

const objectWords = (tongue: Tongue, object: Objects): string => {
  const { word } = tongue;
  if (object.kind === 'itself') return word('itself');
  if (object.kind === 'each') return `${word('each')} ${filterWords(tongue, object.filter)}`;
  const { min, max, by } = object;
  const number = max === null ? `${min}…∞` : min === max ? String(min) : `${min}…${max}`;
  const chooser = by === 'opponent' ? `, ${word('the opponent chooses')}` : '';
  return `${word('chosen')} ${number}: ${filterWords(tongue, object.filter)}${chooser}`;
};

const instructionWords = (tongue: Tongue, { deed, object }: Instruction): string =>
  `${deedWords(tongue, deed)} — ${objectWords(tongue, object)}`;

/** A text as its instructions: commas join, periods set apart. */
function textWords(tongue: Tongue, text: Ability): string {
  const { word } = tongue;
  if (text.kind === 'static')
    return text.static.text === 'cannot be'
      ? `${word('no card may do this to it:')} ${word(text.static.verb)}`
      : word('cannot be a target');
  const head = text.kind === 'triggered' ? word(`on ${text.trigger}`) : word(text.kind);
  const steps = stepsOf(text).map((step) => step.map((one) => instructionWords(tongue, one)).join(', '));
  return `${head}: ${steps.join('. ')}`;
}

/** A card with all that it does not share with a plain ready creature. */
export function cardWords(tongue: Tongue, card: Card, texts: Texts): string {
  const { word } = tongue;
  const own = card.printed.flatMap((id) => {
    const text = texts[id];
    const isLost = card.abilities.includes(id) ? '' : `, ${word('lost by now')}`;
    return text === undefined ? [] : [`«${id}: ${textWords(tongue, text)}»${isLost}`];
  });
  const traits = [
    `${word(card.type)} ${word('of player')} ${card.controller}`,
    ...(card.owner === card.controller ? [] : [`${word('owner')} ${card.owner}`]),
    ...(card.zone === 'play' ? [] : [word(`in the ${card.zone}`)]),
    ...(card.life === null ? [] : [lifeWords(tongue, card.life)]),
    ...(card.cost > 0 ? [`${word('cost')} ${card.cost}`] : []),
    ...(card.element === null ? [] : [`${word('element')} ${word(card.element)}`]),
    ...(card.exhausted ? [word('exhausted')] : []),
    ...(card.poisoned ? [word('poisoned')] : []),
    ...card.effects.map(({ kind }) => word(kind)),
    ...own,
  ];
  return `${card.id} (${traits.join('; ')})`;
}
