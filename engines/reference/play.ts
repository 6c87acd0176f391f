import type { At, CardId, Player } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { RulesEffect } from '../../spec/play/event.ts';
import { Cards } from './cards.ts';
import type { Asking, Defence, Game, Scope, SetOff, Waiting } from './game.ts';
import type { Rules, Run } from './rules.ts';

/** Plays one act on copies: the game that it started from stays as it was, and a refused act leaves no trace. */
export class Play extends Cards implements Run {
  override readonly rules: Rules;
  waiting: readonly Waiting[];
  asking: Asking | null;
  lost: readonly Player[];
  active: Player;
  attackers: readonly Player[];
  defence: Defence | null;
  private turn: number;
  private items: number;

  constructor(game: Game, rules: Rules) {
    super(game);
    this.rules = rules;
    this.waiting = game.waiting;
    this.asking = game.asking;
    this.lost = game.state.lost;
    this.active = game.state.active;
    this.attackers = game.attackers;
    this.defence = game.defence;
    this.turn = game.state.turn;
    this.items = game.items;
  }

  lose(player: Player, effect: Extract<RulesEffect, 'loss' | 'deck-out'>): void {
    this.lost = [...this.lost, player];
    this.emit({ kind: 'lost', player, cause: { by: 'rules', effect } });
  }

  beginTurn(player: Player): void {
    this.active = player;
    this.turn += 1;
    this.attackers = [];
    this.history = { ...this.history, arrived: [], attacks: [], defended: [] };
    this.emit({ kind: 'turn', player });
  }

  failDraw(player: Player): void {
    const { failedDraws } = this.history;
    const more = { ...failedDraws, [player]: failedDraws[player] + 1 };
    this.history = { ...this.history, failedDraws: more };
    this.emit({ kind: 'draw failed', player });
  }

  attack({ controller, source }: Scope, target: CardId): void {
    const attack = { attacker: source, target };
    this.history = { ...this.history, attacks: [...this.history.attacks, attack] };
    this.attackers = [...this.attackers, controller];
    this.emit({ kind: 'attacked', ...attack });
  }

  defend(defence: Defence): void {
    this.defence = defence;
    const [first] = this.waiting;
    if (first === undefined || defence.defender === null) return;
    this.history = { ...this.history, defended: [...this.history.defended, defence.defender] };
    this.emit({ kind: 'defended', item: first.item.id, defender: defence.defender });
  }

  enqueue(
    waiting: Omit<Waiting, 'item'>,
    { kind, ability, named }: Pick<Item, 'kind' | 'ability' | 'named'>,
  ): Waiting {
    this.items += 1;
    const sources = waiting.source === null ? [] : this.rules.sourcesOf(this, waiting.scope, waiting.paying);
    const { controller } = waiting.scope;
    const item = { id: `item-${this.items}`, kind, sources, ability, controller, named };
    const last = { ...waiting, item };
    this.waiting = [...this.waiting, last];
    this.emit({ kind: 'queued', item });
    return last;
  }

  nameLater(at: At, cards: readonly CardId[], player: Player): void {
    const [first, ...rest] = this.waiting;
    if (first === undefined) return;
    const named = { at, cards: [...cards], amounts: null };
    const item = { ...first.item, named: [...first.item.named, named] };
    this.waiting = [{ ...first, item }, ...rest];
    this.emit({ kind: 'named', item: item.id, at, cards: [...cards], player });
  }

  leave(): void {
    const [first, ...rest] = this.waiting;
    if (first === undefined) return;
    this.waiting = rest;
    this.defence = null;
    this.emit({ kind: 'left', item: first.item.id });
  }

  takeSetOff(): readonly SetOff[] {
    const { setOff } = this;
    this.setOff = [];
    return setOff;
  }

  putBack(setOff: readonly SetOff[]): void {
    this.setOff = [...setOff, ...this.setOff];
  }

  ask(asking: Asking | null): void {
    this.asking = asking;
  }

  forgetTouched(): void {
    this.touched = [];
  }

  forgetDecks(): void {
    this.decks = [];
  }

  private stateAfter(): State {
    const { game, cards, lost, active, turn, history } = this;
    const { state } = game;
    const queue = this.waiting === game.waiting ? state.queue : this.waiting.map(({ item }) => item);
    return { ...state, active, turn, cards: { ...cards }, queue, lost: [...lost], history };
  }

  /** The game as it is once the act is done. */
  end(): Game {
    const { game, waiting, setOff, asking, bases, masters, trails, touched, items, effects } = this;
    const { attackers, defence } = this;
    const kept = { waiting, setOff, asking, bases, masters, trails, touched, attackers, defence };
    return { ...game, ...kept, state: this.stateAfter(), items, effects };
  }
}
