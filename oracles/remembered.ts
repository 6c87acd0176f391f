/**
 * A function of what does not change, which keeps its last answer: the rules of a question look at one situation in
 * turn, and many ask the same of it.
 */
export function remembered<S extends object, A>(work: (of: S) => A): (of: S) => A {
  let last: { readonly of: S; readonly answer: A } | null = null;
  return (of) => {
    if (last?.of === of) return last.answer;
    const answer = work(of);
    last = { of, answer };
    return answer;
  };
}

/** A function of what does not change, which keeps every answer as long as what it was asked of is in use. */
export function rememberedFor<S extends object, A>(work: (of: S) => A): (of: S) => A {
  const answers = new WeakMap<S, { readonly answer: A }>();
  return (of) => {
    const known = answers.get(of) ?? { answer: work(of) };
    answers.set(of, known);
    return known.answer;
  };
}

/** The same of two things. */
export function rememberedOfBoth<S extends object, T extends object, A>(
  work: (one: S, other: T) => A,
): (one: S, other: T) => A {
  const ofOne = rememberedFor((one: S) => rememberedFor((other: T) => work(one, other)));
  return (one, other) => ofOne(one)(other);
}
