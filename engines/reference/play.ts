import type { CardId, Player } from '../../spec/model/names.ts';
import type { Item, Named, State } from '../../spec/model/state.ts';
import type { Cause, RulesEffect } from '../../spec/play/event.ts';
import { Cards } from './cards.ts';
import type { Asking, Defence, Game, Laid, Redirection, Scope, SetOff, Waiting } from './game.ts';
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
  redirections: readonly Redirection[];
  laid: readonly Laid[];
  ending: Player | null;
  coins: State['coins'];
  private throws: number;
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
    this.redirections = game.redirections;
    this.laid = game.laid;
    this.ending = game.ending;
    this.coins = game.state.coins;
    this.throws = game.throws;
    this.turn = game.state.turn;
    this.items = game.items;
  }

  get next(): Waiting | undefined {
    return this.rules.nextOf(this.waiting);
  }

  private replaceNext(change: (waiting: Waiting) => Waiting): void {
    const { next } = this;
    this.waiting = this.waiting.map((waiting) => (waiting === next ? change(waiting) : waiting));
  }

  lose(player: Player, effect: Extract<RulesEffect, 'loss' | 'deck-out'>): void {
    this.lost = [...this.lost, player];
    this.emit({ kind: 'lost', player, cause: { by: 'rules', effect } });
  }

  beginTurn(player: Player): void {
    this.active = player;
    this.turn += 1;
    this.ending = null;
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
    const { next } = this;
    if (next === undefined || defence.defender === null) return;
    this.history = { ...this.history, defended: [...this.history.defended, defence.defender] };
    this.emit({ kind: 'defended', item: next.item.id, defender: defence.defender });
  }

  redirect(redirection: Redirection): void {
    this.redirections = [...this.redirections, redirection];
    const { next } = this;
    const { at, from, to } = redirection;
    if (next !== undefined && to !== null)
      this.emit({ kind: 'redirected', item: next.item.id, at, from, to });
  }

  setLaid(laid: readonly Laid[]): void {
    this.laid = laid;
  }

  setCoins(player: Player, coins: number, cause: Cause): void {
    if (coins === (this.coins?.[player] ?? 0)) return;
    this.coins = { A: 0, B: 0, ...this.coins, [player]: coins };
    this.emit({ kind: 'coins', player, coins, cause });
  }

  roll(): void {
    const { next } = this;
    if (next === undefined) return;
    const { dice } = this.game;
    const rolled = dice[this.throws % dice.length] ?? 1;
    this.throws += 1;
    this.replaceNext(({ item, scope, ...waiting }) => ({
      ...waiting,
      item: { ...item, rolled },
      scope: { ...scope, rolled },
    }));
    this.emit({ kind: 'rolled', item: next.item.id, value: rolled });
  }

  beginEnding(player: Player): void {
    this.ending = player;
  }

  enqueue(
    waiting: Omit<Waiting, 'item'>,
    { kind, ability, named, cell }: Pick<Item, 'kind' | 'ability' | 'named' | 'cell'>,
  ): Waiting {
    this.items += 1;
    const sources = waiting.source === null ? [] : this.rules.sourcesOf(this, waiting.scope, waiting.paying);
    const { controller, x } = waiting.scope;
    const said = { ...(x === undefined ? {} : { x }), ...(cell === undefined ? {} : { cell }) };
    const item = { id: `item-${this.items}`, kind, sources, ability, controller, named, ...said };
    const last = { ...waiting, item };
    this.waiting = [...this.waiting, last];
    this.emit({ kind: 'queued', item });
    return last;
  }

  nameLater(named: Named, player: Player): void {
    const { next } = this;
    if (next === undefined) return;
    this.replaceNext(({ item, ...waiting }) => ({
      ...waiting,
      item: { ...item, named: [...item.named, named] },
    }));
    const { at, cards, amounts } = named;
    const divided = amounts === null ? {} : { amounts };
    this.emit({ kind: 'named', item: next.item.id, at, cards, player, ...divided });
  }

  leave(): void {
    const { next } = this;
    if (next === undefined) return;
    this.waiting = this.waiting.filter((waiting) => waiting !== next);
    this.defence = null;
    this.redirections = [];
    this.emit({ kind: 'left', item: next.item.id });
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
    const { game, cards, lost, active, turn, coins, history } = this;
    const { state } = game;
    const queue = this.waiting === game.waiting ? state.queue : this.waiting.map(({ item }) => item);
    return { ...state, active, turn, cards: { ...cards }, queue, lost: [...lost], coins, history };
  }

  /** The game as it is once the act is done. */
  end(): Game {
    const { game, waiting, setOff, asking, bases, masters, trails, touched, items, effects } = this;
    const { attackers, defence, redirections, laid, ending, throws } = this;
    const cards = { waiting, setOff, asking, bases, masters, trails, touched, laid };
    const kept = { attackers, defence, redirections, ending, throws };
    return { ...game, ...cards, ...kept, state: this.stateAfter(), items, effects };
  }
}
