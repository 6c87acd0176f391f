import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Named } from '../../spec/model/state.ts';
import type { Act, Declare } from '../../spec/play/act.ts';
import type { Board, Case } from '../../spec/play/case.ts';
import { aboutGranted, aboutHolding } from '../complaints/holders.ts';
import { costOf } from '../complaints/prices.ts';
import { aboutGiving } from '../complaints/terms.ts';
import { aboutText } from '../complaints/texts.ts';
import { isDivisible } from '../dividing.ts';
import { textsShown } from '../grants.ts';
import { asksX } from '../prices.ts';

type Texts = Board['texts'];
const isFine = (complaints: Generator<string>): boolean => complaints.next().done === true;

function mendChoice({ deed, object }: Instruction): void {
  if (object.kind !== 'choose') return;
  if (object.divide !== undefined) {
    if (isDivisible(deed)) object.max = Math.min(object.max ?? 9, deed.amount, 9);
    else delete object.divide;
    object.min = Math.min(object.min, object.max ?? 9);
    if (object.divide === 'whole') object.min = Math.max(1, object.min);
  }
  if (object.max !== null) object.max = Math.max(object.max, object.min, 1);
}

const isSound = (text: Ability, texts: Texts): boolean =>
  (text.kind === 'static' || (text.steps.length > 0 && text.steps.every((parts) => parts.length > 0))) &&
  isFine(aboutText(text, texts));

/** Texts that make no sense any more go, and with them those that give them to cards. */
export function repairTexts({ texts }: Board): void {
  for (const text of Object.values(texts)) for (const one of stepsOf(text).flat()) mendChoice(one);
  for (let before = -1; before !== Object.keys(texts).length; ) {
    before = Object.keys(texts).length;
    for (const [id, text] of Object.entries(texts)) if (!isSound(text, texts)) delete texts[id];
  }
}

/** Texts that the card cannot have go, printed or granted. */
export function repairHolding(card: Card, texts: Texts): void {
  card.printed = card.printed.filter((id) => {
    const text = texts[id];
    return text !== undefined && isFine(aboutHolding(card, id, text));
  });
  if (card.effects.length > 0)
    card.effects = card.effects.filter(
      ({ kind, ability }) =>
        kind !== 'grant' || (ability !== undefined && isFine(aboutGranted(card, ability, texts))),
    );
  card.abilities = textsShown(card);
}

/** The cards named that are there, with their amounts where the instruction divides one. */
function mendNamed(named: Named, act: Declare, names: ReadonlySet<string>, texts: Texts): Named {
  const [step, part] = named.at;
  const text = texts[act.ability];
  const object = text && stepsOf(text)[step]?.[part]?.object;
  const isDivided = object?.kind === 'choose' && object.divide !== undefined;
  const cards = named.cards.filter((id) => names.has(id));
  const kept = named.amounts?.filter((_, index) => names.has(named.cards[index] ?? '')) ?? null;
  return { ...named, cards, amounts: isDivided && cards.length > 0 ? kept : null };
}

/** A declaration of what is there; null where its card or text is not. */
export function mendDeclaration(act: Declare, names: ReadonlySet<string>, texts: Texts): Declare | null {
  if (!names.has(act.source) || texts[act.ability] === undefined) return null;
  const { x, ...rest } = act;
  const pay = act.pay?.filter((id) => names.has(id));
  return {
    ...rest,
    targets: act.targets.map((named) => mendNamed(named, act, names, texts)),
    ...(pay && { pay }),
    ...(x !== undefined && asksX(texts[act.ability]) && { x }),
  };
}

/** Whether a bare change can still be put: it may grant a text. */
export function mayChange({ card, deed }: Extract<Act, { act: 'change' }>, { cards, texts }: Board): boolean {
  const type = cards.find(({ id }) => id === card)?.type;
  if (type === undefined) return false;
  return deed.verb !== 'grant' || isFine(aboutGiving(deed.ability, [type], texts));
}

const givenBy = (deed: Deed): string[] => (deed.verb === 'grant' ? [deed.ability] : []);

/** The texts that a text gives to cards. */
const givenIn = (text: Ability): string[] => [
  ...stepsOf(text)
    .flat()
    .flatMap(({ deed }) => givenBy(deed)),
  ...(text.kind === 'static' && text.static.text === 'gives' ? [text.static.ability] : []),
  ...(text.kind === 'static' && text.static.text === 'instead' ? givenBy(text.static.deed) : []),
];

/** The texts that somebody has, declares, or is given. */
export function usedIn({ board, acts }: Case): Set<string> {
  const used = new Set(board.cards.flatMap(({ printed }) => printed));
  for (const { effects } of board.cards)
    for (const { ability } of effects) if (ability !== undefined) used.add(ability);
  for (const act of acts) {
    if (act.act === 'declare') used.add(act.ability);
    if (act.act === 'change') for (const id of givenBy(act.deed)) used.add(id);
  }
  for (const id of [...used]) {
    const text = board.texts[id];
    if (text !== undefined) for (const given of givenIn(text)) used.add(given);
  }
  return used;
}

/** Prices of coins need a board that has some, be it none at all. */
export function repairCoins(board: Board): void {
  if (board.coins !== undefined) return;
  if (Object.values(board.texts).some((text) => costOf(text)?.kind === 'coins')) board.coins = { A: 0, B: 0 };
}
