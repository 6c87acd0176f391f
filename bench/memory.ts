import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

const MEBIBYTE = 2 ** 20;

/** What is still held once all that nothing refers to has been thrown away, in MiB. */
export function mebibytesKept(): number {
  collect();
  return process.memoryUsage().heapUsed / MEBIBYTE;
}
