import { stepsOf } from '../../spec/abilities/ability.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { mirrored, tidied } from './names.ts';
import { PLAIN_DEEDS } from './plain.ts';
import { meansSomething, typesReached } from './reach.ts';
import { edited } from './repair.ts';

/** Moves the member behind `index` in front of it. */
const swap = (list: unknown[], index: number): unknown => list.splice(index, 0, ...list.splice(index + 1, 1));

/** A card changes its owner to A, and whoever declares with it. */
function giveToA({ board, acts }: Case, index: number): void {
  const card = board.cards[index];
  const isTaken = board.cards.some(({ type, owner }) => type === 'hero' && owner === 'A');
  if (card === undefined || (card.type === 'hero' && isTaken)) return;
  card.owner = 'A';
  card.controller = 'A';
  for (const act of acts) {
    const isOf =
      act.act === 'declare' ? act.source === card.id : act.act === 'attack' && act.attacker === card.id;
    if (isOf && 'player' in act) act.player = 'A';
  }
}

/** An act that B does is done by A. */
function* withActsOfA(made: Case): Generator<Case> {
  for (const [index, act] of made.acts.entries())
    if ('player' in act && act.player === 'B')
      yield edited(made, ({ acts }) => void Object.assign(acts[index] ?? {}, { player: 'A' }));
}

/** Texts speak of one's own cards where they spoke of the opponent's, and the other way round. */
function turnedRound(draft: Case): Case {
  for (const { object } of Object.values(draft.board.texts).flatMap((text) => stepsOf(text).flat())) {
    if (object.kind === 'itself' || object.filter.side === undefined) continue;
    object.filter.side = object.filter.side === 'own' ? 'opponent' : 'own';
  }
  return draft;
}

/** Deeds that nothing depends on become the plainest that mean something for the same cards. */
function* withPlainerDeeds(made: Case, { claims }: Settings): Generator<Case> {
  const plain = PLAIN_DEEDS.filter(({ verb }) => claims.terms.verbs.includes(verb));
  for (const [index, act] of made.acts.entries()) {
    if (act.act !== 'change') continue;
    const type = made.board.cards.find(({ id }) => id === act.card)?.type ?? 'creature';
    for (const deed of plain.filter(({ verb }) => meansSomething(verb, [type])))
      yield edited(made, ({ acts }) => void Object.assign(acts[index] ?? {}, { deed }));
  }
  for (const [id, text] of Object.entries(made.board.texts)) {
    for (const [step, parts] of stepsOf(text).entries()) {
      for (const [part, { object }] of parts.entries()) {
        const types = typesReached(made.board, id, object);
        for (const deed of plain.filter(({ verb }) => meansSomething(verb, types)))
          yield edited(made, ({ board }) => {
            const copy = board.texts[id];
            const one = copy === undefined ? undefined : stepsOf(copy)[step]?.[part];
            if (one !== undefined) one.deed = deed;
          });
      }
    }
  }
}

/** The lists of cards that an act names, one behind the other. */
const listsIn = (act: Act): CardId[][] => {
  if (act.act === 'declare') return act.targets.map(({ cards }) => cards);
  return act.act === 'enter' || act.act === 'choose' ? [act.cards] : [];
};

/** Cards are named in another order. */
function* withOtherOrders(made: Case): Generator<Case> {
  for (const [index, act] of made.acts.entries())
    for (const [list, cards] of listsIn(act).entries())
      for (let i = 1; i < cards.length; i++)
        yield edited(made, ({ acts }) => {
          const copy = acts[index];
          if (copy !== undefined) swap(listsIn(copy)[list] ?? [], i - 1);
        });
}

const deedsIn = ({ board }: Case) => Object.values(board.texts).flatMap((text) => stepsOf(text).flat());

/** Two texts change their deeds over. */
function* withDeedsChangedOver(made: Case): Generator<Case> {
  const all = deedsIn(made);
  for (const [i, { deed }] of all.entries())
    for (const [j, other] of all.entries())
      if (i < j && deed.verb !== other.deed.verb)
        yield edited(made, (draft) => {
          const [one, two] = [deedsIn(draft)[i], deedsIn(draft)[j]];
          if (one !== undefined && two !== undefined) [one.deed, two.deed] = [two.deed, one.deed];
        });
}

/** The same case told otherwise: players changed over, neighbours in another order, plainer deeds, new names. */
export function* retold(made: Case, settings: Settings): Generator<Case> {
  yield tidied(mirrored(made));
  const { active } = made.board;
  yield tidied(mirrored({ ...made, board: { ...made.board, active: active === 'A' ? 'B' : 'A' } }));
  yield tidied(made);
  for (const [index, { owner }] of made.board.cards.entries())
    if (owner === 'B') {
      yield tidied(edited(made, (draft) => giveToA(draft, index)));
      yield tidied(edited(made, (draft) => giveToA(turnedRound(draft), index)));
    }
  yield tidied(
    edited(made, (draft) => void draft.board.cards.forEach((_, index) => void giveToA(draft, index))),
  );
  for (const plainer of withActsOfA(made)) yield tidied(plainer);
  for (const plainer of withPlainerDeeds(made, settings)) yield tidied(plainer);
  for (const other of withOtherOrders(made)) yield tidied(other);
  for (const other of withDeedsChangedOver(made)) yield tidied(other);
  for (let i = 1; i < made.board.cards.length; i++)
    yield tidied(edited(made, ({ board }) => void swap(board.cards, i - 1)));
  for (let i = 1; i < made.acts.length; i++) yield tidied(edited(made, ({ acts }) => void swap(acts, i - 1)));
  for (const [index, { printed }] of made.board.cards.entries()) {
    for (let i = 1; i < printed.length; i++)
      yield tidied(edited(made, ({ board }) => void swap(board.cards[index]?.printed ?? [], i - 1)));
  }
}
