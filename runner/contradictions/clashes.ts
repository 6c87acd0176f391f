import type { Implication } from '../../spec/clauses/implication.ts';
import type { World } from '../judge/worlds.ts';
import { nogoodsOf, worldKey } from '../judge/worlds.ts';
import type { Voice } from './bench.ts';
import { giveWay } from './bench.ts';
import type { Claim, Heard, Lean } from './claims.ts';
import { addressesOf } from './claims.ts';
import { bitsOf, minimalConflicts } from './joint.ts';
import { areAcross, isRuling } from './seats.ts';

const suppositionsOf = (voices: readonly Voice[]): Lean[] =>
  voices.flatMap(({ supposition, address }) =>
    supposition === null || supposition.isPlain ? [] : [{ clause: address, name: supposition.name }],
  );

/** Whether it takes the words of two clauses for more than they say: no editor would put the two together. */
const isFarFetched = (voices: readonly Voice[]): boolean =>
  new Set(suppositionsOf(voices).map(({ clause }) => clause)).size > 1;

/** Whether one of them gives way to another, though that one speaks by a supposition only. */
const isSettledWithin = (voices: readonly Voice[]): boolean => giveWay(voices, voices).overridden.length > 0;

/** Voices that contradict each other, none of which could be left out, in one world. */
export interface Clash {
  readonly voices: readonly Voice[];
  readonly world: World;
}

/** What contradicts what in one world: minimal sets of voices, or null where the domain is too small to tell. */
export function clashesIn(
  { world, hearing }: Heard,
  domain: readonly unknown[],
  isEmpty: boolean,
): readonly Clash[] | null {
  const plain = hearing.strong.filter(isRuling);
  const { supposed } = hearing;
  if (!isEmpty && supposed.length === 0) return [];
  if (isEmpty === false && supposed.length > 0) {
    const all = [...plain, ...supposed];
    if (domain.some((answer) => all.every(({ ruling }) => ruling.allows(answer)))) return [];
  }
  const voices = [...plain, ...supposed];
  const bits = bitsOf(voices, domain);
  if (bits.some((row) => !row.includes(true))) return null;
  return minimalConflicts(bits)
    .map((set) => ({ voices: set.map((i) => voices[i] as Voice), world }))
    .filter((clash) => !isFarFetched(clash.voices) && !isSettledWithin(clash.voices))
    .filter((clash, _, all) => !all.some((other) => isWithin(other, clash)));
}

/** Whether fewer clauses clash already by the same supposition: against what is supposed of itself one needs no second. */
function isWithin(one: Clash, other: Clash): boolean {
  const [few, many] = [addressesOf(one.voices), addressesOf(other.voices)];
  const [taken, supposed] = [suppositionsOf(one.voices), suppositionsOf(other.voices)];
  return (
    taken.length > 0 &&
    few.length < many.length &&
    few.every((address) => many.includes(address)) &&
    taken.every(({ name }) => supposed.some((other) => other.name === name))
  );
}

const leansOf = (part: World): Lean[] => Object.entries(part).map(([clause, name]) => ({ clause, name }));

/** One claim for each set of clauses that clash, with the readings under which they do. */
export function conflictsAmong(clashes: readonly Clash[], worlds: readonly World[]): Claim[] {
  const groups = new Map<string, Clash[]>();
  for (const clash of clashes) {
    const key = [
      ...addressesOf(clash.voices),
      ...suppositionsOf(clash.voices).map(({ clause, name }) => `${clause}?${name}`),
    ].join('|');
    groups.set(key, [...(groups.get(key) ?? []), clash]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Clash];
    const supposed = suppositionsOf(first.voices);
    const refuted = [...new Map(group.map(({ world }) => [worldKey(world), world])).values()];
    const parts = nogoodsOf(worlds, refuted);
    const alternatives = parts.map((part) => [...leansOf(part), ...supposed]);
    const isPlain = alternatives.some((leans) => leans.length === 0);
    return {
      kind: isPlain ? 'conflict' : 'conflict under a reading',
      clauses: addressesOf(first.voices),
      alternatives: isPlain ? [] : alternatives,
    };
  });
}

const leansOnOne = (leans: readonly Lean[]): boolean => new Set(leans.map(({ clause }) => clause)).size <= 1;

/** What contradicts what across two questions; what leans on words of two clauses besides is left out as far-fetched. */
export function acrossClaims(
  { says }: Implication,
  clashes: readonly (readonly Clash[] | null)[],
  heard: readonly Heard[],
): Claim[] {
  const across = clashes.flatMap((list) => list?.filter(({ voices }) => areAcross(voices)) ?? []);
  return conflictsAmong(
    across,
    heard.map(({ world }) => world),
  )
    .map((claim) => ({ ...claim, alternatives: claim.alternatives.filter(leansOnOne), about: says }))
    .filter(({ kind, alternatives }) => kind === 'conflict' || alternatives.length > 0);
}
