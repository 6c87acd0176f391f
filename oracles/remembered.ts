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
