import type { Texts } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType, TextRef, Zone } from '../spec/model/names.ts';
import type { Board } from '../spec/play/case.ts';
import { aboutCells } from './classic/complaints.ts';
import { aboutEffects, aboutHolding } from './complaints/holders.ts';
import { costOf } from './complaints/prices.ts';
import { aboutText } from './complaints/texts.ts';
import { textsShown } from './grants.ts';
import { layersOf, levelOf } from './guess.ts';

const ZONES: Readonly<Record<CardType, readonly Zone[]>> = {
  hero: ['play'],
  creature: ['play', 'hand', 'deck', 'graveyard'],
  spell: ['hand', 'deck', 'graveyard'],
  support: ['play', 'hand', 'deck', 'graveyard'],
};

const isLiving = ({ type }: Card): boolean => type === 'hero' || type === 'creature';

function* aboutPlace(card: Card): Generator<string> {
  const { type, zone, whose, owner } = card;
  const wanted = zone === 'play' ? null : owner;
  if (!ZONES[type].includes(zone))
    yield `is a ${type} in zone «${zone}»: put it into ${ZONES[type].join(' or ')}`;
  if (whose !== wanted)
    yield `has whose «${whose}» in zone «${zone}»: make it ${wanted === null ? 'null, play is shared' : `«${wanted}», its owner`}`;
  if (type === 'hero' && card.controller !== owner)
    yield `is a hero controlled by «${card.controller}»: heroes stay with their owner «${owner}»`;
}

function* aboutRest(card: Card): Generator<string> {
  if (card.zone === 'play') return;
  if (card.controller !== card.owner)
    yield `has controller «${card.controller}» outside play: make it the owner «${card.owner}»`;
  if (card.exhausted || card.poisoned)
    yield `is ${card.exhausted ? 'exhausted' : 'poisoned'} outside play: clear the flag`;
  if (card.effects.length > 0) yield `has ${card.effects.length} effects outside play: take them off`;
  const { wounds, effects } = card.life ?? { wounds: 0, effects: [] };
  if (wounds > 0) yield `has ${wounds} wounds outside play: make it 0`;
  if (effects.length > 0) yield `has ${effects.length} life effects outside play: take them off`;
}

function* aboutLife(card: Card): Generator<string> {
  const { life, type } = card;
  if ((life !== null) !== isLiving(card))
    yield isLiving(card) ? `is a ${type} without life: give it one` : `is a ${type} with life: make it null`;
  if (life === null) return;
  if (life.level !== null) yield `has level ${life.level} on the board: make it null, only engines say it`;
  const level = levelOf(layersOf(card));
  if (card.zone === 'play' && level < 1)
    yield `has starting ${life.starting} and wounds ${life.wounds}, level ${level} in all: make that at least 1`;
  if (type === 'hero' && life.wounds >= life.starting)
    yield `has ${life.wounds} wounds of ${life.starting} starting life: a hero needs fewer, or its player has lost`;
  for (const { id, left, laid } of life.effects)
    if (left > laid || left < 1) yield `has ${left} left of ${laid} in «${id}»: make it from 1 to ${laid}`;
}

function* aboutFlags(card: Card): Generator<string> {
  if (card.poisoned && card.type !== 'creature')
    yield `is a poisoned ${card.type}: only creatures can be poisoned`;
  const isTaken = card.effects.some(({ kind }) => kind === 'control');
  if (card.strike !== undefined && !isLiving(card))
    yield `is a ${card.type} with the strike ${card.strike}: only heroes and creatures strike`;
  if (card.effects.some(({ kind }) => kind === 'challenge') && !isLiving(card))
    yield `is a ${card.type} with a challenge: only heroes and creatures can be attacked first`;
  if (isTaken && card.controller === card.owner)
    yield `has an effect of control under its owner «${card.owner}»: change the controller or drop the effect`;
}

const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

function* aboutTexts(card: Card, texts: Texts): Generator<string> {
  const wanted = textsShown(card);
  const isSilenced = card.effects.some(({ kind }) => kind === 'silence');
  if (listed(wanted) !== listed(card.abilities))
    yield `has the texts ${listed(card.abilities)}: make them ${listed(wanted)}, as it is ${isSilenced ? 'silenced' : 'printed'}`;
  for (const id of new Set([...card.printed, ...card.abilities])) {
    const text = texts[id];
    if (text === undefined) yield `has the text «${id}», which is not among the texts: add it there`;
    else yield* aboutHolding(card, id, text);
  }
}

const effectIds = ({ effects, life }: Card): string[] =>
  [...effects, ...(life?.effects ?? [])].map(({ id }) => id);

const refsOf = ({ effects, life }: Card): TextRef[] =>
  [...effects, ...(life?.effects ?? [])].flatMap(({ by }) => (by === null ? [] : [by]));

function* aboutOrigins(card: Card, board: Board): Generator<string> {
  const names = new Set(board.cards.map(({ id }) => id));
  for (const { card: from, ability, grantedBy } of refsOf(card)) {
    const missing = [from, ...(grantedBy === null ? [] : [grantedBy])].find((id) => !names.has(id));
    if (missing !== undefined) yield `has an effect by «${missing}», which is no card here: name one or none`;
    if (board.texts[ability] === undefined)
      yield `has an effect by the text «${ability}», which is not among the texts: add it or name none`;
  }
}

const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

function* aboutAll({ cards, failedDraws, coins, texts }: Board): Generator<string> {
  const priced = Object.keys(texts).find((id) => texts[id] && costOf(texts[id])?.kind === 'coins');
  if (priced !== undefined && coins === undefined)
    yield `The text «${priced}» costs coins, and the board has none: say in «coins» how many each player has`;
  for (const id of repeated(cards.map((card) => card.id)))
    yield `The card id «${id}» is there more than once: give each card its own`;
  for (const id of repeated(cards.flatMap(effectIds)))
    yield `The effect id «${id}» is there more than once: give each effect its own`;
  for (const player of ['A', 'B'] as const) {
    const heroes = cards.filter(({ type, owner }) => type === 'hero' && owner === player);
    const failed = failedDraws?.[player] ?? 0;
    if (failed > 2)
      yield `Player ${player} has failed to draw ${failed} times, and so has lost: make it at most 2`;
    if (heroes.length > 1)
      yield `Player ${player} has the heroes ${listed(heroes.map(({ id }) => id))}: leave at most one`;
  }
}

/** What keeps a board from being well-formed, one sentence each: the card, the value, what to do about it. */
export function complaintsAbout(board: Board): string[] {
  const complaints = [...aboutAll(board), ...aboutCells(board)];
  for (const card of board.cards) {
    for (const about of [aboutPlace, aboutRest, aboutLife, aboutFlags])
      for (const complaint of about(card)) complaints.push(`Card «${card.id}» ${complaint}`);
    for (const complaint of aboutTexts(card, board.texts)) complaints.push(`Card «${card.id}» ${complaint}`);
    for (const complaint of aboutEffects(card, board.texts))
      complaints.push(`Card «${card.id}» ${complaint}`);
    for (const complaint of aboutOrigins(card, board)) complaints.push(`Card «${card.id}» ${complaint}`);
  }
  for (const [id, text] of Object.entries(board.texts))
    for (const complaint of aboutText(text, board.texts)) complaints.push(`Text «${id}» ${complaint}`);
  return complaints;
}
