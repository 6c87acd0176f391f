import type { AbilityId, At, CardId, Player } from '../../spec/model/names.ts';
import type { Item, Named, State } from '../../spec/model/state.ts';
import { Cards } from './cards.ts';
import type { Asking, Game, SetOff, Waiting } from './game.ts';
import type { Rules, Run } from './rules.ts';

/** Plays one act on copies: the game that it started from stays as it was, and a refused act leaves no trace. */
export class Play extends Cards implements Run {
  override readonly rules: Rules;
  waiting: readonly Waiting[];
  asking: Asking | null;
  lost: readonly Player[];
  active: Player;
  private turn: number;
  private items: number;

  constructor(game: Game, rules: Rules) {
    super(game);
    this.rules = rules;
    this.waiting = game.waiting;
    this.asking = game.asking;
    this.lost = game.state.lost;
    this.active = game.state.active;
    this.turn = game.state.turn;
    this.items = game.items;
  }

  lose(player: Player): void {
    this.lost = [...this.lost, player];
    this.emit({ kind: 'lost', player, cause: { by: 'rules', effect: 'loss' } });
  }

  beginTurn(player: Player): void {
    this.active = player;
    this.turn += 1;
    this.arrived = [];
    this.emit({ kind: 'turn', player });
  }

  enqueue(waiting: Omit<Waiting, 'item'>, ability: AbilityId | null, named: readonly Named[]): void {
    this.items += 1;
    const sources = waiting.source === null ? [] : this.rules.sourcesOf(this, waiting.scope);
    const { controller } = waiting.scope;
    const item: Item = {
      id: `item-${this.items}`,
      kind: 'ability',
      sources,
      ability,
      controller,
      named: [...named],
    };
    this.waiting = [...this.waiting, { ...waiting, item }];
    this.emit({ kind: 'queued', item });
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

  private stateAfter(): State {
    const { game, cards, lost, active, turn, arrived } = this;
    const { state } = game;
    const queue = this.waiting === game.waiting ? state.queue : this.waiting.map(({ item }) => item);
    const isNewTurn = turn !== state.turn;
    const history = isNewTurn
      ? { ...state.history, arrived: [...arrived], attacks: [], defended: [] }
      : arrived === state.history.arrived
        ? state.history
        : { ...state.history, arrived: [...arrived] };
    return { ...state, active, turn, cards: { ...cards }, queue, lost: [...lost], history };
  }

  /** The game as it is once the act is done. */
  end(): Game {
    const { game, waiting, setOff, asking, bases, masters, trails, touched, items, effects } = this;
    const state = this.stateAfter();
    return { ...game, state, waiting, setOff, asking, bases, masters, trails, touched, items, effects };
  }
}
