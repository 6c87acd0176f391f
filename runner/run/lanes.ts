/** Something that does one job after another, here or in a thread of its own. */
export type Lane<J, R> = (job: J) => Promise<R>;

/**
 * Spreads jobs over lanes. `take` is given the results in the order of the jobs, however they came in, and says
 * whether to go on; what is on its way by then is waited for and thrown away.
 */
export async function spread<J, R>(
  lanes: readonly Lane<J, R>[],
  jobs: readonly J[],
  take: (result: R, index: number) => boolean,
): Promise<void> {
  const waiting = new Map<number, R>();
  let next = 0;
  let taken = 0;
  let goesOn = true;
  const deliver = (): void => {
    for (let result = waiting.get(taken); goesOn && result !== undefined; result = waiting.get(taken)) {
      waiting.delete(taken);
      goesOn = take(result, taken);
      taken += 1;
    }
  };
  const work = async (lane: Lane<J, R>): Promise<void> => {
    while (goesOn && next < jobs.length) {
      const index = next;
      next += 1;
      waiting.set(index, await lane(jobs[index] as J));
      deliver();
    }
  };
  await Promise.all(lanes.map(work));
}
