import { patterns } from './patterns.ts';
import { phrases } from './phrases.ts';
import { reasons } from './reasons.ts';
import { statements } from './statements.ts';

/** The rulebook's side of a Russian report: statements, readings and reasons in words of our own. */
export const translations = { statements, phrases: { ...phrases, ...reasons }, patterns };
