import { cardOf, stateWith } from '../../generators/situations/boards.ts';
import { isCardCost, priceOf, stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life, LifeEffect } from '../../spec/model/life.ts';
import type { Named, State } from '../../spec/model/state.ts';
import type { Act, Declare } from '../../spec/play/act.ts';
import { Case } from '../../spec/play/case.ts';
import type { LifeChange } from '../../spec/questions/life.ts';
import type { DeclaringInstruction, Executing } from '../../spec/questions/scene.ts';

/** What situations of many questions have, each some of it. */
type Parts = Partial<
  Omit<DeclaringInstruction, 'by'> & Executing & LifeChange & { after: Life; card: unknown; cards: unknown }
>;

const RESOLVING: Act = { act: 'resolve all' };

const boardOf = ({ active, cards, coins }: State, texts: Parts['texts']) => ({
  active,
  cards: Object.values(cards),
  texts: texts ?? {},
  ...(coins === null ? {} : { coins }),
});

/** What may be named at the places of the first step that choose: what the situation says, or the card that it asks about. */
function namings({ targets = [], item, texts, ability, at, card, cards }: Parts): Named[][] {
  const text = texts?.[item?.ability ?? ability ?? ''];
  const told = (item?.named ?? targets).filter((named) => named.at[0] === 0);
  const asked = Array.isArray(cards) ? cards : typeof card === 'string' ? [card] : [];
  const places = (text === undefined ? [] : (stepsOf(text)[0] ?? [])).flatMap(({ object }, part) =>
    object.kind === 'choose' ? [part] : [],
  );
  const place = at?.[0] === 0 && places.includes(at[1]) ? at[1] : places[0];
  if (place === undefined || asked.length === 0) return [told];
  const rest = told.filter((named) => named.at[1] !== place);
  return [told, [...rest, { at: [0, place] as Named['at'], cards: asked, amounts: null }]];
}

/** The declarations that a situation speaks of, with each card that might pay. */
function declarations(parts: Parts, state: State): Declare[] {
  const { item, texts, player, source, ability, x } = parts;
  const who = item?.controller ?? player;
  const [from, what] = [item?.sources[0] ?? source, item?.ability ?? ability];
  if (who === undefined || from === undefined || what === undefined) return [];
  const price = priceOf(texts?.[what]);
  const payers = isCardCost(price ?? undefined) ? Object.keys(state.cards).map((id) => [id]) : [undefined];
  const dues = price?.kind === 'coins' && price.x === true ? { x: x ?? 1 } : {};
  return namings(parts).flatMap((targets) =>
    payers.map(
      (pay): Declare => ({
        act: 'declare',
        player: who,
        source: from,
        ability: what,
        targets: [...targets],
        ...(pay === undefined ? {} : { pay }),
        ...dues,
      }),
    ),
  );
}

const leftOf = ({ effects }: Life, kind: LifeEffect['kind']): number =>
  effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.left : sum), 0);

/** What could have made one life of another. */
function deedsBetween(before: Life, after: Life): Deed[] {
  const more = (kind: LifeEffect['kind']): number => leftOf(after, kind) - leftOf(before, kind);
  const [wounds, additional, negative] = [after.wounds - before.wounds, more('additional'), more('negative')];
  if (wounds > 0) return [{ verb: 'wound', amount: wounds }];
  if (negative > 0) return [{ verb: 'take life', amount: negative, until: 'lasting' }];
  if (additional > 0) return [{ verb: 'give life', amount: additional, until: 'lasting' }];
  return [];
}

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'abilities' in value;

/** A life that changes: its card alone on the board, and a bare change of it. */
function changing({ before, by, after, card }: Parts) {
  if (before === undefined) return [];
  const told = typeof by === 'object' && 'deed' in by ? [by.deed] : [];
  const deeds = after === undefined ? told : deedsBetween(before, after);
  const one = { ...(isCard(card) ? card : cardOf('imp')), life: before };
  return deeds.map((deed) => ({ state: stateWith([one]), acts: [{ act: 'change', card: one.id, deed }] }));
}

/** Cases whose play may raise this situation: its board, and what it says is declared or done, all of it carried out. */
export function casesSuggestedBy(situation: unknown, edition: EditionName): Case[] {
  const parts = situation as Parts;
  const state = parts.declaredIn ?? parts.state;
  const declared =
    state === undefined
      ? []
      : declarations(parts, state).map((declare) => ({ state, acts: [declare, RESOLVING] }));
  return [...declared, ...changing(parts)].flatMap(({ state: from, acts }) => {
    const made = Case.safeParse({ edition, board: boardOf(from, parts.texts), acts, picks: [] });
    return made.success ? [made.data] : [];
  });
}
