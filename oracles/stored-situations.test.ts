import { expect, it } from 'vitest';
import type { Texts } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import { EDITION_NAMES } from '../spec/editions/index.ts';
import type { Item, Named, State } from '../spec/model/state.ts';
import { oracles } from './index.ts';

interface Told {
  readonly state?: State;
  readonly texts?: Texts;
  readonly item?: Item;
  readonly source?: string;
  readonly ability?: string;
}

/** What shows the numbered clauses, both ways: what shows the surrounding ones may be as wrong as it likes. */
const stored = EDITION_NAMES.flatMap((edition) =>
  oracles[edition]
    .filter(({ isUncertified }) => isUncertified !== true)
    .flatMap(({ address, rules }) =>
      rules.flatMap(({ question, examples }) =>
        [...(examples?.applicable ?? []), ...(examples?.inapplicable ?? [])].map((situation) => ({
          of: `${address} ${question.id}`,
          told: situation as Told,
        })),
      ),
    ),
);

it('a stored situation names cards only where its text chooses some', () => {
  const kindAt = ({ texts, item }: Told, { at: [step, part] }: Named) => {
    const text = texts?.[item?.ability ?? ''];
    return text && stepsOf(text)[step]?.[part]?.object.kind;
  };
  const strange = stored.filter(({ told }) =>
    told.item?.named.some((named) => ['each', 'itself'].includes(kindAt(told, named) ?? '')),
  );
  expect(strange.map(({ of }) => of)).toEqual([]);
});

it('a stored situation declares an activated text of a card in play', () => {
  const strange = stored.filter(({ told: { state, texts, source, ability } }) => {
    const zone = state?.cards[source ?? '']?.zone;
    return texts?.[ability ?? '']?.kind === 'activated' && zone !== undefined && zone !== 'play';
  });
  expect(strange.map(({ of }) => of)).toEqual([]);
});
