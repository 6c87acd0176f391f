const EACH_END = 4;

/** The first and the last lines of a text, without empty ones, and how many there are between. */
export function excerpt(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const between = lines.length - 2 * EACH_END;
  if (between <= 1) return lines;
  return [...lines.slice(0, EACH_END), `… ${between} lines …`, ...lines.slice(-EACH_END)];
}
