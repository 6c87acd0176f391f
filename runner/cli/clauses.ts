import { z } from 'zod';
import { complaintOf } from '../../adapters/complaint.ts';
import { settlements as entered, oracles, suppositions, translations } from '../../oracles/index.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import { Settlement } from '../../spec/clauses/settlement.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { benchOf } from '../contradictions/bench.ts';
import type { Texts } from '../contradictions/edits.ts';
import { strangersAmong } from '../contradictions/possible-ids.ts';
import { namedInEnglish } from '../contradictions/reading-names.ts';
import { settled } from '../contradictions/settling.ts';
import { complaintsAboutSettlements } from '../contradictions/settling-complaints.ts';
import { examplesOf } from '../examples/examples.ts';
import type { Court } from '../judge/court.ts';
import { courtOf } from '../judge/court.ts';
import { tongueOf } from '../report/telling/tongue.ts';
import type { Settled } from '../run/settled-by.ts';
import { Ending, EXIT } from './exit.ts';
import { parseJson } from './files.ts';

/** The clauses of editions as they are written, and what is supposed of them. */
export const textsOf = (...editions: readonly EditionName[]): Texts => ({
  clauses: [...new Set(editions.flatMap((name) => oracles[name]))],
  suppositions: editions.flatMap((name) => suppositions[name] ?? []),
});

const Settlements = z.array(Settlement);

const settlementsIn = (file: string): Settlement[] => {
  const json = parseJson(file, 'a list of settlements (docs/contradictions.md)');
  const parsed = Settlements.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Ending(EXIT.badInput, `${file}: ${complaintOf(parsed.error, json)}. See docs/contradictions.md.`);
};

/** The settlements of an edition, and those of a file, which may name readings in Russian. Ends the program when one of them cannot be followed. */
export function settlementsOf(edition: EditionName, file?: string): readonly Settlement[] {
  const written = [...(entered[edition] ?? []), ...(file === undefined ? [] : settlementsIn(file))];
  const texts = textsOf(edition);
  const naming = tongueOf('ru', translations).word;
  const all = namedInEnglish(texts, written, naming);
  const [complaint] = [
    ...complaintsAboutSettlements(texts, all, naming),
    ...strangersAmong(
      benchOf(texts.clauses, texts.suppositions),
      [EDITIONS[edition]],
      examplesOf(edition),
      all,
    ),
  ];
  if (complaint === undefined) return all;
  throw new Ending(EXIT.badInput, `${file ?? 'oracles/settlements'}: ${complaint}.`);
}

/** The court of an edition as editors have settled it; what is still supposed of its clauses is heard and judges nobody. */
export function courtFor(edition: EditionName, settlements: readonly Settlement[]): Court {
  const { clauses, suppositions: supposed } = settled(textsOf(edition), settlements);
  return courtOf(clauses, supposed);
}

/** What editors have settled of an edition, with the court as it would be without one of their decisions. */
export const settledFor = (edition: EditionName, settlements: readonly Settlement[]): Settled => ({
  settlements,
  courtWithout: (settlement) =>
    courtFor(
      edition,
      settlements.filter((one) => one !== settlement),
    ),
});

/** The clauses of an edition as editors have settled them. */
export const clausesOf = (edition: EditionName): readonly Clause[] =>
  courtFor(edition, settlementsOf(edition)).clauses;
