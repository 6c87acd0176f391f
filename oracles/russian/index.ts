/** The rulebook's side of a Russian report: statements, readings and reasons in words of our own. */
export const translations = {
  statements: {} as Readonly<Record<string, string>>,
  phrases: {} as Readonly<Record<string, string>>,
  patterns: [] as readonly (readonly [RegExp, string])[],
};
