import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { complaintOf } from '../../adapters/complaint.ts';
import { complaintsAbout } from '../../generators/complaints.ts';
import { relations } from '../../relations/index.ts';
import { complaintAbout, stepsOf } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import { Case } from '../../spec/play/case.ts';
import { Example } from '../../spec/play/example.ts';
import { Faulty } from '../../spec/play/faulty.ts';
import { Related } from '../../spec/play/related.ts';
import { Witness } from '../../spec/play/witness.ts';
import { Ending, EXIT } from './exit.ts';

/** Writes a file whole or not at all, with the folders above it. */
export function writeWhole(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  } catch (error) {
    if (existsSync(`${path}.part`)) rmSync(`${path}.part`, { recursive: true });
    throw new Ending(
      EXIT.badInput,
      `Cannot write ${path}: ${(error as Error).message}. Choose another place.`,
    );
  }
}

const readText = (path: string, expected: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Ending(EXIT.badInput, `No file ${path} that can be read. Give the path of ${expected}.`);
  }
};

/** The files that paths stand for: a folder for the JSON files in it, in the order of their names. */
export const filesAt = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => name.endsWith('.json'));
    if (names.length === 0)
      throw new Ending(EXIT.badInput, `No case in the folder ${path}: none of its files is named «….json».`);
    return names.sort().map((name) => join(path, name));
  });

/** What a file of JSON holds. Ends the program when there is none, saying what was expected there. */
export const parseJson = (path: string, expected = 'a case (docs/schemas/case.schema.json)'): unknown => {
  try {
    // Some editors put a mark in front that no parser takes.
    return JSON.parse(readText(path, expected).replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof Ending) throw error;
    throw new Ending(
      EXIT.badInput,
      `${path} is not JSON: ${(error as Error).message}. Expected ${expected}.`,
    );
  }
};

const instructionComplaints = ({ board }: Case): string[] =>
  Object.entries(board.texts).flatMap(([id, ability]) =>
    stepsOf(ability)
      .flat()
      .flatMap((instruction) => complaintAbout(instruction) ?? [])
      .map((complaint) => `text ${id}: ${complaint}`),
  );

const namesIn = (act: Act): readonly string[] => {
  if (act.act === 'declare')
    return [act.source, ...act.targets.flatMap(({ cards }) => cards), ...(act.pay ?? [])];
  if (act.act === 'attack') return [act.attacker, act.target];
  if (act.act === 'choose' || act.act === 'enter') return act.cards;
  return act.act === 'change' || act.act === 'step' ? [act.card] : [];
};

const actComplaints = ({ board, acts }: Case): string[] => {
  const known = new Set(board.cards.map(({ id }) => id));
  return acts.flatMap((act, i) => {
    const cards = namesIn(act)
      .filter((id) => !known.has(id))
      .map((id) => `the unknown card ${id}`);
    const isStrange = act.act === 'declare' && board.texts[act.ability] === undefined;
    return [...cards, ...(isStrange ? [`the unknown text ${act.ability}`] : [])].map(
      (what) => `act ${i + 1} («${act.act}») names ${what}`,
    );
  });
};

/**
 * A case as it was stored; `before` is there where it is to be played behind others, `relation` where it is to be compared
 * with what the relation of that name makes of it.
 */
export interface Stored {
  readonly case: Case;
  readonly before: readonly Case[] | null;
  readonly relation: string | null;
}

const SHAPES = { case: Case, witness: Witness, faulty: Faulty, related: Related, example: Example };

const shapeOf = (json: unknown): keyof typeof SHAPES => {
  if (typeof json !== 'object' || json === null || !('case' in json)) return 'case';
  if ('happens' in json) return 'example';
  if ('relation' in json) return 'related';
  return 'fault' in json ? 'faulty' : 'witness';
};

const relationComplaints = (name: string | null): string[] =>
  name === null || relations.some((relation) => relation.name === name)
    ? []
    : [`no relation «${name}»; there are ${relations.map((relation) => relation.name).join(', ')}`];

/** What a file holds: a case, a stored witness, an example of the rulebook, a case of a fault, or one of a broken relation. Ends the program when it is none. */
export function readStored(path: string): Stored {
  const json = parseJson(path);
  const shape = shapeOf(json);
  const parsed = SHAPES[shape].safeParse(json);
  if (!parsed.success) {
    throw new Ending(
      EXIT.badInput,
      `${path}: ${complaintOf(parsed.error, json)}. Expected the shape of docs/schemas/${shape}.schema.json.`,
    );
  }
  const one = 'case' in parsed.data ? parsed.data.case : parsed.data;
  const before = 'before' in parsed.data ? (parsed.data.before ?? null) : null;
  const relation = 'relation' in parsed.data ? parsed.data.relation : null;
  const ofCases = [one, ...(before ?? [])].flatMap((each) => [
    ...complaintsAbout(each.board),
    ...instructionComplaints(each),
    ...actComplaints(each),
  ]);
  const complaints = [...relationComplaints(relation), ...ofCases];
  if (complaints.length > 0) throw new Ending(EXIT.badInput, `${path}: ${complaints.slice(0, 3).join('; ')}`);
  return { case: one, before, relation };
}

/** The case of a file. Ends the program when it holds none. */
export const readCase = (path: string): Case => readStored(path).case;
