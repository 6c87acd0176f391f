import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Act, Declare } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { claimsActivated, pricesOf } from '../settings.ts';
import { copyOf } from './copy.ts';
import { renameAct, renameOrigins } from './names.ts';
import { zoneOf } from './reach.ts';
import { edited } from './repair.ts';

const MOST_NAMINGS = 6;

const combinations = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));

/** One card plays the part of another one too, whose texts it takes over. */
function merge(draft: Case, from: string, into: string): void {
  const names = new Map([[from, into]]);
  const lost = draft.board.cards.find(({ id }) => id === from);
  draft.board.cards = draft.board.cards.filter(({ id }) => id !== from);
  for (const card of draft.board.cards) {
    renameOrigins(card, names);
    if (card.id === into) card.printed = [...new Set([...card.printed, ...(lost?.printed ?? [])])];
  }
  for (const act of draft.acts) {
    renameAct(act, names, new Map());
    if ('cards' in act) act.cards = [...new Set(act.cards)];
  }
}

/** Two cards become one, either of them. */
export function* withOneForTwo(made: Case): Generator<Case> {
  const { cards } = made.board;
  for (const { id: from } of cards) {
    for (const { id: into } of cards)
      if (from !== into) yield edited(made, (draft) => merge(draft, from, into));
  }
}

/** Every way to name cards for what a text chooses in its first step, few and simple ones first. */
function namings({ board }: Case, text: Ability): Declare['targets'][] {
  let found: Declare['targets'][] = [[]];
  for (const [part, { object }] of (stepsOf(text)[0] ?? []).entries()) {
    if (object.kind !== 'choose') continue;
    const there = board.cards.filter(({ zone }) => zone === zoneOf(object)).map(({ id }) => id);
    const named = combinations(there, Math.max(1, object.min));
    found = found.flatMap((before) =>
      named.map((cards) => [...before, { at: [0, part] as [number, number], cards, amounts: null }]),
    );
  }
  return found.slice(0, MOST_NAMINGS);
}

const activate = (draft: Case, id: string): void => {
  const text = draft.board.texts[id];
  if (text === undefined || text.kind === 'static') return;
  draft.board.texts[id] = { kind: 'activated', steps: copyOf(text.steps) };
};

/** What is set off is declared instead, in the place of what set it off. */
export function* withoutTriggers(made: Case, settings: Settings): Generator<Case> {
  if (!claimsActivated(settings) || !pricesOf(settings).includes('exhaust itself')) return;
  for (const [id, text] of Object.entries(made.board.texts)) {
    if (text.kind !== 'triggered') continue;
    yield edited(made, (draft) => activate(draft, id));
    for (const { id: source, controller, printed } of made.board.cards) {
      if (!printed.includes(id)) continue;
      for (const index of made.acts.keys()) {
        for (const targets of namings(made, text)) {
          const declared: Act = { act: 'declare', player: controller, source, ability: id, targets };
          yield edited(made, (draft) => {
            activate(draft, id);
            for (const card of draft.board.cards) if (card.id === source) card.zone = 'play';
            draft.acts[index] = copyOf(declared);
          });
        }
      }
    }
  }
}
