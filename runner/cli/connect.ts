import { existsSync } from 'node:fs';
import { inProcess } from '../../adapters/in-process.ts';
import { engineFrom } from '../../adapters/module.ts';
import { stdio } from '../../adapters/stdio/client.ts';
import { enginesOf } from '../../engines/index.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITION_NAMES } from '../../spec/editions/index.ts';
import type { Adapter } from '../../spec/protocol/adapter.ts';
import type { Greeting } from '../../spec/protocol/messages.ts';
import type { Fresh } from '../run/unsteady.ts';
import { Ending, EXIT } from './exit.ts';

/** An engine that has said who it is. */
export interface Connected {
  readonly adapter: Adapter;
  readonly greeting: Greeting;
}

/** What went wrong while a module was read, and where, as far as the error says. */
const troubleIn = (file: string, { message, stack = '' }: Error): string => {
  const [place = file] = stack.match(/file:\/\/\S+?:\d+/) ?? [];
  return message.includes(file) ? message : `${message} (${place})`;
};

const fromModule = async (file: string, isFresh: boolean): Promise<Adapter> => {
  if (file === '')
    throw new Ending(EXIT.usage, 'There is no file behind «inproc:». Expected inproc:FILE, a module.');
  if (!existsSync(file))
    throw new Ending(EXIT.noEngine, `The engine never came up: there is no file ${file}.`);
  try {
    return inProcess(await engineFrom(file, { isFresh }));
  } catch (error) {
    throw new Ending(EXIT.noEngine, `The engine never came up: ${troubleIn(file, error as Error)}.`);
  }
};

const fromProgram = (command: string, edition: EditionName): Adapter => {
  if (command.trim() === '')
    throw new Ending(
      EXIT.usage,
      'There is no command behind «stdio:». Expected stdio:COMMAND, such as "stdio:python3 engine.py".',
    );
  return stdio(command, { edition });
};

const adapterFor = async (name: string, edition: EditionName, isFresh: boolean): Promise<Adapter> => {
  if (name.startsWith('stdio:')) return fromProgram(name.slice('stdio:'.length), edition);
  if (name.startsWith('inproc:')) return fromModule(name.slice('inproc:'.length), isFresh);
  const make = enginesOf[edition][name];
  if (make !== undefined) return inProcess(make(), { isTrusted: true });
  const home = EDITION_NAMES.find((other) => enginesOf[other][name] !== undefined);
  if (home !== undefined)
    throw new Ending(
      EXIT.noEngine,
      `The engine ${name} plays ${home}, not ${edition}. Give --edition ${home}.`,
    );
  const kinds = 'reference, mutant:NAME, reading:NAME, inproc:FILE or "stdio:COMMAND"';
  throw new Ending(
    EXIT.usage,
    `No engine «${name}». Expected ${kinds}; «npm run --silent arbiter -- engines» lists the built-in names.`,
  );
};

/** Finds an engine by what `--engine` says and waits until it has greeted; `isFresh`: a module is read anew. */
async function connect(name: string, edition: EditionName, isFresh = false): Promise<Connected> {
  const adapter = await adapterFor(name, edition, isFresh);
  const greeting = await adapter.hello().catch((error: Error) => {
    throw new Ending(
      EXIT.noEngine,
      `The engine never came up: ${error.message}. The command was «${name}»; try it by hand with a hello line (docs/protocol.md).`,
    );
  });
  if (greeting.edition !== edition) {
    await adapter.bye();
    throw new Ending(
      EXIT.noEngine,
      `The engine plays ${greeting.edition}, not ${edition}. Give --edition ${greeting.edition}.`,
    );
  }
  return { adapter, greeting };
}

/** Does something with an engine that has greeted, and lets the engine go however that ends. */
export async function withEngine<T>(
  name: string,
  edition: EditionName,
  use: (connected: Connected) => Promise<T>,
): Promise<T> {
  const connected = await connect(name, edition);
  try {
    return await use(connected);
  } finally {
    await connected.adapter.bye();
  }
}

/** A module that is read anew stays in memory, and a process takes its time to come up. */
const MOST_STARTED = 400;

/** Engines of this name that have played nothing yet; what a module imports is still the same for all. */
export const freshOf = (name: string, edition: EditionName): Fresh => ({
  most: enginesOf[edition][name] === undefined ? MOST_STARTED : Number.POSITIVE_INFINITY,
  open: async () => (await connect(name, edition, true)).adapter,
});
