import type { World } from '../judge/worlds.ts';
import type { Hearing, Voice } from './bench.ts';

export const KINDS = [
  'conflict',
  'conflict under a reading',
  'ambiguity',
  'impossible procedure',
  'order dependence',
  'gap',
  'underdetermined',
  'example refused',
  'missing chapter',
  'vacuous',
  'shadowed',
  'redundant',
  'overridden',
  'cumulative',
  'edition difference',
  'numbering',
] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that an editor has to settle. */
export const UNSETTLED: readonly Kind[] = KINDS.slice(0, 8);

/** A reading that a finding leans on, or words that it takes without exception. */
export interface Lean {
  readonly clause: string;
  readonly name: string;
}

/** What is claimed of one situation; `alternatives` are the sets of readings under each of which it holds. */
export interface Claim {
  readonly kind: Kind;
  /** Addresses, sorted. */
  readonly clauses: readonly string[];
  readonly alternatives: readonly (readonly Lean[])[];
  /** What tells gaps of one clause apart. */
  readonly about?: string;
}

/** What was said in one world. */
export interface Heard {
  readonly world: World;
  readonly hearing: Hearing;
}

/** All that one situation shows. */
export interface Analysis {
  readonly claims: readonly Claim[];
  /** Addresses of the clauses that ruled in some world. */
  readonly spoke: readonly string[];
  /** Whether some ruling allows nothing that the domain holds, so that nothing can be said of conflicts. */
  readonly isTooSmall: boolean;
  readonly worlds: readonly Heard[];
}

/** Names a claim within a question: the same claim of another situation has the same name. */
export const claimKey = ({ kind, clauses, about }: Claim): string =>
  [kind, ...clauses, ...(about === undefined ? [] : [about])].join('|');

/** The addresses of voices, each once, sorted. */
export const addressesOf = (voices: readonly Voice[]): string[] =>
  [...new Set(voices.map(({ address }) => address))].sort();
