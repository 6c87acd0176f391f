/** Somebody who speaks on a question: by an address, and the addresses to which it gives way. */
interface Speaker {
  readonly address: string;
  readonly yieldsTo: readonly string[] | undefined;
}

/** Whether one gives way to the other by way of any number of those who speak. */
function leads(from: Speaker, to: Speaker, among: readonly Speaker[]): boolean {
  const waiting = [from];
  const seen = new Set<Speaker>();
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    if (one.yieldsTo?.includes(to.address) === true) return true;
    for (const next of among) if (one.yieldsTo?.includes(next.address) === true) waiting.push(next);
  }
  return false;
}

/**
 * The first to which one gives way of those who speak; undefined where it prevails. Those who give way to one another,
 * be it by way of others, settle nothing: all of them are heard.
 */
export const prevailingOver = <S extends Speaker>(one: Speaker, among: readonly S[]): S | undefined =>
  one.yieldsTo === undefined
    ? undefined
    : among.find((other) => one.yieldsTo?.includes(other.address) === true && !leads(other, one, among));
