import { createInterface } from 'node:readline';
import type { Engine } from '../spec/protocol/adapter.ts';
import { Request } from '../spec/protocol/messages.ts';
import { complaintOf } from './complaint.ts';
import { engineFrom } from './module.ts';
import { playCase } from './play-case.ts';

/** Puts the engine of a module on the standard streams: `tsx adapters/serve.ts FILE`. */
async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('which engine? Usage: tsx adapters/serve.ts FILE');
  const engine = await engineFrom(file);
  let state: unknown = null;
  const answerTo = (request: Request): object => {
    switch (request.method) {
      case 'hello':
        return { hello: engine.greeting };
      case 'load':
        state = engine.load(request.board);
        return { state };
      case 'act':
        return { reply: remember(engine.act(request.do)) };
      case 'observe':
        return { state };
      case 'batch':
        return { records: request.cases.map((one) => playCase(engine, one)) };
      case 'bye':
        return {};
      default:
        return request satisfies never;
    }
  };
  const remember = (reply: ReturnType<Engine['act']>) => {
    state = reply.state;
    return reply;
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const body: unknown = JSON.parse(line);
    const request = Request.safeParse(body);
    const answer = request.success
      ? { id: request.data.id, ok: true, ...answerTo(request.data) }
      : { id: (body as { id?: number }).id ?? 0, ok: false, error: complaintOf(request.error, body) };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

await main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
