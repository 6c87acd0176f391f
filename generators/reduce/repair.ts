import type { Ability } from '../../spec/abilities/ability.ts';
import { complaintAbout, stepsOf } from '../../spec/abilities/ability.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board, Case } from '../../spec/play/case.ts';
import { layersOf, levelOf } from '../guess.ts';
import { copyOf } from './copy.ts';

const isLiving = ({ type }: Card): boolean => type === 'hero' || type === 'creature';

function repairLife(card: Card, life: Life): void {
  for (const effect of life.effects) effect.laid = Math.max(effect.laid, effect.left);
  if (card.type === 'hero') life.wounds = Math.min(life.wounds, Math.max(0, life.starting - 1));
  const missing = Math.max(0, 1 - levelOf(layersOf(card)));
  const healed = Math.min(missing, life.wounds);
  life.wounds -= healed;
  life.starting += missing - healed;
}

function reset(card: Card): void {
  card.whose = card.owner;
  card.controller = card.owner;
  card.exhausted = false;
  card.poisoned = false;
  card.effects = [];
  if (card.life !== null) card.life = { ...card.life, wounds: 0, effects: [] };
}

const isMeantFor = ({ type }: Card, text: Ability): boolean =>
  stepsOf(text)
    .flat()
    .every(({ deed, object }) => object.kind !== 'itself' || VERBS[deed.verb].types.includes(type));

function repairCard(card: Card, board: Board): void {
  if (card.type === 'hero') card.zone = 'play';
  if (card.type === 'spell' && card.zone === 'play') card.zone = 'hand';
  if (card.type === 'hero') card.controller = card.owner;
  if (card.zone === 'play') card.whose = null;
  else reset(card);
  if (card.controller === card.owner) card.effects = card.effects.filter(({ kind }) => kind !== 'control');
  if (card.type !== 'creature') card.poisoned = false;
  if (!isLiving(card)) {
    delete card.strike;
    card.effects = card.effects.filter(({ kind }) => kind !== 'challenge');
  }
  card.life = isLiving(card) ? (card.life ?? { starting: 1, wounds: 0, effects: [], level: null }) : null;
  if (card.life !== null) repairLife(card, card.life);
  card.printed = card.printed.filter((id) => {
    const text = board.texts[id];
    return (
      text !== undefined && (text.kind === 'spell') === (card.type === 'spell') && isMeantFor(card, text)
    );
  });
  card.abilities = card.effects.some(({ kind }) => kind === 'silence') ? [] : [...card.printed];
}

function repairOrigins(card: Card, { cards, texts }: Board): void {
  for (const effect of [...card.effects, ...(card.life?.effects ?? [])]) {
    const { by } = effect;
    if (by === null) continue;
    const isThere = cards.some(({ id }) => id === by.card) && texts[by.ability] !== undefined;
    if (!isThere) effect.by = null;
  }
}

/** The act without cards that are not there; null where nothing is left of it. */
function repairAct(act: Act, names: ReadonlySet<string>, texts: Board['texts']): Act | null {
  switch (act.act) {
    case 'declare': {
      if (!names.has(act.source) || texts[act.ability] === undefined) return null;
      const targets = act.targets.map((named) => ({
        ...named,
        cards: named.cards.filter((id) => names.has(id)),
      }));
      const pay = act.pay?.filter((id) => names.has(id));
      return { ...act, targets, ...(pay && { pay }) };
    }
    case 'change':
    case 'step':
      return names.has(act.card) ? act : null;
    case 'enter': {
      const cards = act.cards.filter((id) => names.has(id));
      return cards.length === 0 ? null : { ...act, cards };
    }
    case 'choose':
      return { ...act, cards: act.cards.filter((id) => names.has(id)) };
    case 'attack':
      return names.has(act.attacker) && names.has(act.target) ? act : null;
    case 'resolve':
    case 'resolve all':
    case 'end turn':
      return act;
    default:
      return act satisfies never;
  }
}

const isSound = (text: Ability): boolean =>
  stepsOf(text).every(
    (parts) => parts.length > 0 && parts.every((instruction) => complaintAbout(instruction) === null),
  ) &&
  (text.kind === 'static' || text.steps.length > 0);

function repairTexts(board: Board): void {
  for (const [id, text] of Object.entries(board.texts)) {
    if (!isSound(text)) delete board.texts[id];
    for (const { object } of stepsOf(text).flat()) {
      if (object.kind === 'choose' && object.max !== null) object.max = Math.max(object.max, object.min, 1);
    }
  }
}

function dropUnused(made: Case): void {
  const { cards, texts } = made.board;
  const used = new Set(cards.flatMap(({ printed }) => printed));
  for (const act of made.acts) if (act.act === 'declare') used.add(act.ability);
  for (const id of Object.keys(texts)) if (!used.has(id)) delete texts[id];
}

/** Makes a case that has been cut about well-formed again, in place: what is left without a holder goes. */
function repair(made: Case): Case {
  const { board } = made;
  repairTexts(board);
  const names = new Set(board.cards.map(({ id }) => id));
  for (const card of board.cards) repairCard(card, board);
  made.acts = made.acts
    .map((act) => repairAct(act, names, board.texts))
    .filter((act): act is Act => act !== null);
  dropUnused(made);
  for (const card of board.cards) repairOrigins(card, board);
  return made;
}

/** A copy of the case with something done to it, well-formed again. */
export function edited(made: Case, edit: (draft: Case) => void): Case {
  const draft = copyOf(made);
  edit(draft);
  return repair(draft);
}
