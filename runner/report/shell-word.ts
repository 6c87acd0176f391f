/** A word as a shell takes it whole: bare where nothing in it means anything to a shell, else in quotes. */
export const shellWord = (word: string): string => {
  if (/^[\w:./@%+,=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
};
