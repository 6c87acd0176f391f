import type { Ability, Instruction, Static } from '../spec/abilities/ability.ts';
import { Trigger } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { CardType, Player } from '../spec/model/names.ts';

/** Short names first, so that naming a case anew makes it no longer. */
const CAST: Readonly<Record<Exclude<CardType, 'hero'>, readonly string[]>> = {
  creature: ['imp', 'ogre', 'wolf', 'golem', 'guard', 'witch', 'archer', 'healer', 'raider', 'sprite'],
  spell: ['bolt', 'pact', 'curse', 'storm', 'blessing'],
  support: ['altar', 'totem', 'banner'],
};

/** The name of the card that is number `index`, from 0, of its type; a hero's tells its side. */
export function castName(type: CardType, owner: Player, index: number): string {
  if (type === 'hero') return owner === 'A' ? 'hero-a' : 'hero-b';
  const cast = CAST[type];
  const name = cast[index % cast.length] as string;
  return index < cast.length ? name : `${name}-${Math.floor(index / cast.length) + 1}`;
}

const written = new Map<string, string>();

/** A card's id as a person would write it: «hero-a» is «Hero A». */
export function displayName(id: string): string {
  const known = written.get(id);
  if (known !== undefined) return known;
  const words = id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const name = words.join(' ');
  if (written.size < 1000) written.set(id, name);
  return name;
}

/** A verb, or a shot, which is named as players name it. */
type Doing = Verb | 'shot';
const slug = (words: string): string => words.replaceAll(' ', '-');
const doingOf = ({ deed }: Instruction): Doing =>
  deed.verb === 'wound' && deed.as === 'shot' ? 'shot' : deed.verb;

/** Names are looked up instead of being put together anew: a key that is already known is a fast key. */
const named = new Map<number, string>();
const PREFIXES: readonly string[] = ['', 'spell-', ...Trigger.options.map((trigger) => `${slug(trigger)}-`)];
const DOINGS: readonly Doing[] = [...(Object.keys(VERBS) as Verb[]), 'shot'];

function nameOf(prefix: number, first: Doing, second: Doing | undefined, isMass: boolean): string {
  const [a, b] = [DOINGS.indexOf(first), second === undefined ? 31 : DOINGS.indexOf(second)];
  const key = ((prefix * 32 + a) * 32 + b) * 2 + (isMass ? 1 : 0);
  const known = named.get(key);
  if (known !== undefined) return known;
  const verbs = second === undefined ? slug(first) : `${slug(first)}-${slug(second)}`;
  const name = `${PREFIXES[prefix]}${verbs}${isMass ? '-each' : ''}`;
  named.set(key, name);
  return name;
}

function nameOfStatic(text: Static): string {
  if (text.text === 'cannot be') return `cannot-${slug(text.verb)}`;
  return text.text === 'instead' ? `instead-of-${slug(text.of)}` : slug(text.text);
}

/** A name that says what a text does: its trigger or kind, its first verbs, and whether it is for each. */
export function nameOfText(text: Ability): string {
  if (text.kind === 'static') return nameOfStatic(text.static);
  const [first, second] = firstTwo(text.steps);
  const kind = text.kind === 'triggered' ? `${slug(text.trigger)}-` : text.kind === 'spell' ? 'spell-' : '';
  if (first === undefined) return kind === '' ? 'nothing' : `${kind}nothing`;
  const then = second === undefined ? undefined : doingOf(second);
  return nameOf(PREFIXES.indexOf(kind), doingOf(first), then, first.object.kind === 'each');
}

const firstTwo = (steps: readonly (readonly Instruction[])[]): readonly (Instruction | undefined)[] => [
  steps[0]?.[0],
  steps[0]?.[1] ?? steps[1]?.[0],
];
