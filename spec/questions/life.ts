import type { Deed, Verb } from '../abilities/deed.ts';
import type { Effect } from '../model/card.ts';
import type { Life, LifeEffect } from '../model/life.ts';
import type { AbilityId, CardId, Player } from '../model/names.ts';
import type { State } from '../model/state.ts';
import type { Question } from './question.ts';
import { words } from './question.ts';
import type { Scene } from './scene.ts';

/** The layers of a life, effects of one kind summed up. */
export interface Layers {
  readonly starting: number;
  readonly wounds: number;
  readonly additional: number;
  readonly negative: number;
}

/** A moment at which terms may end: the turn of one player is over and that of the other begins. */
export interface TurnChange {
  readonly ended: Player;
  readonly began: Player;
}

/**
 * What stands around a deed that is done to `card`, for the texts that change how much it does: who does it with which
 * text, null for a strike. `striker` is the card whose strike is the amount. `isUnclear`: the amount is not told.
 */
export interface Dealing extends Scene {
  readonly card: CardId;
  readonly source: CardId;
  readonly ability: AbilityId | null;
  readonly striker: CardId | null;
  /** The state in which its instruction, or the attack, began to be carried out. */
  readonly begunIn: State;
  readonly isUnclear: boolean;
}

/** A state that came before, and the life that static texts gave the card in it, null where they changed nothing. */
export interface Former {
  readonly state: State;
  readonly given: Life | null;
}

/**
 * A card on which effects of static texts lie, before a change and when the act is over. `earlier` is what led up to the
 * change, since the card came where it is, a state for each time that the card or what static texts speak of was another;
 * left out where it is not known.
 */
export interface Standing extends Scene {
  readonly card: CardId;
  readonly later: State;
  readonly earlier?: readonly Former[];
}

/** A change of a life, by a deed, with a turn that passed in the act, by static texts at most, or by what nobody names (null). */
export interface Passed {
  readonly before: Life;
  readonly after: Life;
  readonly by: Deed | TurnChange | 'static texts' | null;
}

/**
 * What became of a life: by a deed, by terms that ended, by static texts that hold or hold no longer, on coming into
 * play, or by nothing that can be named.
 */
export interface LifeChange {
  readonly before: Life;
  readonly by:
    | { readonly deed: Deed; readonly dealing?: Dealing | undefined }
    /** `passed` is what has come to the life since the card came where it is; left out where it is not known. */
    | { readonly expiry: TurnChange; readonly passed?: readonly Passed[] }
    | { readonly statics: Standing }
    | 'entering'
    | 'nothing';
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** No more than what all static texts of a board could add. */
const mostOf = ({ state, texts }: Scene): number =>
  Object.values(state.cards)
    .flatMap(({ abilities }) => abilities)
    .reduce((sum, id) => {
      const text = texts[id];
      return text?.kind === 'static' && 'by' in text.static ? sum + Math.abs(text.static.by) : sum;
    }, 0);
const most = ({ before, by }: LifeChange): number => {
  const laid = before.effects.reduce((sum, { left }) => sum + left, before.starting + before.wounds);
  if (typeof by !== 'object' || 'expiry' in by) return laid;
  if ('statics' in by) return laid + mostOf(by.statics);
  const { deed, dealing } = by;
  const amount = 'amount' in deed ? deed.amount : 'to' in deed ? deed.to : 0;
  return laid + amount + (dealing === undefined ? 0 : mostOf(dealing));
};

/** By how much a change could shift any one layer, with what it removes: a domain short of that would feign conflicts. */
const shiftOf = ({ before, by }: LifeChange): number => {
  if (typeof by !== 'object' || !('deed' in by) || !('amount' in by.deed)) return 1;
  const { verb, amount } = by.deed;
  if (verb !== 'give life' && verb !== 'take life') return amount;
  const opposite = verb === 'give life' ? 'negative' : 'additional';
  return before.effects.reduce((sum, { kind, left }) => (kind === opposite ? sum + left : sum), amount);
};

const layersWithin = (starting: number, sum: number, shift: number): readonly Layers[] => {
  const all = range(0, sum);
  return range(starting - shift, starting + shift)
    .filter((figure) => figure >= 0)
    .flatMap((figure) =>
      all.flatMap((wounds) =>
        all.flatMap((additional) =>
          all.map((negative) => ({ starting: figure, wounds, additional, negative })),
        ),
      ),
    );
};

/** The domains asked for lately, which the search for contradictions asks for again and again, and how much they hold. */
const kept = new Map<string, readonly Layers[]>();
const MOST_KEPT = 500_000;
let held = 0;

function keep(key: string, answers: readonly Layers[]): readonly Layers[] {
  held += answers.length;
  if (held > MOST_KEPT) {
    kept.clear();
    held = answers.length;
  }
  kept.set(key, answers);
  return answers;
}

export const lifeAfter: Question<LifeChange, Layers> = {
  id: 'lifeAfter',
  asks: 'What are the life layers after this change?',
  fields: ['starting', 'wounds', 'additional', 'negative'],
  answers: (situation) => {
    const { starting } = situation.before;
    const sum = most(situation);
    const shift = shiftOf(situation);
    const key = `${starting} ${sum} ${shift}`;
    return kept.get(key) ?? keep(key, layersWithin(starting, sum, shift));
  },
  key: ({ starting, wounds, additional, negative }) =>
    `starting ${starting}, wounds ${wounds}, additional ${additional}, negative ${negative}`,
};

/** `entered` while the card comes into play, with nothing done to it yet. */
export interface Levelling {
  readonly life: Life;
  readonly entered: boolean;
}
export const lifeLevel: Question<Levelling, number> = {
  id: 'lifeLevel',
  asks: 'What is the life level?',
  answers: ({ life }) => {
    const sum = life.effects.reduce((total, { left }) => total + left, life.starting + life.wounds);
    return range(-sum, sum);
  },
  key: String,
};

/** Wounds were taken off by this deed: does that count as healing? */
export interface Unwounding {
  readonly before: Life;
  readonly deed: Deed;
}
export const isHealing = words<Unwounding>()('isHealing', 'Is this healing?', ['healing', 'not healing']);

/** `turn` is the change of turn that has just passed. */
export interface Lasting {
  readonly effect: LifeEffect | Effect;
  readonly turn: TurnChange;
}
export const isStillThere = words<Lasting>()('isStillThere', 'Is this effect still on the card?', [
  'on it',
  'gone',
]);

/** A static text of `giver` that would lay an effect on `card`, in the state in which it is asked about. */
export interface Giving extends Scene {
  readonly card: CardId;
  readonly giver: CardId;
  readonly ability: AbilityId;
  /** The lives that the card has had, and the verbs that were done to it, in the record so far. */
  readonly lives: readonly Life[];
  readonly deeds: readonly Verb[];
  /** The state before the act, where nothing in the act has said anything of the life or the place of the card. */
  readonly quietSince?: State;
  /**
   * Where nobody says whose the effects are: how many lie there that may be of this text, and the others that lay as much.
   * The effects of all of them together are asked about then.
   */
  readonly unnamed?: {
    readonly lying: number;
    readonly others: readonly Pick<Giving, 'giver' | 'ability'>[];
  };
}
export const isGiven = words<Giving>()('isGiven', 'Does the effect of this static text lie on the card?', [
  'on it',
  'not on it',
]);

/** A deed has been done to a card that tells when it is wounded. */
export const isWounded = words<LifeChange>()('isWounded', 'Has this card been wounded?', [
  'wounded',
  'not wounded',
]);
