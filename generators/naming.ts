import type { Ability } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
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

/** A card's id as a person would write it: «hero-a» is «Hero A». */
export const displayName = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

const slug = (verb: string): string => verb.replace(' ', '-');

/** A name that says what a text does: its trigger or kind, its first verbs, and whether it is for each. */
export function nameOfText(text: Ability): string {
  if (text.kind === 'static')
    return text.static.text === 'cannot be' ? `cannot-${slug(text.static.verb)}` : 'cannot-be-target';
  const steps = stepsOf(text);
  const prefix = text.kind === 'triggered' ? `${text.trigger}-` : text.kind === 'spell' ? 'spell-' : '';
  const verbs = steps.flat().map(({ deed }) => slug(deed.verb));
  const isMass = steps[0]?.[0]?.object.kind === 'each';
  return `${prefix}${verbs.slice(0, 2).join('-')}${isMass ? '-each' : ''}`;
}
