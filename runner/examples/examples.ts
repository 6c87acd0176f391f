import { readdirSync, readFileSync } from 'node:fs';
import { Example } from '../../spec/play/example.ts';

const folder = new URL('../../fixtures/', import.meta.url);

/** The examples of an edition's rulebook, in the order of their names. */
export const examplesOf = (edition: string): Example[] =>
  readdirSync(new URL(`${edition}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => Example.parse(JSON.parse(readFileSync(new URL(`${edition}/${file}`, folder), 'utf8'))));
