import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Choose, Filter } from '../../spec/abilities/filter.ts';
import { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { CardType, Player, Zone } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import { Board } from '../../spec/play/case.ts';
import type { Event, EventOf } from '../../spec/play/event.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { replay } from './replay.ts';

type Traits = Partial<Omit<Card, 'life'>> & { starting?: number; wounds?: number; effects?: Card['effects'] };
type LifeLayer = { kind: 'additional' | 'negative'; left: number; until?: string };

const living: readonly CardType[] = ['hero', 'creature'];

/** A card in play (or, in another zone, of its owner) with 3 starting life where it lives. */
export function card(
  id: string,
  type: CardType,
  owner: Player,
  { starting = 3, wounds = 0, zone = 'play', ...traits }: Traits = {},
  layers: readonly LifeLayer[] = [],
): Card {
  const effects = layers.map((layer, i) => ({ id: `${id}-${i}`, laid: layer.left, ...layer }));
  const life = living.includes(type) ? { starting, wounds, effects } : null;
  const whose = zone === 'play' ? null : owner;
  const abilities = traits.abilities ?? traits.printed ?? [];
  return Card.parse({
    id,
    name: id,
    owner,
    controller: owner,
    zone,
    whose,
    type,
    life,
    ...traits,
    abilities,
  });
}

/** A board of these cards and texts. */
export const board = (
  cards: readonly Card[],
  texts: Record<string, Ability> = {},
  more: Partial<Pick<Board, 'coins' | 'dice'>> = {},
): Board => Board.parse({ cards, texts, ...more });

/** «Do it to a card that fits», chosen by the controller. */
export const one = (deed: Deed, filter: Filter, choose: Partial<Choose> = {}): Instruction => ({
  deed,
  object: { kind: 'choose', min: 1, max: 1, by: 'controller', filter, ...choose },
});
/** «Do it to each card that fits». */
export const each = (deed: Deed, filter: Filter): Instruction => ({ deed, object: { kind: 'each', filter } });
/** «Do it to itself». */
export const self = (deed: Deed): Instruction => ({ deed, object: { kind: 'itself' } });

export const wound = (amount: number): Deed => ({ verb: 'wound', amount });
export const heal = (amount: number): Deed => ({ verb: 'heal', amount });
export const giveLife = (amount: number, until: 'lasting' | 'end of turn' = 'lasting'): Deed => ({
  verb: 'give life',
  amount,
  until,
});
export const takeLife = (amount: number, until: 'lasting' | 'end of turn' = 'lasting'): Deed => ({
  verb: 'take life',
  amount,
  until,
});
export const setLife = (to: number): Deed => ({ verb: 'set life', to });

export const shot = (amount: number): Deed => ({ verb: 'wound', amount, as: 'shot' });
export const move = (into: 'hand' | 'deck' | 'graveyard' | 'play'): Deed => ({ verb: 'move', into });
export const challenge: Deed = { verb: 'challenge', until: 'lasting' };

export const change = (id: string, deed: Deed): Act => ({ act: 'change', card: id, deed });
export const declare = (
  source: string,
  ability: string,
  targets: readonly string[] = [],
  player: Player = 'A',
): Act => ({
  act: 'declare',
  player,
  source,
  ability,
  targets: targets.length === 0 ? [] : [{ at: [0, 0], cards: [...targets], amounts: null }],
});
export const attack = (attacker: string, target: string, player: Player = 'A'): Act => ({
  act: 'attack',
  player,
  attacker,
  target,
});
export const choose = (player: Player, ...cards: string[]): Act => ({ act: 'choose', player, cards });
export const enter = (...cards: string[]): Act => ({ act: 'enter', cards });
export const endTurn = (player: Player): Act => ({ act: 'end turn', player });
export const resolveAll: Act = { act: 'resolve all' };

/** Layers in short: starting, wounds, additional, negative, level. */
function layers(life: Life | null | undefined): (number | null)[] {
  if (life === null || life === undefined) return [];
  const sum = (kind: string) =>
    life.effects.reduce((total, effect) => total + (effect.kind === kind ? effect.left : 0), 0);
  return [life.starting, life.wounds, sum('additional'), sum('negative'), life.level];
}

/** An engine at a table: acts are put, and what came of them is read off. */
export function play(engine: Engine, on: Board, acts: readonly Act[], picks: readonly number[] = []) {
  const record = replay(engine, { board: on, acts: [...acts], picks: [...picks] });
  const state = record.steps.at(-1)?.reply.state ?? record.before;
  const events = record.steps.flatMap(({ reply }) => reply.events);
  return {
    record,
    state,
    events,
    outcomes: record.steps.map(({ reply }) => reply.outcome),
    queued: events.flatMap((event) => (event.kind === 'queued' ? [event.item.ability ?? 'attack'] : [])),
    pending: record.steps.at(-1)?.reply.pending ?? null,
    of: <K extends Event['kind']>(kind: K) =>
      events.filter((event): event is EventOf<K> => event.kind === kind),
    zone: (id: string): Zone | undefined => state.cards[id]?.zone,
    life: (id: string) => layers(state.cards[id]?.life),
  };
}
