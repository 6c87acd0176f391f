import { reference } from '/work/wt/quick/engines/reference/index.ts';
import { caseAt } from '/work/wt/quick/generators/cases.ts';
import { judgePlayed } from '/work/wt/quick/runner/run/judging.ts';
import { Tally } from '/work/wt/quick/runner/run/tally.ts';
import { judgingOf, playedOn } from '/work/wt/quick/bench/subject.ts';
import { settingsFor } from '/work/wt/quick/generators/settings.ts';
import fs from 'node:fs';
const [from, to, seed] = process.argv.slice(2).map(Number);
const engine = reference(); const judging = judgingOf(engine); const settings = settingsFor(engine.greeting.capabilities);
for (let i = from!; i < to!; i++) {
  if (i % 5000 === 0) fs.writeFileSync(`/work/prof/at-${from}`, String(i));
  const one = caseAt(seed ?? 20260101, i, settings).case;
  const r = playedOn(engine, one); if (!r) { console.log(i, 'no record'); continue; }
  const j: any = judgePlayed(judging, one, r, new Tally());
  if ('broken' in j) console.log(i, j.broken, j.detail);
  else if (j.denials.length || j.mismatch) { console.log(i, j.denials.map((d: any) => d.asked.question.id + ':' + d.denied.join('+')).join(' '), j.mismatch?.differs ?? ''); fs.writeFileSync(`/work/prof/case-${i}.json`, JSON.stringify(one)); }
}
console.log('done', from, to);
