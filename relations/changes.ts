import { stepsOf } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import { IMPARTIAL } from '../spec/abilities/deed.ts';
import type { Card } from '../spec/model/card.ts';
import type { Act } from '../spec/play/act.ts';
import type { Case } from '../spec/play/case.ts';
import type { CaseRecord, Step } from '../spec/play/record.ts';
import { difference } from './normal.ts';
import type { Relation, Shown } from './relation.ts';

const hasTrigger = ({ board }: Case): boolean =>
  Object.values(board.texts).some(({ kind }) => kind === 'triggered');

/** What the deeds of a case leave on a card, whoever laid it. */
const left = (card: Card | undefined): unknown => {
  if (card === undefined) return null;
  const effects = (list: readonly { kind: string; until: string }[]) =>
    list.map(({ id: _, by: __, ...rest }: Record<string, unknown>) => rest);
  const life = card.life && { ...card.life, effects: effects(card.life.effects) };
  const { zone, whose, controller, exhausted, poisoned } = card;
  return { zone, whose, controller, exhausted, poisoned, life, effects: effects(card.effects) };
};

const cardIn = (record: CaseRecord, index: number, id: string): Card | undefined =>
  record.steps[index]?.reply.state.cards[id];

/** The step at which an act of a case was put, where every act is a step. */
const stepAt = ({ case: made, record }: Shown, isWanted: (step: Step) => boolean): number =>
  record.steps.length === made.acts.length ? record.steps.findIndex(isWanted) : -1;

const isOver = ({ reply }: Step): boolean => reply.state.lost.length > 0 || reply.pending !== null;

/** The case up to an act, and other acts in its place. */
const instead = (made: Case, index: number, acts: readonly Act[]): Case => ({
  ...made,
  acts: [...made.acts.slice(0, index), ...acts],
});

const splitting: Relation = {
  name: 'split-wounds',
  says: 'Some wounds at once leave a card that lives as so many wounds one after another do.',
  supportedBy: '504.3: wounds lower the level by their number and stay; nothing asks how many came at once',
  relate: (shown) => {
    const isWounding = ({ act, reply }: Step): boolean =>
      act.act === 'change' &&
      act.deed.verb === 'wound' &&
      act.deed.amount > 1 &&
      reply.outcome === 'accepted';
    const index = stepAt(shown, (step) => isWounding(step) && !isOver(step));
    const act = shown.case.acts[index];
    if (act?.act !== 'change' || act.deed.verb !== 'wound') return null;
    const { card, deed } = act;
    const after = cardIn(shown.record, index, card);
    if (after?.zone !== 'play') return null;
    const wound = (amount: number): Act => ({ act: 'change', card, deed: { ...deed, amount } });
    return {
      case: instead(shown.case, index, [wound(1), wound(deed.amount - 1)]),
      differs: (other) => difference(left(after), left(cardIn(other, index + 1, card)), [card]),
    };
  },
};

/** Texts that change or replace what texts do, and leave bare changes alone. */
const ALTERING: readonly string[] = ['wounds dealt', 'wounds taken', 'instead'];
const isAltered = ({ board }: Case): boolean =>
  Object.values(board.texts).some((text) => text.kind === 'static' && ALTERING.includes(text.static.text));

const bare = (deed: Deed): Deed => (deed.verb === 'wound' ? { verb: 'wound', amount: deed.amount } : deed);

/** The mass instruction that a step carried out, if it carried out nothing else; null where that is not so. */
function massOf({ case: made, record }: Shown, step: Step): Deed | null {
  const { act, reply } = step;
  const before = record.steps[record.steps.indexOf(step) - 1]?.reply.state;
  const begun = reply.events.find(({ kind }) => kind === 'begun');
  const item = before?.queue.find(({ id }) => begun?.kind === 'begun' && id === begun.item);
  const text = made.board.texts[item?.ability ?? ''];
  if (act.act !== 'resolve' || text === undefined) return null;
  const [one, ...more] = stepsOf(text).flat();
  const reached = reply.events.filter(({ kind }) => kind === 'did').length;
  if (one?.object.kind !== 'each' || more.length > 0 || reached < 2) return null;
  return IMPARTIAL.includes(one.deed.verb) && !('per' in one.deed) ? one.deed : null;
}

/** Whether a price was paid in a step by what may bear on the cards: by one of them, or by one that goes or is wounded. */
const isPaidAmong = ({ reply }: Step, cards: readonly string[]): boolean =>
  reply.events.some((event) => {
    if (!('cause' in event) || event.cause.by !== 'rules' || event.cause.effect !== 'payment') return false;
    return event.kind === 'flag' ? cards.includes(event.card) : event.kind !== 'coins';
  });

const mass: Relation = {
  name: 'mass',
  says: 'A mass instruction does to each card that it reaches what it would do to that card alone.',
  supportedBy:
    '502.6: it has no target and is done to each card that fits; 504.1.1: each card has layers of its own',
  relate: (shown, { changes }) => {
    if (!changes || hasTrigger(shown.case) || isAltered(shown.case)) return null;
    const index = stepAt(shown, (step) => massOf(shown, step) !== null && !isOver(step));
    const step = shown.record.steps[index];
    const deed = step && massOf(shown, step);
    if (!step || !deed) return null;
    const cards = step.reply.events.flatMap((event) => (event.kind === 'did' ? [event.card] : []));
    if (isPaidAmong(step, cards)) return null;
    const acts = cards.map((card): Act => ({ act: 'change', card, deed: bare(deed) }));
    const leftOn = (record: CaseRecord, at: number) =>
      Object.fromEntries(cards.map((card) => [card, left(cardIn(record, at, card))]));
    return {
      case: instead(shown.case, index, acts),
      differs: (other) => difference(leftOn(shown.record, index), leftOn(other, index + cards.length - 1)),
    };
  },
};

const turn: Relation = {
  name: 'whose-turn',
  says: 'Bare changes leave the same on cards whoever is the active player.',
  supportedBy: '504.1–504.6, 505.1: they speak of changes and levels, and of no turn',
  relate: ({ case: made, record }) => {
    if (hasTrigger(made)) return null;
    const end = made.acts.findIndex(({ act }) => act !== 'change');
    const length = end < 0 ? made.acts.length : end;
    const last = record.steps[length - 1];
    if (last === undefined || record.steps.length < length) return null;
    const active = made.board.active === 'A' ? 'B' : 'A';
    const cards = made.board.cards.map(({ id }) => id);
    const leftOn = (one: CaseRecord) =>
      Object.fromEntries(cards.map((id) => [id, left(cardIn(one, length - 1, id))]));
    return {
      case: { ...made, board: { ...made.board, active }, acts: made.acts.slice(0, length) },
      differs: (other) => difference(leftOn(record), leftOn(other)),
    };
  },
};

export const changeRelations: readonly Relation[] = [splitting, mass, turn];
