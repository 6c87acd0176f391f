import { z } from 'zod';
import type { EditionName } from '../../spec/editions/index.ts';
import type { Adapter, Played } from '../../spec/protocol/adapter.ts';
import type { Greeting, PlayRequest } from '../../spec/protocol/messages.ts';
import { BatchAnswer, ErrorAnswer, HelloAnswer, PROTOCOL, VOCABULARY } from '../../spec/protocol/messages.ts';
import { checkedRecord } from '../checked.ts';
import { complaintOf, shown } from '../complaint.ts';
import { BrokenProcess, LineProcess } from './process.ts';

/** Records are looked at one by one, so that a wrong one leaves the others unaffected. */
const Batch = BatchAnswer.extend({ records: z.array(z.unknown()) });
const START_MS = 20_000;
const BATCH_MS = 20_000;
const MOST_QUOTED = 200;
/** Behind so many cases of a batch that hang one after the other, the rest of it is not tried again. */
const MOST_HANGS = 3;
const UNTRIED: Played = {
  broken: 'timeout',
  detail: `no answer in a batch, and none of the ${MOST_HANGS} cases before it was answered alone`,
};

/** Limits of one exchange; `caseMs` is for one case, and a batch has as much as all its cases, at most 20 seconds. */
export interface StdioOptions {
  readonly edition: EditionName;
  readonly caseMs?: number;
}

/** A program that has greeted, with what it claimed then. */
interface Greeted {
  readonly child: LineProcess;
  readonly greeting: Greeting;
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** An engine behind a program that speaks the protocol on its standard streams. */
export function stdio(command: string, { edition, caseMs = 5000 }: StdioOptions): Adapter {
  let process: Greeted | null = null;
  let id = 0;

  async function request<S extends z.ZodType>(
    child: LineProcess,
    body: object,
    schema: S,
    ms: number,
  ): Promise<z.output<S>> {
    id += 1;
    const line = await child.exchange(JSON.stringify({ id, ...body }), ms);
    const answer = parsed(line);
    if (answer === undefined)
      throw child.protest(`not JSON: ${shown(line, MOST_QUOTED)}; standard output is for answers only`);
    const refusal = ErrorAnswer.safeParse(answer);
    if (refusal.success)
      throw new BrokenProcess('protocol', `it answered with an error: ${refusal.data.error}`);
    const result = schema.safeParse(answer);
    if (!result.success)
      throw child.protest(`an answer of the wrong shape: ${complaintOf(result.error, answer)}`);
    const { id: answered } = result.data as { id: number };
    if (answered !== id) throw child.protest(`an answer with another id than ${id}: ${answered}`);
    return result.data;
  }

  const greet = async (child: LineProcess): Promise<Greeting> => {
    const body = { method: 'hello', protocol: PROTOCOL, vocabulary: VOCABULARY, edition };
    return (await request(child, body, HelloAnswer, START_MS)).hello;
  };

  /** Starts the program; one that does not greet is ended, or it would keep this process from ending. */
  const started = async (): Promise<Greeted> => {
    const child = new LineProcess(command);
    try {
      return { child, greeting: await greet(child) };
    } catch (error) {
      await child.end();
      throw error;
    }
  };

  const running = async (): Promise<Greeted> => {
    if (process === null || process.child.isBroken) process = await started();
    return process;
  };

  const batch = async (cases: readonly PlayRequest[]): Promise<Played[]> => {
    const ms = Math.min(BATCH_MS, caseMs * cases.length);
    const { child, greeting } = await running();
    const { records } = await request(child, { method: 'batch', cases }, Batch, ms);
    if (records.length !== cases.length)
      throw child.protest(`expected a record for each case, ${cases.length} in all, not ${records.length}`);
    return records.map((record, i) =>
      checkedRecord(cases[i] as PlayRequest, record, greeting.capabilities.events),
    );
  };

  const alone = async (one: PlayRequest): Promise<Played> => {
    try {
      return (await batch([one]))[0] as Played;
    } catch (error) {
      if (!(error instanceof BrokenProcess)) throw error;
      return { broken: error.broken, detail: error.message };
    }
  };

  return {
    async hello() {
      process = await started();
      return process.greeting;
    },
    async play(cases) {
      try {
        return await batch(cases);
      } catch (error) {
        if (!(error instanceof BrokenProcess)) throw error;
      }
      const results: Played[] = [];
      let hangs = 0;
      for (const one of cases) {
        const played = hangs < MOST_HANGS ? await alone(one) : UNTRIED;
        hangs = 'broken' in played && played.broken === 'timeout' ? hangs + 1 : 0;
        results.push(played);
      }
      return results;
    },
    async bye() {
      if (process === null) return;
      const { child } = process;
      process = null;
      await child.exchange(JSON.stringify({ id: id + 1, method: 'bye' }), 1000).catch(() => {});
      await child.end();
    },
  };
}
