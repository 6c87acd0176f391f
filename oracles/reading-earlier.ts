import type { Instruction, Static } from '../spec/abilities/ability.ts';
import { isBefore } from '../spec/abilities/ability.ts';
import type { Deed, Verb } from '../spec/abilities/deed.ts';
import type { Choose, Filter } from '../spec/abilities/filter.ts';
import type { At, Zone } from '../spec/model/names.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { stepsIn } from './reading-texts.ts';

type Placed = Pick<DeclaringInstruction, 'texts' | 'ability' | 'at'>;

/** The verbs by which a card may lose its life or be destroyed. */
const KILLING: readonly Verb[] = ['destroy', 'wound', 'take life', 'strip life', 'set life', 'fight'];

/** The verbs that change by themselves how a card in play stands to an attribute of a filter. */
const CHANGED_BY: Readonly<Partial<Record<keyof Filter, readonly Verb[]>>> = {
  wounded: ['wound', 'heal', 'set life', 'fight'],
  poisoned: ['poison', 'cure'],
  exhausted: ['exhaust', 'ready'],
  side: ['take control'],
};

/** The attributes that a card may come to meet by going to another zone, or by coming back from one. */
const RESET: readonly (keyof Filter)[] = ['wounded', 'poisoned', 'exhausted', 'side', 'whose'];

const staticsOf = ({ texts }: Placed): readonly Static[] =>
  Object.values(texts).flatMap((text) => (text.kind === 'static' ? [text.static] : []));

const isDoneBy = (verb: Verb, deeds: readonly Deed[]): boolean =>
  deeds.some((deed) => deed.verb === verb || (verb === 'wound' && deed.verb === 'fight'));

interface Addressed {
  readonly instruction: Instruction;
  readonly at: At;
}

/** The instructions carried out before one is reached, each with its place in the text. */
const instructionsBefore = (situation: Placed): readonly Addressed[] => {
  const [step] = situation.at;
  return stepsIn(situation).flatMap((parts, number) =>
    parts
      .map((instruction, part): Addressed => ({ instruction, at: [number, part] }))
      .filter(({ at }) => number < step || (step > 0 && isBefore(at, situation.at))),
  );
};

/** The deeds of the instructions carried out before one is reached, and those that texts of the case put in their place. */
export function deedsBefore(situation: Placed): readonly Deed[] {
  const own = instructionsBefore(situation).map(({ instruction }) => instruction.deed);
  const replacing = staticsOf(situation).flatMap((text) => (text.text === 'instead' ? [text] : []));
  let deeds = own;
  for (const _ of replacing) {
    const more = replacing.filter(({ of, deed }) => isDoneBy(of, deeds) && !deeds.includes(deed));
    deeds = [...deeds, ...more.map(({ deed }) => deed)];
  }
  return deeds;
}

/** Whether one of the deeds may bring a static text of some card into force or out of it. */
export const isUnsettling = (deeds: readonly Deed[]): boolean =>
  deeds.some(
    ({ verb }) => KILLING.includes(verb) || ['move', 'silence', 'grant', 'take control'].includes(verb),
  );

/** Whether one of the deeds may kill a card, also by what static texts lay on it or no longer do. */
const isKilling = (situation: Placed, deeds: readonly Deed[]): boolean =>
  deeds.some(({ verb }) => KILLING.includes(verb)) ||
  (isUnsettling(deeds) && staticsOf(situation).some(({ text }) => text === 'life'));

/** The zones into which the deeds may bring a card. */
function zonesReached(situation: Placed, deeds: readonly Deed[]): readonly Zone[] {
  const moved = deeds.flatMap((deed): Zone[] => {
    if (deed.verb === 'draw') return ['hand'];
    return deed.verb === 'move' ? [deed.into] : [];
  });
  return isKilling(situation, deeds) ? [...moved, 'graveyard'] : moved;
}

/** Whether the deeds may make a card meet an attribute of a filter that it does not meet. */
export function mayComeToMeet(
  situation: Placed,
  deeds: readonly Deed[],
  filter: Filter,
  name: keyof Filter,
): boolean {
  const zones = zonesReached(situation, deeds);
  if (name === 'zone') return zones.includes(filter.zone ?? 'play');
  if (RESET.includes(name) && zones.length > 0) return true;
  if (name !== 'cost') return deeds.some(({ verb }) => CHANGED_BY[name]?.includes(verb) === true);
  const isThrown = filter.cost?.equals === 'rolled' && isDoneBy('roll', deeds);
  return isThrown || (isUnsettling(deeds) && staticsOf(situation).some(({ text }) => text === 'cost'));
}

/** Whether a deed may make a card no longer meet a filter that it meets. */
const mayTakeAway = (situation: Placed, { verb }: Deed, filter: Filter): boolean =>
  KILLING.includes(verb) ||
  verb === 'move' ||
  verb === 'draw' ||
  (['silence', 'grant', 'take control'].includes(verb) && staticsOf(situation).length > 0) ||
  (Object.keys(filter) as (keyof Filter)[]).some((name) => CHANGED_BY[name]?.includes(verb) === true);

/**
 * How many of the cards that fit a choice the instructions before it may make unfit; infinite where that has no bound. A
 * choice of another card passes over those that they have named anyway.
 */
export function mostTakenAway(
  situation: Placed & Pick<DeclaringInstruction, 'targets'>,
  { filter, different }: Choose,
): number {
  const before = instructionsBefore(situation);
  const own = before.map(({ instruction }) => instruction.deed);
  const isReplaced = deedsBefore(situation).some(
    (deed) => !own.includes(deed) && mayTakeAway(situation, deed, filter),
  );
  const isLaying =
    isUnsettling(own) && staticsOf(situation).some(({ text }) => text === 'life' || text === 'cost');
  if (isReplaced || isLaying) return Number.POSITIVE_INFINITY;
  const mostOf = ({ instruction: { object }, at }: Addressed): number => {
    if (object?.kind === 'itself') return 1;
    if (object?.kind !== 'choose') return Number.POSITIVE_INFINITY;
    const named = situation.targets.find((one) => one.at[0] === at[0] && one.at[1] === at[1])?.cards;
    if (named === undefined) return object.max ?? Number.POSITIVE_INFINITY;
    return different === true ? 0 : named.length;
  };
  return before
    .filter(({ instruction }) => mayTakeAway(situation, instruction.deed, filter))
    .reduce((sum, one) => sum + mostOf(one), 0);
}
