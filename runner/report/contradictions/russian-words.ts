/** Words of the model in Russian: kinds, answers, labels, what cards are and what is done to them. */
export const russianWords: Readonly<Record<string, string>> = {};
