import type { Ability, Texts } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType, Player } from '../spec/model/names.ts';
import type { Act } from '../spec/play/act.ts';
import type { Case } from '../spec/play/case.ts';
import type { Draw } from './draw.ts';
import type { Guess } from './guess.ts';
import { castName, nameOfText } from './naming.ts';
import type { Settings } from './settings.ts';

/** Boards have at most so many cards. */
const MOST_CARDS = 12;

/** A case while it is being made: its board, texts and acts so far, and what they are thought to come to. */
export class Table {
  readonly draw: Draw;
  readonly settings: Settings;
  readonly isHostile: boolean;
  /** The active player when the case begins. */
  readonly active: Player;
  readonly cards: Card[] = [];
  readonly texts: Texts = {};
  readonly acts: Act[] = [];
  readonly picks: number[] = [];
  /** Names of the strategies that have added to the case. */
  readonly strategies: string[] = [];
  /** Guessed layers of cards that acts have touched; they steer amounts and decide nothing. */
  readonly guesses = new Map<string, Guess>();
  /** Cards that have paid, or spells that have been played, as far as one can guess. */
  readonly spent = new Set<string>();
  /** How often each player has failed to draw before the case begins. */
  failedDraws: Case['board']['failedDraws'];
  /** The coins of each player; none where no price asks for any. */
  coins: Case['board']['coins'];
  /** The numbers that the die will show. */
  dice: Case['board']['dice'];
  /** Whose turn it is after the acts so far. */
  turn: Player;
  #isClosed = false;
  #effects = 0;
  #names: Record<CardType, number> = { hero: 0, creature: 0, spell: 0, support: 0 };

  constructor(draw: Draw, settings: Settings, isHostile: boolean, active: Player) {
    this.draw = draw;
    this.settings = settings;
    this.isHostile = isHostile;
    this.active = active;
    this.turn = active;
  }

  get room(): number {
    return this.#isClosed ? 0 : MOST_CARDS - this.cards.length;
  }

  /** Leaves no room for further cards, nor for strategies that would add them. */
  close(): void {
    this.#isClosed = true;
  }

  /** A name of the cast that no card has yet. */
  nameFor(type: CardType, owner: Player): string {
    return castName(type, owner, this.#names[type]++);
  }

  effectId(): string {
    this.#effects++;
    return `effect-${this.#effects}`;
  }

  /** Adds a text under a name that says what it does. */
  write(ability: Ability): string {
    const name = nameOfText(ability);
    let id = name;
    for (let i = 2; this.texts[id] !== undefined; i++) id = `${name}-${i}`;
    this.texts[id] = ability;
    return id;
  }

  case(): Case {
    const { active, cards, texts, acts, picks, failedDraws, coins, dice } = this;
    const board = {
      active,
      cards,
      texts,
      ...(failedDraws && { failedDraws }),
      ...(coins && { coins }),
      ...(dice && { dice }),
    };
    return { edition: this.settings.edition ?? 'heroes', board, acts, picks };
  }
}

export const otherPlayer = (player: Player): Player => (player === 'A' ? 'B' : 'A');
