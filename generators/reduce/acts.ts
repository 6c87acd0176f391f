import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Act, Declare } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import { isBare } from '../deeds.ts';
import { copyOf } from './copy.ts';
import { meansSomething, zoneOf } from './reach.ts';
import { edited } from './repair.ts';

const isResolving = (act: Act | undefined): boolean => act?.act === 'resolve' || act?.act === 'resolve all';

/** Everything after an act goes, then acts one by one, then a declaration with what carried it out. */
export function* withoutActs(made: Case): Generator<Case> {
  const { acts } = made;
  for (let length = acts.length >> 1; length < acts.length - 1; length = (length + acts.length + 1) >> 1)
    yield edited(made, (draft) => void draft.acts.splice(length));
  for (const index of [...acts.keys()].reverse())
    yield edited(made, (draft) => void draft.acts.splice(index, 1));
  for (const [index, act] of acts.entries()) {
    const after = acts.findIndex((later, i) => i > index && isResolving(later));
    if ((act.act !== 'declare' && act.act !== 'enter') || after < 0) continue;
    yield edited(made, (draft) => {
      draft.acts.splice(after, 1);
      draft.acts.splice(index, 1);
    });
  }
}

const isMeant = ({ cards }: Case['board'], id: string, { verb }: Deed): boolean =>
  isBare(verb) && cards.some((card) => card.id === id && meansSomething(verb, [card.type]));

/** A bare change is no shot and knows no X: there is no card that shoots, and nobody pays. */
function bareOf(deed: Deed): Deed {
  if (deed.verb === 'wound') return { verb: 'wound', amount: deed.amount };
  if (!('per' in deed)) return deed;
  const { per: _, ...bare } = deed;
  return bare;
}

/** The bare changes that a declaration comes to on the cards that it names, or on any it may reach. */
function changesOf({ board }: Case, act: Declare): { card: string; deed: Deed }[] {
  const text = board.texts[act.ability];
  const found: { card: string; deed: Deed }[] = [];
  for (const [step, parts] of (text === undefined ? [] : stepsOf(text)).entries()) {
    for (const [part, { deed, object }] of parts.entries()) {
      const named = act.targets.find(({ at }) => at[0] === step && at[1] === part);
      const reached = board.cards.filter(
        ({ type, zone }) => zone === zoneOf(object) && VERBS[deed.verb].types.includes(type),
      );
      const cards = object.kind === 'itself' ? [act.source] : (named?.cards ?? reached.map(({ id }) => id));
      const bare = bareOf(deed);
      found.push(...cards.filter((id) => isMeant(board, id, bare)).map((card) => ({ card, deed: bare })));
    }
  }
  return found;
}

function putChanges(draft: Case, index: number, changes: readonly { card: string; deed: Deed }[]): void {
  const isNextResolving = isResolving(draft.acts[index + 1]);
  const acts = changes.map(({ card, deed }): Act => ({ act: 'change', card, deed: copyOf(deed) }));
  const declared = draft.acts[index];
  draft.acts.splice(index, isNextResolving ? 2 : 1, ...acts);
  if (
    declared?.act !== 'declare' ||
    draft.acts.some((act) => act.act === 'declare' && act.ability === declared.ability)
  )
    return;
  for (const card of draft.board.cards)
    card.printed = card.printed.filter((ability) => ability !== declared.ability);
}

/** A declaration becomes the bare change that it makes, where the engine takes those. */
export function* withChanges(made: Case): Generator<Case> {
  for (const [index, act] of made.acts.entries()) {
    if (act.act !== 'declare') continue;
    const changes = changesOf(made, act);
    if (changes.length > 1) yield edited(made, (draft) => putChanges(draft, index, changes));
    for (const one of changes) yield edited(made, (draft) => putChanges(draft, index, [one]));
  }
}

function* withoutCardsNamed(made: Case, index: number, act: Act): Generator<Case> {
  if (act.act === 'enter' || act.act === 'choose') {
    for (const place of act.cards.keys())
      yield edited(made, (draft) => {
        const changed = draft.acts[index];
        if (changed?.act === 'enter' || changed?.act === 'choose') changed.cards.splice(place, 1);
      });
  }
  if (act.act !== 'declare') return;
  for (const [slot, { cards }] of act.targets.entries()) {
    const at = (draft: Case) => (draft.acts[index] as Declare).targets;
    yield edited(made, (draft) => void at(draft).splice(slot, 1));
    for (const place of cards.keys())
      yield edited(made, (draft) => void at(draft)[slot]?.cards.splice(place, 1));
  }
}

/** Fewer cards named, «resolve» for «resolve all», fewer picks. */
export function* withPlainerActs(made: Case): Generator<Case> {
  if (made.picks.length > 0)
    yield edited(made, (draft) => {
      draft.picks = [];
    });
  for (const index of [...made.picks.keys()].reverse())
    yield edited(made, (draft) => void draft.picks.splice(index, 1));
  for (const [index, act] of made.acts.entries()) {
    if (act.act === 'resolve all')
      yield edited(made, (draft) => {
        draft.acts[index] = { act: 'resolve' };
      });
    yield* withoutCardsNamed(made, index, act);
  }
}
