/** Exit codes; where several apply the CLI takes 70, 64 or 65, 130, 4, 1, 5, 2 in this order. */
export const EXIT = {
  fine: 0,
  problem: 1,
  vacuous: 2,
  unsettled: 3,
  noEngine: 4,
  nothingJudged: 5,
  usage: 64,
  badInput: 65,
  internal: 70,
  interrupted: 130,
} as const;

/** Ends the program with one message and a code of `EXIT`. */
export class Ending extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
