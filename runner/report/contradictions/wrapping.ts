const MOST_COLUMNS = 110;

/** Words with the spaces before them: a figure goes with the word before it, the words of a reference with its number. */
const WORDS = / *(?:\(\d\S* \S+\)\S*|\S+(?: \d\S*)*)/g;

/** Text broken at spaces into lines of at most 110 columns, those after the first set in by so many. */
export function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(WORDS) ?? []) {
    const isTooLong = line !== '' && line.length + word.length > MOST_COLUMNS;
    if (isTooLong) lines.push(line);
    line = isTooLong ? `${' '.repeat(indent)}${word.trim()}` : `${line}${word}`;
  }
  return [...lines, line].join('\n');
}
