import { z } from 'zod';
import { State } from '../model/state.ts';
import { Act } from '../play/act.ts';
import { Board } from '../play/case.ts';
import { CaseRecord, Reply } from '../play/record.ts';
import { Capabilities } from './capabilities.ts';

/** Raised only when an old adapter would misbehave. */
export const PROTOCOL = 1;
/** Of the language of texts and what is claimed of it; raised when a term is added, and an older one still holds. */
export const VOCABULARY = 3;

export const Greeting = z.strictObject({
  protocol: z.literal(PROTOCOL),
  vocabulary: z.int().min(1).max(VOCABULARY, `expected at most the suite's own, ${VOCABULARY}`),
  engine: z.string().min(1).max(80),
  edition: z.enum(['heroes', 'classic']),
  capabilities: Capabilities,
});
export type Greeting = z.infer<typeof Greeting>;

/** A case as an engine gets it: nothing that tells what is expected. */
export const PlayRequest = z.strictObject({
  board: Board,
  acts: z.array(Act),
  picks: z.array(z.int().min(0)),
});
export type PlayRequest = z.infer<typeof PlayRequest>;

const request = <M extends string, S extends z.ZodRawShape>(method: M, shape: S) =>
  z.strictObject({ id: z.int().min(1), method: z.literal(method), ...shape });

/** One JSON object a line, at most 8 MiB; answered by exactly one line with the same id. */
export const Request = z.discriminatedUnion('method', [
  request('hello', { protocol: z.int(), vocabulary: z.int(), edition: z.enum(['heroes', 'classic']) }),
  request('load', { board: Board }),
  request('act', { do: Act }),
  request('observe', {}),
  request('batch', { cases: z.array(PlayRequest) }),
  request('bye', {}),
]);
export type Request = z.infer<typeof Request>;

const answer = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ id: z.int().min(1), ok: z.literal(true), ...shape });

export const HelloAnswer = answer({ hello: Greeting });
export const LoadAnswer = answer({ state: State });
export const ActAnswer = answer({ reply: Reply });
export const ObserveAnswer = answer({ state: State });
export const BatchAnswer = answer({ records: z.array(CaseRecord) });
export const ByeAnswer = answer({});
/** The adapter could not do what was asked; `error` says why, in one sentence. */
export const ErrorAnswer = z.strictObject({ id: z.int(), ok: z.literal(false), error: z.string().min(1) });
