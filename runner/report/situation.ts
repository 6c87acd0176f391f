import type { Texts } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Item, State } from '../../spec/model/state.ts';
import { cardInWords, deedInWords, lifeInWords } from './words.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isState = (value: unknown): value is State =>
  isPlain(value) && isPlain(value.cards) && 'queue' in value;
const isLife = (value: unknown): value is Life => isPlain(value) && 'starting' in value && 'effects' in value;
const isItem = (value: unknown): value is Item => isPlain(value) && 'sources' in value && 'kind' in value;
const isCard = (value: unknown): value is Card => isPlain(value) && 'printed' in value && 'zone' in value;
const isDeed = (value: unknown): value is Deed => isPlain(value) && typeof value.verb === 'string';

const itemInWords = ({ sources, ability, kind, named, rolled }: Item): string => {
  const at = named.flatMap(({ cards }) => cards);
  const thrown = rolled === undefined ? '' : `, ${rolled} thrown`;
  return `${sources.join(' and ')}: ${ability ?? kind}${at.length === 0 ? '' : ` at ${at.join(', ')}`}${thrown}`;
};

function partInWords(value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((one) => partInWords(one, texts)).join(', ') || 'none';
  if (isCard(value)) return cardInWords(value, { active: 'A', cards: [], texts });
  if (isLife(value)) return lifeInWords(value);
  if (isItem(value)) return itemInWords(value);
  if (isDeed(value)) return deedInWords(value);
  if (isState(value)) return Object.keys(value.cards).join(', ');
  if (!isPlain(value)) return String(value ?? 'none');
  return Object.entries(value)
    .map(([key, part]) => `${key} ${partInWords(part, texts)}`)
    .join(', ');
}

/** The cards of a state that are not as they are in another one. */
const unlike = (state: State, now: State | null, texts: Texts): string[] =>
  Object.values(state.cards)
    .filter((card) => now === null || JSON.stringify(now.cards[card.id]) !== JSON.stringify(card))
    .map((card) => partInWords(card, texts));

const STATES: Readonly<Record<string, string>> = {
  declaredIn: 'when it was declared',
  leaving: 'when it came to be carried out',
};
/** What says nothing to a reader where it is as usual. */
const USUAL: readonly string[] = ['texts', 'state', 'isChoicePending', 'isOver'];

/** Lists that say something where they are empty. */
const TELLING: readonly string[] = ['cards', 'chosen'];

/** A situation in words, one line for each card and each thing that is said of it. */
export function situationInWords(situation: object): string[] {
  const plain = situation as Plain;
  const texts = (plain.texts ?? {}) as Texts;
  const now = isState(plain.state) ? plain.state : null;
  const board = now === null ? [] : unlike(now, null, texts);
  const earlier = Object.entries(STATES).flatMap(([key, when]) => {
    const state = plain[key];
    return isState(state) ? unlike(state, now, texts).map((card) => `${when}: ${card}`) : [];
  });
  const rest = Object.entries(plain)
    .filter(([key, value]) => !USUAL.includes(key) && STATES[key] === undefined && value !== undefined)
    .filter(([key, value]) => TELLING.includes(key) || !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}: ${partInWords(value, texts)}`);
  return [...board, ...earlier, ...rest];
}
