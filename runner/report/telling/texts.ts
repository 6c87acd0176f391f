import type { Ability, Cost, Instruction, Static } from '../../../spec/abilities/ability.ts';
import { stepsOf } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../../spec/abilities/filter.ts';
import type { Term } from '../../../spec/model/names.ts';
import { filterWords } from './filters.ts';
import type { Tongue } from './tongue.ts';
import { filled } from './tongue.ts';

/** How long something stays, behind what stays; nothing where it is lasting. */
export const termWords = ({ word }: Tongue, until: Term): string => {
  if (until === 'lasting') return '';
  return ` ${word(until === 'while in play' ? until : `until ${until}`)}`;
};

const figureWords = (tongue: Tongue, deed: Deed): string => {
  const { word } = tongue;
  if (deed.verb === 'move') return `${word('move')} ${word(`into the ${deed.into}`)}`;
  if (deed.verb === 'grant') return filled(tongue, 'give the text «#1»', deed.ability);
  if (deed.verb === 'set life') return filled(tongue, 'set life to #1', deed.to);
  if (!('amount' in deed)) return word(deed.verb);
  return filled(tongue, `${('as' in deed && deed.as) || deed.verb} #1`, deed.amount);
};

/** A deed in words, without what it is done to. */
export function deedWords(tongue: Tongue, deed: Deed): string {
  const each = 'per' in deed && deed.per !== undefined ? ` ${tongue.word('for each of X')}` : '';
  const term = 'until' in deed ? termWords(tongue, deed.until) : '';
  return `${figureWords(tongue, deed)}${each}${term}`;
}

const numberWords = (tongue: Tongue, min: number, max: number | null, what: string): string => {
  if (max === null && min === 0) return filled(tongue, 'any number of chosen cards: #1', what);
  if (max === null) return filled(tongue, 'at least #1 chosen (#2)', min, what);
  if (min === max)
    return min === 1 ? filled(tongue, 'a chosen #1', what) : filled(tongue, '#1 chosen (#2)', min, what);
  return min === 0
    ? filled(tongue, 'up to #1 chosen (#2)', max, what)
    : filled(tongue, '#1 to #2 chosen (#3)', min, max, what);
};

const DIVIDED = { whole: 'divided among them', 'up to': 'divided, not all of it perhaps' } as const;

const objectWords = (tongue: Tongue, object: Objects): string => {
  if (object.kind === 'itself') return tongue.word('itself');
  const what = filterWords(tongue, object.filter);
  if (object.kind === 'each') return filled(tongue, 'each #1', what);
  const { min, max, by, different, divide } = object;
  const more = [
    ...(by === 'opponent' ? ['the opponent chooses'] : []),
    ...(different ? ['none of those chosen before'] : []),
    ...(divide === undefined ? [] : [DIVIDED[divide]]),
  ];
  return [numberWords(tongue, min, max, what), ...more.map(tongue.word)].join(', ');
};

const instructionWords = (tongue: Tongue, { deed, object }: Instruction): string =>
  filled(tongue, '#1: #2', deedWords(tongue, deed), objectWords(tongue, object));

const whoWords = (tongue: Tongue, who: Filter | undefined): string =>
  who === undefined ? tongue.word('itself') : filled(tongue, 'each #1', filterWords(tongue, who));

function staticWords(tongue: Tongue, text: Static): string {
  const { word } = tongue;
  switch (text.text) {
    case 'cannot be':
      return `${word('no card may do this to it')}: ${word(text.verb)}`;
    case 'cannot be target':
      return word('cannot be a target');
    case 'gives':
      return `${word('gives')} «${text.ability}»: ${whoWords(tongue, text.who)}`;
    case 'instead':
      return `${word('instead of')} «${word(text.of)}»: ${deedWords(tongue, text.deed)}`;
    case 'redirects':
      return `${word('an attack may be led to')} ${filterWords(tongue, text.to)}`;
    default: {
      const what = filled(tongue, `#1 ${text.text}`, text.by < 0 ? text.by : `+${text.by}`);
      const blows = 'of' in text && text.of !== undefined ? ` ${word(`by ${text.of}`)}` : '';
      return `${what}${blows}: ${whoWords(tongue, text.who)}`;
    }
  }
}

const priceWords = (tongue: Tongue, cost: Cost): string => {
  switch (cost.kind) {
    case 'exhaust itself':
      return tongue.word('exhaust itself');
    case 'coins':
      return cost.x ? tongue.word('X coins') : tongue.counted('coins', cost.amount);
    case 'wounds':
      return filled(tongue, '#1 on itself', tongue.counted('wounds', cost.amount));
    default:
      return filled(tongue, `${cost.kind} #1`, filterWords(tongue, cost.filter));
  }
};

const headWords = (tongue: Tongue, text: Exclude<Ability, { kind: 'static' }>): string => {
  if (text.kind === 'triggered') return tongue.word(`on ${text.trigger}`);
  if (text.kind === 'activated') return priceWords(tongue, text.cost ?? { kind: 'exhaust itself' });
  const spell = tongue.word('spell');
  return text.cost === undefined ? spell : `${spell}, ${priceWords(tongue, text.cost)}`;
};

/** A text in words: what it costs or what sets it off, then its instructions; commas join, periods set apart. */
export function textWords(tongue: Tongue, text: Ability): string {
  if (text.kind === 'static') return staticWords(tongue, text.static);
  const steps = stepsOf(text).map((step) => step.map((one) => instructionWords(tongue, one)).join(', '));
  return filled(tongue, '#1 — #2', headWords(tongue, text), steps.join('. '));
}
