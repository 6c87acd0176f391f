import type { Card } from '../../spec/model/card.ts';
import type { CardId, Player } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Board } from '../../spec/play/case.ts';
import { startOf } from '../../spec/play/fold.ts';
import { mayAttack } from '../../spec/questions/declaring.ts';
import { caseAt } from '../cases.ts';
import { Prng, seedOf } from '../prng.ts';
import { EVERYTHING } from '../settings.ts';
import { askDeclared, askExecuting, askInstruction, bySource, placesIn } from './scenes.ts';
import type { Situated } from './situated.ts';
import { situated } from './situated.ts';

/** Things that may have befallen a card between the declaration and now. */
const BEFALLEN: readonly ((card: Card) => Partial<Card>)[] = [
  () => ({}),
  ({ owner }) => ({
    zone: 'graveyard',
    whose: owner,
    controller: owner,
    exhausted: false,
    poisoned: false,
    effects: [],
  }),
  () => ({
    abilities: [],
    effects: [{ id: 'hush', kind: 'silence', by: null, until: 'lasting' }],
  }),
  ({ controller }) => ({ controller: controller === 'A' ? 'B' : 'A' }),
  ({ exhausted }) => ({ exhausted: !exhausted }),
  ({ poisoned }) => ({ poisoned: !poisoned }),
  ({ life }) => ({ life: life && { ...life, wounds: life.wounds > 0 ? 0 : Math.max(0, life.starting - 1) } }),
];

const after = (state: State, random: Prng): State => {
  const cards = Object.values(state.cards).map((card): Card => {
    if (card.zone !== 'play' || card.type === 'hero' || random.below(2) === 0) return card;
    const change = BEFALLEN[random.below(BEFALLEN.length)];
    return { ...card, ...change?.(card) };
  });
  return { ...state, cards: Object.fromEntries(cards.map((card) => [card.id, card])) };
};

function* aboutText(board: Board, source: Card, ability: string, random: Prng): Generator<Situated> {
  const text = board.texts[ability];
  if (text === undefined) return;
  const state = startOf(board);
  const base = {
    state,
    texts: board.texts,
    player: source.controller,
    source: source.id,
    ability,
    by: bySource(text),
    isChoicePending: false,
  };
  yield* askDeclared(text, base);
  const ids = Object.keys(state.cards);
  const pick = (): CardId => ids[random.below(ids.length)] ?? '';
  for (const at of placesIn(text)) {
    yield* askInstruction(text, { ...base, targets: [], at });
    const chosen = [...new Set([pick(), pick()])].slice(0, 1 + random.below(2));
    const item: Item = {
      id: 'i1',
      kind: 'ability',
      sources: [source.id],
      ability,
      controller: source.controller,
      named: [{ at, cards: chosen, amounts: null }],
    };
    const now = { state: after(state, random), texts: board.texts, declaredIn: state, item, at };
    yield* askExecuting(text, now, chosen, chosen);
  }
}

function* strikes(board: Board): Generator<Situated> {
  const scene = { state: startOf(board), texts: board.texts };
  for (const player of ['A', 'B'] satisfies Player[])
    for (const { id: attacker, controller } of board.cards)
      if (controller === player)
        for (const { id: target } of board.cards)
          yield situated(mayAttack, { ...scene, player, attacker, target });
}

/** Situations on the boards of random cases, and on what may have become of them. No engine has a part in it. */
export function* drawnSituations(seed: number, cases: number, settings = EVERYTHING): Generator<Situated> {
  for (let index = 0; index < cases; index += 1) {
    const { board } = caseAt(seed, index, settings).case;
    const random = new Prng(seedOf(seed, index));
    for (const card of board.cards)
      for (const ability of card.printed) yield* aboutText(board, card, ability, random);
    yield* strikes(board);
  }
}
