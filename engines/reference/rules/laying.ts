import type { Card } from '../../../spec/model/card.ts';
import type { TextRef } from '../../../spec/model/names.ts';
import type { Laid } from '../game.ts';
import type { Laying } from '../moments.ts';
import type { Run, View } from '../rules.ts';

type Due = Omit<Laid, 'effect'>;

/** A text is the same whoever gives it: where several do, it stays as long as one is left. */
const isOf = (a: TextRef, b: TextRef): boolean => a.card === b.card && a.ability === b.ability;
const isSame = (a: Due, b: Due): boolean => a.card === b.card && isOf(a.by, b.by);

/** Every text that lays an effect, with each card in play that it speaks of, in the order of the board. */
export function holding(view: View): Due[] {
  const cards = Object.values(view.cards).filter(({ zone }) => zone === 'play');
  return view.rules.statics(view).flatMap(({ giver, by, text }) => {
    if (text.text !== 'life' && text.text !== 'gives') return [];
    return cards
      .filter((card) => view.rules.speaksOf(view, giver, text.who, card))
      .filter((card) => text.text === 'gives' || card.life !== null)
      .map((card) => ({ by, card: card.id }));
  });
}

/** A card that has left play has lost all effects with it. */
function takeOff(run: Run, { card: id, effect }: Laid): void {
  const card = run.cards[id];
  if (card === undefined || effect === null) return;
  const cause = { by: 'rules', effect: 'expiry' } as const;
  const { life, effects } = card;
  if (life?.effects.some((layer) => layer.id === effect)) {
    const left = life.effects.filter((layer) => layer.id !== effect);
    run.setLife(card, { ...life, effects: left }, { cause, text: null, controller: null });
  }
  const kept = effects.filter((other) => other.id !== effect);
  if (kept.length < effects.length) run.setEffects(card, kept, cause);
}

function layLife(run: Run, card: Card, by: number, ref: TextRef): string | null {
  if (card.life === null || by === 0) return null;
  let laid: string | null = null;
  const newId = () => {
    laid = run.newEffect();
    return laid;
  };
  const laying: Laying = { by: ref, until: 'while in play', newId };
  const { giveLife, takeLife } = run.rules;
  const after = by > 0 ? giveLife(card.life, by, laying) : takeLife(card.life, -by, laying);
  const cause = { by: 'rules', effect: 'static effect' } as const;
  run.setLife(card, after, { cause, text: null, controller: null });
  return laid;
}

function lay(run: Run, { by, card: id }: Due): string | null {
  const card = run.cards[id];
  const ability = run.texts[by.ability];
  if (card === undefined || ability?.kind !== 'static') return null;
  const { static: text } = ability;
  if (text.text === 'life') return layLife(run, card, text.by, by);
  if (text.text !== 'gives') return null;
  const effect = run.newEffect();
  const grant = { id: effect, kind: 'grant', ability: text.ability, by, until: 'while in play' } as const;
  run.setEffects(card, [...card.effects, grant], { by: 'rules', effect: 'static effect' });
  return effect;
}

/** One round: what holds no longer goes first, for a text that goes with it may be what another depends on. */
function layOnce(run: Run): boolean {
  const due = run.rules.holding(run);
  const over = run.laid.filter((laid) => !due.some((other) => isSame(laid, other)));
  if (over.length > 0) {
    run.setLaid(run.laid.filter((laid) => !over.includes(laid)));
    for (const laid of over) takeOff(run, laid);
    return true;
  }
  const missing = due.filter((other) => !run.laid.some((laid) => isSame(laid, other)));
  for (const other of missing) run.setLaid([...run.laid, { ...other, effect: lay(run, other) }]);
  return missing.length > 0;
}

/** Until all that holds has been laid and nothing else lies: texts may give texts. */
export function layStatics(run: Run): void {
  run.together(() => {
    while (layOnce(run));
  });
}
