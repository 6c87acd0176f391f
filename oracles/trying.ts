import type { Ask, Clause, Rule } from '../spec/clauses/clause.ts';
import type { Ruling } from '../spec/clauses/ruling.ts';
import type { Question } from '../spec/questions/question.ts';

/** A reading for each clause that is not to be read by its default. */
export type World = Readonly<Record<string, string>>;

const readingIn = (world: World, { address, readings }: Clause): string =>
  world[address] ?? readings[0]?.name ?? '';

/** The addresses of the clauses that refuse the answer, read as the world says: an empty list is a pass. */
export function refusers<S, A>(
  clauses: readonly Clause[],
  question: Question<S, A>,
  situation: S,
  answer: A,
  world: World = {},
): string[] {
  const ask = (unspoken: readonly string[]): Ask =>
    Object.assign(
      <T, B>(asked: Question<T, B>, about: T, given: B) =>
        refusers(clauses, asked, about, given, world).length === 0,
      { unspoken },
    );
  const speaking = (isDefault: boolean, ask: Ask): { address: string; ruling: Ruling<A> }[] =>
    clauses.flatMap((clause) =>
      clause.rules
        .filter((rule: Rule) => rule.question === question && (rule.force === 'default') === isDefault)
        .filter((rule: Rule<S, A>) => rule.applies(situation))
        .flatMap((rule: Rule<S, A>) => rule.ruling(situation, readingIn(world, clause), ask) ?? [])
        .map((ruling) => ({ address: clause.address, ruling })),
    );
  const special = speaking(false, ask([]));
  const spoken = special.flatMap(({ ruling }) => ruling.fields ?? question.fields ?? []);
  const unspoken = (question.fields ?? []).filter((field) => !spoken.includes(field));
  const isSilent = question.fields === undefined ? special.length === 0 : unspoken.length > 0;
  const general = isSilent ? speaking(true, ask(unspoken)) : [];
  const refusing = [...special, ...general].filter(({ ruling }) => !ruling.allows(answer));
  return [...new Set(refusing.map(({ address }) => address))];
}

/** The smallest sets of clauses that have one in each of these sets of refusers, up to two clauses. */
export function smallestBlame(denials: readonly (readonly string[])[]): string[][] {
  const real = denials.filter((denied) => denied.length > 0);
  const names = [...new Set(real.flat())].sort();
  const hits = (blamed: readonly string[]) =>
    real.every((denied) => denied.some((name) => blamed.includes(name)));
  const singles = names.map((name) => [name]).filter(hits);
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other])).filter(hits);
  if (real.length === 0) return [];
  return singles.length > 0 ? singles : pairs;
}
