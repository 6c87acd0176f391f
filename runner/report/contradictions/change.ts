import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Blow } from '../../../spec/questions/fate.ts';
import type { Dealing, Passed, Standing } from '../../../spec/questions/life.ts';
import { cardWords, lifeWords } from '../telling/card.ts';
import { deedWords } from '../telling/texts.ts';
import type { Tongue } from '../telling/tongue.ts';
import { boardWords, calledWords, momentWords } from './board.ts';

/** What brings a change about: a deed, a static text, a turn that ends, a rules effect. */
interface By {
  readonly deed?: Deed;
  readonly dealing?: Dealing;
  readonly statics?: Standing;
  readonly standing?: Standing;
  readonly expiry?: { readonly began: string };
  readonly passed?: readonly Passed[];
  readonly effect?: string;
  readonly now?: Card;
}

const dealingWords = (tongue: Tongue, dealing: Dealing): string[] => {
  const { word } = tongue;
  const { state, texts, source, ability, striker, begunIn, isUnclear, card } = dealing;
  const what = ability === null ? word('an attack') : calledWords(tongue, ability, { state, texts });
  return [
    ...boardWords(tongue, state, texts),
    ...momentWords(tongue, { called: 'when it began', lacks: 'not yet' }, begunIn, state, texts),
    `${word('done to')}: ${card}; ${what} ${word('of card')} ${source}`,
    ...(striker === null ? [] : [`${word('by the strike of')} ${striker}`]),
    ...(isUnclear ? [word('how much is not told')] : []),
  ];
};

const standingWords = (tongue: Tongue, { state, later, texts, card }: Standing): string[] => [
  ...boardWords(tongue, state, texts),
  ...momentWords(tongue, { called: 'after the change', lacks: 'no longer' }, later, state, texts),
  `${tongue.word('asked of')}: ${card}`,
];

/** A change of a life that lies further back, with the life before it. */
const passedWords = (tongue: Tongue, { before, after, by }: Passed): string[] => {
  const { word } = tongue;
  const named = (cause: Exclude<Passed['by'], null>): string => {
    if (cause === 'static texts') return word('static texts are looked at');
    return 'began' in cause
      ? `${word('the turn begins of player')} ${cause.began}`
      : deedWords(tongue, cause);
  };
  const cause = by === null ? '' : ` (${named(by)})`;
  return [
    `${word('before that')}: ${lifeWords(tongue, before)}`,
    `${word('and next')}: ${lifeWords(tongue, after)}${cause}`,
  ];
};

/** What brings a change about, in a few lines. */
export function byWords(tongue: Tongue, by: unknown): string[] {
  const { word } = tongue;
  const happens = (what: string) => `${word('what happens')}: ${what}`;
  if (typeof by === 'string') return [happens(word(by))];
  if (by === null) return [happens(word('no card'))];
  const { deed, dealing, statics, standing, expiry, passed, effect, now } = by as By;
  const nowWords =
    now === undefined ? [] : [`${word('now')}: ${cardWords(tongue, now, standing?.texts ?? {})}`];
  if (deed !== undefined)
    return [
      happens(deedWords(tongue, deed)),
      ...(dealing === undefined ? [] : dealingWords(tongue, dealing)),
      ...nowWords,
    ];
  if (statics !== undefined)
    return [happens(word('static texts are looked at')), ...standingWords(tongue, statics)];
  if (expiry !== undefined)
    return [
      ...(passed ?? []).flatMap((one) => passedWords(tongue, one)),
      happens(`${word('the turn begins of player')} ${expiry.began}`),
    ];
  return [
    happens(word(effect ?? '')),
    ...(standing === undefined ? [] : standingWords(tongue, standing)),
    ...nowWords,
  ];
}

const causeWords = (tongue: Tongue, { text, isByRules, isPaid }: Blow): string => {
  const { word } = tongue;
  const causes = [
    ...(text === null ? [] : [`${word('by the text')} «${text.ability}» ${word('of card')} ${text.card}`]),
    ...(isPaid ? [word('as a price')] : isByRules ? [word('by an effect of the rules')] : []),
  ];
  return causes.length === 0 ? '' : ` (${causes.join(', ')})`;
};

/** The changes of a life one after another, each with what was before it unless that has been told, as `life` was. */
export function blowWords(tongue: Tongue, blows: readonly Blow[], life: unknown): string[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return blows.flatMap((blow, i) => {
    const told = i === 0 ? life : blows[i - 1]?.after;
    const before = isSame(told, blow.before)
      ? []
      : [`${tongue.word('before that')}: ${lifeWords(tongue, blow.before)}`];
    return [
      ...before,
      `${tongue.word('and next')}: ${lifeWords(tongue, blow.after)}${causeWords(tongue, blow)}`,
    ];
  });
}
