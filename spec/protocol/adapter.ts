import type { State } from '../model/state.ts';
import type { Act } from '../play/act.ts';
import type { Board } from '../play/case.ts';
import type { CaseRecord, Reply } from '../play/record.ts';
import type { Greeting, PlayRequest } from './messages.ts';

/** The ways in which an engine or its adapter breaks instead of answering. */
export type Breakdown = 'crash' | 'timeout' | 'protocol';

/** A case that got no record. `detail` is for people and never judged. */
export interface Broken {
  readonly broken: Breakdown;
  readonly detail: string;
}

/** What came of a case: its record, or how the engine broke. */
export type Played = CaseRecord | Broken;

/**
 * How the suite reaches any engine. `play` gives one result a case, in order, and never rejects: a case that
 * breaks the engine leaves the others unaffected. `hello` rejects when the engine never comes up.
 */
export interface Adapter {
  hello(): Promise<Greeting>;
  play(cases: readonly PlayRequest[]): Promise<Played[]>;
  bye(): Promise<void>;
}

/**
 * What the author of a TypeScript engine writes: one game at a time, in process. `load` forgets the game
 * before and is silent; a file given as `inproc:FILE` exports one as `engine`.
 */
export interface Engine {
  readonly greeting: Greeting;
  load(board: Board): State;
  act(act: Act): Reply;
}
