import type { Line } from './entry.ts';
import type { Telling } from './parts.ts';
import { boundLines, inFull, linesOf, summary, tails, titleOf } from './parts.ts';
import type { Finding, Findings } from './shapes.ts';

/** Text in which nothing is markup. */
const escaped = (text: string): string => text.replace(/[\\`*_<[\]]/g, '\\$&');

/** Lines as items of a list; those that belong to the one before are items within it. */
function listed(lines: readonly Line[]): string[] {
  const items: { label: string | null; texts: string[] }[] = [];
  for (const [label, text] of lines) {
    if (label === '') items.at(-1)?.texts.push(escaped(text));
    else items.push({ label, texts: [escaped(text)] });
  }
  return items.flatMap(({ label, texts }) => {
    if (label === null) return texts.map((text) => `- ${text}`);
    if (texts.length === 1) return [`- **${label}** ${texts[0]}`];
    return [`- **${label}**`, ...texts.map((text) => `  - ${text}`)];
  });
}

const INSET = /^ +/;

/** The report as Markdown: a heading each for what is open, settled and told in a line, and one for each finding. */
export function markdownReport(telling: Telling, all: Findings): string {
  const { word } = telling.tongue;
  const entry = (finding: Finding): string[] => [
    `### ${word(finding.kind)}: ${escaped(titleOf(telling, finding))}`,
    '',
    `\`${finding.id}\``,
    '',
    ...listed(linesOf(telling, all, finding)),
    '',
  ];
  const { open, settled } = inFull(all);
  const section = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`## ${word(heading)}`, '', ...lines];
  return [
    `# ${word('Contradictions')}: ${all.editions.join(' — ')}`,
    '',
    summary(telling, all),
    '',
    ...section('heading: open', open.flatMap(entry)),
    ...section('heading: settled', settled.flatMap(entry)),
    ...tails(telling, all).flatMap(([heading, lines]) =>
      section(heading, [...lines.map((line) => `- ${escaped(line)}`), '']),
    ),
    ...section(
      'heading: bound',
      boundLines(telling, all).map((line) => `${INSET.exec(line)?.[0] ?? ''}- ${escaped(line.trim())}`),
    ),
    '',
  ].join('\n');
}
