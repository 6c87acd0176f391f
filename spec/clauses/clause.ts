import type { Question } from '../questions/question.ts';
import type { Ruling } from './ruling.ts';

/** One way to understand a clause whose text admits several. The first of a clause is its default. */
export interface Reading {
  readonly name: string;
  readonly says: string;
  /** The Russian words that allow it, by clause and keyword, never a sentence. */
  readonly leansOn: string;
}

/** What the edition's other clauses allow, under the same readings; the clauses that answered are noted. */
export interface Ask {
  <S, A>(question: Question<S, A>, situation: S, answer: A): boolean;
  /** For a default on a record: the fields that no ruling of this situation has spoken of. */
  readonly unspoken: readonly string[];
}

/**
 * `open` rules refuse nothing: the documents do not contain the chapter that would rule. `advice` is what a
 * later edition says there. A `default` rule speaks only where no other rule does.
 */
export type Force = 'open' | 'default';

// biome-ignore lint/suspicious/noExplicitAny: a rule of any question; `on` checks the types where it is written
export interface Rule<S = any, A = any> {
  readonly question: Question<S, A>;
  readonly force?: Force;
  /** Addresses of clauses that prevail where both rule on one situation. */
  readonly yieldsTo?: readonly string[];
  /** Narrow: holds only where the condition of the clause makes a difference. */
  applies(situation: S): boolean;
  /** Null: silent under this reading. */
  ruling(situation: S, reading: string, ask: Ask): Ruling<A> | null;
  readonly advice?: {
    readonly number: string;
    readonly says: string;
    agrees(situation: S, answer: A): boolean;
  };
  /** Addresses of clauses whose own words raise what an `open` rule leaves open. */
  readonly raisedBy?: readonly string[];
  readonly examples?: { readonly applicable: readonly S[]; readonly inapplicable: readonly S[] };
}

/**
 * What another question must still allow after a step short of the end, or the next step is never taken; `otherwise` says
 * what has happened then.
 */
// biome-ignore lint/suspicious/noExplicitAny: a condition on any question
export interface Condition<A = any, S = any, B = any> {
  readonly question: Question<S, B>;
  readonly answer: B;
  situation(before: A, after: A): S;
  readonly otherwise: string;
}

/**
 * A procedure that a clause describes, as situations of one question: each step is one, and what the clauses allow as
 * its answer leads on to the next. The search for contradictions asks whether the promise can be kept.
 */
// biome-ignore lint/suspicious/noExplicitAny: a procedure of any question; `describing` checks the types where it is written
export interface Procedure<S = any, A = any> {
  readonly question: Question<S, A>;
  /** Whether this situation asks for the procedure. */
  applies(situation: S): boolean;
  /** Whether these layers, this place, this whatever, is the end state promised. */
  promises(situation: S, answer: A): boolean;
  /** What is there before the first step. */
  starts(situation: S): A;
  /** What may be done next, after so many steps have led to this answer; the clause says no more than that. */
  steps(situation: S, reached: A, before: readonly S[], bound: number): readonly S[];
  readonly promise: string;
  readonly goesOnIf?: Condition<A>;
}

/** What a clause says, as something that can be asked. */
export interface Clause {
  /** Edition and number: `heroes/502.3.1`; an item of a list has a name behind it: `heroes/503.1/loss`. */
  readonly address: string;
  /** One sentence of our own, present tense, at most 160 characters. */
  readonly statement: string;
  /** Empty where the text admits one understanding only. */
  readonly readings: readonly Reading[];
  readonly rules: readonly Rule[];
  readonly procedure?: Procedure;
  /** Shown and never certified: what a card's own text says, and what surrounding chapters would. */
  readonly isUncertified?: true;
}

/** A rule on a question: the question alone fixes the types of situation and answer. */
export const on = <S, A>(
  question: Question<S, A>,
  rule: Omit<Rule<NoInfer<S>, NoInfer<A>>, 'question'>,
): Rule<S, A> => ({
  question,
  ...rule,
});

/** A procedure on a question. */
export const describing = <S, A>(
  question: Question<S, A>,
  procedure: Omit<Procedure<NoInfer<S>, NoInfer<A>>, 'question'>,
): Procedure<S, A> => ({ question, ...procedure });
