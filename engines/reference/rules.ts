import type { Ability, Cost, Static, Trigger } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Choose, Filter } from '../../spec/abilities/filter.ts';
import type { Card, Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { AbilityId, At, CardId, Cell, Player, Term, TextRef, Zone } from '../../spec/model/names.ts';
import type { History, Named, State } from '../../spec/model/state.ts';
import type { Cause, Event, RulesEffect } from '../../spec/play/event.ts';
import type {
  Addressed,
  Asking,
  Blow,
  Blower,
  Chain,
  Choosing,
  DeckTouched,
  Declaration,
  Defence,
  Laid,
  Naming,
  Payment,
  Place,
  Redirection,
  Replacement,
  Scope,
  SetOff,
  Share,
  Touched,
  Waiting,
} from './game.ts';
import type { LifeRules } from './life-rules.ts';
import type { Happening, Moment, TargetTrigger, TurnChange, Why } from './moments.ts';

/** What a decision may look at. */
export interface View {
  readonly rules: Rules;
  readonly texts: Readonly<Record<AbilityId, Ability>>;
  readonly active: Player;
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly lost: readonly Player[];
  readonly history: History;
  readonly attackers: readonly Player[];
  readonly defence: Defence | null;
  readonly redirections: readonly Redirection[];
  readonly coins: State['coins'];
  readonly laid: readonly Laid[];
  readonly ending: Player | null;
  readonly waiting: readonly Waiting[];
  /** The item that is being carried out, or that comes next. */
  readonly next: Waiting | undefined;
  readonly setOff: readonly SetOff[];
  readonly touched: readonly Touched[];
  readonly decks: readonly DeckTouched[];
  readonly asking: Asking | null;
  trailOf(card: CardId): readonly Blow[];
}

/** An act under way: what can be looked at, and the ways in which it can change. */
export interface Run extends View {
  readonly events: readonly Event[];
  emit(event: Happening): void;
  /** Whatever is emitted within is simultaneous. */
  together(body: () => void): void;
  setLife(card: Card, life: Life, why: Why): void;
  setFlag(card: Card, flag: 'exhausted' | 'poisoned', value: boolean, cause: Cause): void;
  /** Replaces the effects other than life, and with them the texts and the controller that follow from them. */
  setEffects(card: Card, effects: readonly Effect[], cause: Cause): void;
  /** The id of a new effect; `master` is whom it makes the controller, if it is one of control. */
  newEffect(master?: Player): string;
  move(card: Card, to: Place, cause: Cause): void;
  /** From the top of the deck into its owner's hand. */
  draw(card: Card, cause: Cause): void;
  place(card: Card, cell: Cell, cause: Cause): void;
  failDraw(player: Player): void;
  destroy(card: Card, killers: readonly TextRef[], cause: Cause): void;
  lose(player: Player, effect: Extract<RulesEffect, 'loss' | 'deck-out'>): void;
  /** The player's turn is over as soon as what its end sets off has been declared. */
  beginEnding(player: Player): void;
  beginTurn(player: Player): void;
  enqueue(
    waiting: Omit<Waiting, 'item'>,
    of: Pick<Waiting['item'], 'kind' | 'ability' | 'named' | 'cell'>,
  ): Waiting;
  nameLater(named: Named, player: Player): void;
  /** The next item is done and gone. */
  leave(): void;
  /** An attack of the scope's source has been declared by its controller. */
  attack(scope: Scope, target: CardId): void;
  defend(defence: Defence): void;
  redirect(redirection: Redirection): void;
  roll(): void;
  setCoins(player: Player, coins: number, cause: Cause): void;
  setLaid(laid: readonly Laid[]): void;
  setOffOn(card: Card, trigger: Exclude<Trigger, TargetTrigger>): void;
  /** Sets off what waits for the card to become a target, unless the chain that leads there has it already. */
  setOffTargeted(card: Card, trigger: TargetTrigger, chain: Chain): void;
  /** Takes the texts that were set off and not declared yet. */
  takeSetOff(): readonly SetOff[];
  putBack(setOff: readonly SetOff[]): void;
  ask(asking: Asking | null): void;
  forgetTouched(): void;
  forgetDecks(): void;
}

/** What an ability needs in order to be declared, and what may be named. */
export interface DeclaringRules {
  /** Why the card may not be the source, or null. */
  sourceComplaint(view: View, player: Player, source: Card, ability: Ability, id: AbilityId): string | null;
  fits(view: View, filter: Filter, card: Card, scope: Scope): boolean;
  mayTarget(view: View, card: Card, scope: Scope): boolean;
  /** Whether a card may be named, all limits joined (502.9). */
  isOption(view: View, choosing: Choosing, card: Card, scope: Scope): boolean;
  /** The cards that may be named, in the order of the board. */
  optionsOf(view: View, choosing: Choosing, scope: Scope): CardId[];
  isDeclarable(view: View, addressed: Addressed, scope: Scope): boolean;
  /** Whether an instruction counts when it is asked whether the ability can be declared. */
  isNeededAtDeclaration(ability: Ability, at: At): boolean;
  isNamedAtDeclaration(at: At): boolean;
  mayNameSoMany(choose: Choose, cards: readonly CardId[]): boolean;
  /** Why an amount may not be divided so among so many cards, or null. */
  shareComplaint(share: Share | null, count: number, amounts: readonly number[] | null): string | null;
  /** The cards that a choice has to leave, of those that are named already. */
  takenBy(instructions: readonly Addressed[], at: At, named: readonly Named[]): CardId[];
  chooserOf(choose: Choose, controller: Player, at: At): Player;
  sourcesOf(view: View, scope: Scope, paying: readonly CardId[]): CardId[];
  /** The cards that become targets by being named, each once. */
  becomeTargets(view: View, naming: Naming): CardId[];
  /** Whether a card may be what a price is paid with; never asked of `exhaust itself`. */
  mayPay(view: View, cost: Cost, card: Card, scope: Scope): boolean;
  /** Why the price cannot be paid so, or null. */
  payComplaint(
    view: View,
    ability: Ability,
    declaration: Pick<Declaration, 'scope' | 'named' | 'pay'>,
  ): string | null;
  /** Where the card of a spell goes that is declared. */
  layDown(run: Run, source: Card, ability: Ability): void;
  /** Pays as far as there is still something to pay with, and gives the cards that paid, as they were. */
  pay(run: Run, payment: Payment): readonly Card[];
  /** Of texts that are declared at the same time, the one that goes first first. */
  orderOf(view: View, setOff: readonly SetOff[]): readonly SetOff[];
}

/** The order in which items are carried out, and what is asked of each when its turn comes. */
export interface QueueRules {
  /** Of what waits, in the order in which it was declared, the item that is carried out or comes next. */
  nextOf(waiting: readonly Waiting[]): Waiting | undefined;
  paysAt(): 'declaration' | 'carrying out';
  /** Whether an item whose turn has come is carried out and paid at all. */
  isStillLegal(view: View, waiting: Waiting): boolean;
  /** Why the player may not send the card to the square, or null. */
  stepComplaint(view: View, player: Player, card: Card, cell: Cell): string | null;
  /** Where a movement to a square brings the card, null where nowhere. */
  whereTo(view: View, card: Card, cell: Cell): Cell | null;
}

/** Strikes, and what challenges ask of strikes and shots alike. */
export interface AttackRules {
  /** The cards at which the next attack that this player declares must be. */
  challengersOf(view: View, player: Player): CardId[];
  /** Whether challenges leave the card open to an attack. */
  mayAttack(view: View, card: Card, scope: Scope, how: 'strike' | 'shot'): boolean;
  /** Why the card may not strike, or null. */
  strikerComplaint(view: View, player: Player, card: Card): string | null;
  /** Whether a card of the opponent's may be named as what is struck at. */
  mayBeStruck(view: View, card: Card, scope: Scope): boolean;
  /** The cards that may defend against the strike that waits, in the order of the board. */
  defendersOf(view: View, waiting: Waiting): CardId[];
  struckAt(view: View, waiting: Waiting, defence: Defence): CardId[];
  /** The cards that the strike is done to. */
  struck(view: View, waiting: Waiting, defence: Defence): CardId[];
  strikesBack(view: View, card: Card): boolean;
  /** What else the card struck or shot at may be left for, by a text of its own; null where there is none. */
  leadingAway(view: View, card: Card): { readonly ability: AbilityId; readonly options: CardId[] } | null;
  /** The final targets, and the cards that the attack is done to, once redirections are looked at. */
  ledTargets(view: View, at: At, cards: readonly CardId[]): CardId[];
  ledReach(view: View, at: At, cards: readonly CardId[]): CardId[];
}

/** What static texts make of cards and of what is done to them. */
export interface StaticRules {
  /** Whether a static text of a card speaks of another. */
  speaksOf(view: View, giver: Card, who: Filter | undefined, card: Card): boolean;
  /** The static texts that play a part now, each with its card. */
  statics(view: View): readonly { readonly giver: Card; readonly by: TextRef; readonly text: Static }[];
  costOf(view: View, card: Card): number;
  strikeOf(view: View, card: Card): number;
  /** How many wounds come of an amount that a text or a strike would lay on the card. */
  woundsOf(view: View, amount: number, blower: Blower, card: Card): number;
  replacementOf(view: View, card: Card, verb: Verb): Replacement | null;
  replace(run: Run, card: Card, replacement: Replacement, why: Why): void;
  /** The static texts `life` and `gives`, with each card for which they hold. */
  holding(view: View): readonly Omit<Laid, 'effect'>[];
  /** Lays the effects of static texts that have come to hold, and takes off those that do not hold any more. */
  layStatics(run: Run, moment: Moment): void;
}

/** On which cards an instruction is carried out, and how. */
export interface CarryingRules {
  targetsOf(view: View, waiting: Waiting, addressed: Addressed): CardId[];
  /** The cards that the instruction is for, before anything that stands in its way. */
  reachOf(view: View, waiting: Waiting, addressed: Addressed): CardId[];
  massReach(view: View, filter: Filter, scope: Scope): CardId[];
  isBarred(view: View, card: Card, verb: Verb, scope: Scope): boolean;
  /** Whether nothing stands in the way of carrying the instruction out on this card. */
  isCarriedOut(view: View, waiting: Waiting, addressed: Addressed, card: Card): boolean;
  hits(addressed: Addressed): 'together' | 'in turn';
  /** The deed as it is done to this card: with X, what was divided and what static texts make of it. */
  deedFor(view: View, waiting: Waiting, addressed: Addressed, card: Card): Deed;
  pairsOf(cards: readonly CardId[]): (readonly [CardId, CardId])[];
  perform(run: Run, deed: Deed, card: Card, why: Why): void;
  isRefunded(view: View, waiting: Waiting): boolean;
}

/** Rules effects: who is destroyed, who loses, what ends and what readies. */
export interface FateRules {
  isLookedFor(effect: 'destruction' | 'loss', moment: Moment, view: View): boolean;
  isDestroyed(view: View, card: Card, life: Life): boolean;
  hasLost(view: View, hero: Card, life: Life): boolean;
  killersOf(view: View, card: Card): TextRef[];
  destroyersOf(view: View, card: Card, why: Why): TextRef[];
  graveyardOf(card: Card): Player;
  /** Where a card goes that a text moves. */
  destinationOf(view: View, card: Card, into: Zone, why: Why): Place;
  isShuffled(view: View, touched: DeckTouched): boolean;
  /** The card that the player takes when a turn begins, null from an empty deck. */
  topOf(view: View, player: Player): Card | null;
  /** Who has lost by a deck from which `player` could not take a card for the `times`th time, or null. */
  deckedOut(view: View, player: Player, times: number): Player | null;
  settle(run: Run, moment: Moment): void;
  expires(until: Term, change: TurnChange, kind: 'additional' | 'negative' | Effect['kind']): boolean;
  readies(view: View, card: Card, change: TurnChange): boolean;
  /** Whether a card watches another one die, or a card go to this player's graveyard. */
  seesDeath(watcher: Card, dead: Card): boolean;
  seesGraveyard(watcher: Card, dead: Card, whose: Player | null): boolean;
  /** The cards whose texts are set off when a strike of this one is declared. */
  alliesOf(view: View, attacker: Card): Card[];
  /** The cards whose texts are set off when this player's turn begins or ends. */
  atTurnOf(view: View, player: Player): Card[];
}

/** Every decision of the engine by name, so that an engine that differs in one can be made. */
export interface Rules
  extends DeclaringRules,
    QueueRules,
    AttackRules,
    CarryingRules,
    StaticRules,
    LifeRules,
    FateRules {}
