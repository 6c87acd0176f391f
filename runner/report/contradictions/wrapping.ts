const MOST_COLUMNS = 110;

/** Text broken at spaces into lines of at most 110 columns, those after the first set in by so many. */
export function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/ *[^ ]+/g) ?? []) {
    const isTooLong = line !== '' && line.length + word.length > MOST_COLUMNS;
    if (isTooLong) lines.push(line);
    line = isTooLong ? `${' '.repeat(indent)}${word.trim()}` : `${line}${word}`;
  }
  return [...lines, line].join('\n');
}
