import type { Card, Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { CardId, Cell, Player, TextRef } from '../../spec/model/names.ts';
import type { History } from '../../spec/model/state.ts';
import type { Cause } from '../../spec/play/event.ts';
import type { Base, Blow, DeckTouched, Game, Place, Touched } from './game.ts';
import type { Why } from './moments.ts';
import { SettingOff } from './setting-off.ts';

const isSame = (a: Life, b: Life): boolean =>
  a.starting === b.starting &&
  a.wounds === b.wounds &&
  a.effects.length === b.effects.length &&
  a.effects.every((effect, i) => effect === b.effects[i]);

/** The cards during an act: each change replaces a card, leaves the old one as it was, and is written down. */
export abstract class Cards extends SettingOff {
  touched: readonly Touched[];
  decks: readonly DeckTouched[] = [];
  history: History;
  protected bases: Readonly<Record<CardId, Base>>;
  protected masters: Readonly<Record<string, Player>>;
  protected trails: Readonly<Record<CardId, readonly Blow[]>>;
  protected effects: number;

  constructor(game: Game) {
    super(game);
    this.touched = game.touched;
    this.history = game.state.history;
    this.bases = game.bases;
    this.masters = game.masters;
    this.trails = game.trails;
    this.effects = game.effects;
  }

  trailOf(card: CardId): readonly Blow[] {
    return this.trails[card] ?? [];
  }

  private replace(card: Card): void {
    this.cards = { ...this.cards, [card.id]: card };
  }

  private now(card: Card): Card {
    return this.cards[card.id] ?? card;
  }

  setLife(at: Card, layers: Life, { cause, text }: Why): void {
    const card = this.now(at);
    if (card.life === null || isSame(card.life, layers)) return;
    const life = { ...layers, level: this.rules.shownLevel(layers) };
    const blow = { before: card.life, after: life, text, cause };
    this.replace({ ...card, life });
    this.trails = { ...this.trails, [card.id]: [...this.trailOf(card.id), blow] };
    this.touched = [...this.touched.filter((touched) => touched.card !== card.id), { card: card.id, life }];
    this.emit({ kind: 'life', card: card.id, life, cause });
  }

  setFlag(at: Card, flag: 'exhausted' | 'poisoned', value: boolean, cause: Cause): void {
    const card = this.now(at);
    if (card[flag] === value) return;
    this.replace({ ...card, [flag]: value });
    this.emit({ kind: 'flag', card: card.id, flag, value, cause });
  }

  private baseOf(card: Card): Base {
    return this.bases[card.id] ?? { abilities: card.printed, controller: card.owner };
  }

  setEffects(at: Card, effects: readonly Effect[], cause: Cause): void {
    const card = this.now(at);
    const base = this.baseOf(card);
    const isSilent = effects.some(({ kind }) => kind === 'silence');
    const granted = effects.flatMap(({ kind, ability }) =>
      kind === 'grant' && ability !== undefined ? [ability] : [],
    );
    const abilities = isSilent ? [] : [...new Set([...base.abilities, ...granted])];
    const master = effects.findLast(({ kind }) => kind === 'control');
    const controller = (master && this.masters[master.id]) ?? base.controller;
    this.replace({ ...card, effects: [...effects], abilities, controller });
    this.emit({ kind: 'effects', card: card.id, effects: [...effects], cause });
    if (abilities.join(' ') !== card.abilities.join(' '))
      this.emit({ kind: 'abilities', card: card.id, abilities, cause });
    if (controller !== card.controller) this.emit({ kind: 'control', card: card.id, controller, cause });
  }

  newEffect(master?: Player): string {
    this.effects += 1;
    const id = `${this.game.effectPrefix}${this.effects}`;
    if (master !== undefined) this.masters = { ...this.masters, [id]: master };
    return id;
  }

  private lie(at: Card, { zone, whose }: Place): Card {
    const { cell: _left, ...card } = this.now(at);
    const entering = zone === 'play' ? this.rules.lifeOnEntering(card) : null;
    const life = card.life && (entering ?? { ...card.life, wounds: 0, effects: [], level: null });
    const reset = { exhausted: false, poisoned: false, abilities: card.printed, effects: [], life };
    const moved = { ...card, ...reset, zone, whose, controller: card.owner };
    this.replace(moved);
    const { [card.id]: _base, ...bases } = this.bases;
    const { [card.id]: _trail, ...trails } = this.trails;
    this.bases = bases;
    this.trails = trails;
    return moved;
  }

  private relocate(at: Card, to: Place, cause: Cause, how: DeckTouched['how']): void {
    const from = this.now(at);
    const { seen } = this;
    const card = this.lie(from, to);
    const { zone, whose } = to;
    const life = zone === 'play' ? card.life : null;
    if (zone === 'play') this.history = { ...this.history, arrived: [...this.history.arrived, card.id] };
    this.emit({ kind: 'moved', card: card.id, zone, whose, life, cause });
    if (from.zone === 'deck' && from.whose !== null) this.touchDeck({ player: from.whose, how });
    if (zone === 'deck' && whose !== null) this.touchDeck({ player: whose, how: 'returned to' });
    if (zone === 'play') this.setOffOn(card, 'hire');
    if (zone === 'graveyard' && from.zone === 'play') {
      this.setOffOn(from, 'death');
      this.setOffByDeath(from, whose, seen);
    }
  }

  private touchDeck(touched: DeckTouched): void {
    this.decks = [...this.decks, touched];
  }

  move(card: Card, to: Place, cause: Cause): void {
    this.relocate(card, to, cause, 'taken from');
  }

  draw(card: Card, cause: Cause): void {
    this.relocate(card, { zone: 'hand', whose: card.owner }, cause, 'drawn from');
  }

  place(at: Card, cell: Cell, cause: Cause): void {
    this.replace({ ...this.now(at), cell });
    this.emit({ kind: 'placed', card: at.id, cell, cause });
  }

  destroy(at: Card, killers: readonly TextRef[], cause: Cause): void {
    const card = this.now(at);
    this.emit({ kind: 'destroyed', card: card.id, killers: [...killers], cause });
    this.move(card, { zone: 'graveyard', whose: this.rules.graveyardOf(card) }, cause);
    this.setOffKillers(killers);
  }
}
