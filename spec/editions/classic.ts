import type { Edition } from './edition.ts';

const clauses = {
  '502.1': { slug: 'final-target' },
  '502.2': { slug: 'one-source' },
  '502.3': { slug: 'source-checked-twice' },
  '502.3.1': { slug: 'ability-not-checked-again' },
  '502.4': { slug: 'targets-are-the-cards-named' },
  '502.5': { slug: 'attack-has-one-target' },
  '502.6': { slug: 'any-number-of-targets' },
  '502.7': { slug: 'movement-targets-a-cell' },
  '502.8': { slug: 'cards-with-a-property' },
  '502.9': { slug: 'reflexive-suffix' },
} as const;

/** Classic Берсерк: one document, ten clauses. */
export const CLASSIC: Edition<keyof typeof clauses> = { name: 'classic', clauses };
