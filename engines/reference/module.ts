import { reference } from './index.ts';

/** The reference engine as `inproc:FILE` and `adapters/serve.ts` want one. */
export const engine = reference();
