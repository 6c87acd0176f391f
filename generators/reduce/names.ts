import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardType, Player, TextRef } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import { castName, displayName, nameOfText } from '../naming.ts';
import { copyOf } from './copy.ts';

type Renaming = ReadonlyMap<string, string>;
const renamed = (id: string, names: Renaming): string => names.get(id) ?? id;

const effectsOf = ({ effects, life }: Card): { id: string; by: TextRef | null }[] => [
  ...effects,
  ...(life?.effects ?? []),
];

/** The names that cards would have if they had been drawn in this order. */
function cardNames({ board }: Case): Renaming {
  const counts: Record<CardType, number> = { hero: 0, creature: 0, spell: 0, support: 0 };
  const names = new Map<string, string>();
  for (const { id, type, owner } of board.cards) names.set(id, castName(type, owner, counts[type]++));
  return names;
}

/** The names that texts would have, in the order in which cards print them. */
function textNames({ board }: Case): Renaming {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of [...board.cards.flatMap(({ printed }) => printed), ...Object.keys(board.texts)]) {
    const text = board.texts[id];
    if (text === undefined || names.has(id)) continue;
    const plain = nameOfText(text);
    let name = plain;
    for (let i = 2; taken.has(name); i++) name = `${plain}-${i}`;
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

/** What cards are called after their ids; namesakes are called after the first of them. */
function calledNames({ board }: Case, cards: Renaming): Renaming {
  const called = new Map<string, string>();
  for (const { id, name } of board.cards)
    if (!called.has(name)) called.set(name, displayName(renamed(id, cards)));
  return called;
}

interface Renamings {
  readonly cards: Renaming;
  readonly called: Renaming;
  readonly texts: Renaming;
  readonly effects: Renaming;
}

function renameCard(card: Card, { cards, called, texts, effects }: Renamings): void {
  card.id = renamed(card.id, cards);
  card.name = renamed(card.name, called);
  card.printed = card.printed.map((id) => renamed(id, texts));
  card.abilities = card.abilities.map((id) => renamed(id, texts));
  for (const effect of effectsOf(card)) effect.id = renamed(effect.id, effects);
  // A level is an engine's own figure, which a board does not need.
  if (card.life !== null) card.life.level = null;
  for (const effect of card.effects)
    if (effect.ability !== undefined) effect.ability = renamed(effect.ability, texts);
  renameOrigins(card, cards, texts);
}

/** The effects of a card come from cards and texts of other names. */
export function renameOrigins(card: Card, cards: Renaming, texts: Renaming = new Map()): void {
  for (const effect of effectsOf(card)) {
    if (effect.by === null) continue;
    const { card: from, ability, grantedBy } = effect.by;
    effect.by = {
      card: renamed(from, cards),
      ability: renamed(ability, texts),
      grantedBy: grantedBy === null ? null : renamed(grantedBy, cards),
    };
  }
}

function renameDeed(deed: Deed, texts: Renaming): void {
  if (deed.verb === 'grant') deed.ability = renamed(deed.ability, texts);
}

function renameText(text: Ability, texts: Renaming): void {
  for (const { deed } of stepsOf(text).flat()) renameDeed(deed, texts);
  if (text.kind !== 'static') return;
  if (text.static.text === 'gives') text.static.ability = renamed(text.static.ability, texts);
  if (text.static.text === 'instead') renameDeed(text.static.deed, texts);
}

/** An act names cards and texts by other names. */
export function renameAct(act: Act, cards: Renaming, texts: Renaming): void {
  switch (act.act) {
    case 'declare':
      act.source = renamed(act.source, cards);
      act.ability = renamed(act.ability, texts);
      if (act.pay !== undefined) act.pay = act.pay.map((id) => renamed(id, cards));
      for (const named of act.targets) named.cards = named.cards.map((id) => renamed(id, cards));
      return;
    case 'change':
    case 'step':
      act.card = renamed(act.card, cards);
      if (act.act === 'change') renameDeed(act.deed, texts);
      return;
    case 'enter':
    case 'choose':
      act.cards = act.cards.map((id) => renamed(id, cards));
      return;
    case 'attack':
      act.attacker = renamed(act.attacker, cards);
      act.target = renamed(act.target, cards);
      return;
    case 'resolve':
    case 'resolve all':
    case 'end turn':
      return;
    default:
      act satisfies never;
  }
}

/** The same case with cards, texts and effects named anew in the order in which they stand; namesakes stay such. */
export function tidied(made: Case): Case {
  const draft = copyOf(made);
  const { board } = draft;
  const [cards, texts] = [cardNames(draft), textNames(draft)];
  const ids = board.cards.flatMap((card) => effectsOf(card).map(({ id }) => id));
  const effects = new Map(ids.map((id, index) => [id, `effect-${index + 1}`]));
  const called = calledNames(draft, cards);
  for (const card of board.cards) renameCard(card, { cards, called, texts, effects });
  for (const act of draft.acts) renameAct(act, cards, texts);
  for (const text of Object.values(board.texts)) renameText(text, texts);
  board.texts = Object.fromEntries(
    [...texts]
      .map(([old, name]) => [name, board.texts[old]] as const)
      .filter(([, text]) => text !== undefined),
  ) as typeof board.texts;
  return draft;
}

const mirror = (player: Player): Player => (player === 'A' ? 'B' : 'A');
const TERMS: Readonly<Record<string, string>> = {
  'start of turn A': 'start of turn B',
  'start of turn B': 'start of turn A',
};

/** The same case with the players changed over. */
export function mirrored(made: Case): Case {
  const swapped = JSON.parse(JSON.stringify(made), (key: string, value: unknown) => {
    if ((key === 'failedDraws' || key === 'coins') && typeof value === 'object') {
      const { A, B } = value as { A: number; B: number };
      return { A: B, B: A };
    }
    if (key === 'until' && typeof value === 'string') return TERMS[value] ?? value;
    const isPlayer = ['active', 'owner', 'controller', 'whose', 'player'].includes(key);
    return isPlayer && (value === 'A' || value === 'B') ? mirror(value) : value;
  });
  return swapped as Case;
}
