import type { Cost } from '../../spec/abilities/ability.ts';
import { isCardCost } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Case } from '../../spec/play/case.ts';
import { costOf } from '../complaints/prices.ts';
import type { Settings } from '../settings.ts';
import { pricesOf } from '../settings.ts';
import { edited } from './repair.ts';
import { forgetX } from './terms.ts';

const costIn = ({ board }: Case, id: string): Cost | undefined => {
  const text = board.texts[id];
  return text === undefined ? undefined : costOf(text);
};

/** The text is paid by its own card, or a spell for nothing, and nothing is named to pay. */
function dropCost(draft: Case, id: string): void {
  const text = draft.board.texts[id];
  if (text?.kind !== 'activated' && text?.kind !== 'spell') return;
  delete text.cost;
  forgetX(text);
  for (const act of draft.acts) if (act.act === 'declare' && act.ability === id) delete act.pay;
}

/** The price is no X any more. */
function fixX(draft: Case, id: string): void {
  const text = draft.board.texts[id];
  if (text === undefined || text.kind === 'static' || text.kind === 'triggered') return;
  text.cost = { kind: 'coins', amount: 0 };
  forgetX(text);
}

/** What a price asks for, with less. */
function* withPlainerPayer(made: Case, id: string, { types, ...asked }: Filter): Generator<Case> {
  const edit = (change: (filter: Filter) => void) =>
    edited(made, (draft) => {
      const cost = costIn(draft, id);
      if (isCardCost(cost)) change(cost.filter);
    });
  for (const key of Object.keys(asked) as (keyof Filter)[])
    yield edit((filter) => {
      delete filter[key];
    });
  for (const type of types !== undefined && types.length > 1 ? types : [])
    yield edit((filter) => {
      filter.types = [type];
    });
}

/** Prices become the card itself, or ask for less; and fewer cards are named to pay. */
export function* withPlainerPrices(made: Case, settings: Settings): Generator<Case> {
  const claimed = pricesOf(settings);
  for (const id of Object.keys(made.board.texts)) {
    const cost = costIn(made, id);
    if (cost === undefined) continue;
    if (claimed.includes('exhaust itself') || made.board.texts[id]?.kind === 'spell')
      yield edited(made, (draft) => dropCost(draft, id));
    if (cost.kind === 'coins' && cost.x) yield edited(made, (draft) => fixX(draft, id));
    if (!isCardCost(cost)) continue;
    if (cost.kind === 'sacrifice' && claimed.includes('exhaust'))
      yield edited(made, (draft) => {
        const copy = draft.board.texts[id];
        if (copy?.kind === 'activated') copy.cost = { ...cost, kind: 'exhaust' };
      });
    yield* withPlainerPayer(made, id, cost.filter);
  }
  for (const [index, act] of made.acts.entries()) {
    if (act.act !== 'declare' || act.pay === undefined) continue;
    yield edited(made, ({ acts }) => {
      const copy = acts[index];
      if (copy?.act === 'declare') delete copy.pay;
    });
    for (const place of act.pay.length > 1 ? act.pay.keys() : [])
      yield edited(made, ({ acts }) => {
        const copy = acts[index];
        if (copy?.act === 'declare') copy.pay?.splice(place, 1);
      });
  }
}
