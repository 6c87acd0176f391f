import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Life } from '../../../spec/model/life.ts';
import type { Term } from '../../../spec/model/names.ts';
import { numberOf } from '../dividing.ts';
import { opponentOf } from '../game.ts';
import type { Laying, Why } from '../moments.ts';
import type { Run } from '../rules.ts';

type LifeDeed = Extract<
  Deed,
  { verb: 'wound' | 'heal' | 'give life' | 'take life' | 'set life' | 'strip life' }
>;

function lifeAfter(run: Run, deed: LifeDeed, life: Life, { text }: Why): Life {
  const { rules } = run;
  const number = numberOf(deed, {}) ?? 0;
  const laying = (until: Term): Laying => ({ by: text, until, newId: () => run.newEffect() });
  switch (deed.verb) {
    case 'wound':
      return rules.wound(life, number, laying('lasting'));
    case 'heal':
      return rules.heal(life, number, laying('lasting'));
    case 'give life':
      return rules.giveLife(life, number, laying(deed.until));
    case 'take life':
      return rules.takeLife(life, number, laying(deed.until));
    case 'set life':
      return rules.setLife(life, deed.to, laying('lasting'));
    case 'strip life':
      return rules.stripLife(life);
    default:
      return deed satisfies never;
  }
}

function changeLife(run: Run, deed: LifeDeed, card: Card, why: Why): void {
  if (card.life === null) return;
  const after = lifeAfter(run, deed, card.life, why);
  run.setLife(card, after, why);
  if (run.rules.isHealing(deed, card.life, after)) run.setOffOn(card, 'healed');
  if (run.rules.isWounding(card.life, after)) run.setOffOn(card, 'wounded');
}

function silence(run: Run, until: Term, card: Card, { cause, text }: Why): void {
  const effect = { id: run.newEffect(), kind: 'silence' as const, by: text, until };
  run.setEffects(card, [...card.effects, effect], cause);
}

function challenge(run: Run, until: Term, card: Card, { cause, text }: Why): void {
  const effect = { id: run.newEffect(), kind: 'challenge' as const, by: text, until };
  run.setEffects(card, [...card.effects, effect], cause);
}

function takeControl(run: Run, until: Term, card: Card, { cause, text, controller }: Why): void {
  const id = run.newEffect(controller ?? opponentOf(card.controller));
  run.setEffects(card, [...card.effects, { id, kind: 'control', by: text, until }], cause);
}

function grant(run: Run, { ability, until }: Extract<Deed, { verb: 'grant' }>, card: Card, why: Why): void {
  const effect = { id: run.newEffect(), kind: 'grant' as const, ability, by: why.text, until };
  run.setEffects(card, [...card.effects, effect], why.cause);
}

function draw(run: Run, amount: number, { controller }: Card, { cause }: Why): void {
  for (let taken = 0; taken < amount; taken += 1) {
    const top = run.rules.topOf(run, controller);
    if (top === null) return;
    run.draw(top, cause);
  }
}

/** Does a deed to a card. */
export function perform(run: Run, deed: Deed, card: Card, why: Why): void {
  switch (deed.verb) {
    case 'poison':
    case 'cure':
      run.setFlag(card, 'poisoned', deed.verb === 'poison', why.cause);
      break;
    case 'exhaust':
    case 'ready':
      run.setFlag(card, 'exhausted', deed.verb === 'exhaust', why.cause);
      break;
    case 'destroy':
      run.destroy(card, run.rules.destroyersOf(run, card, why), why.cause);
      break;
    case 'silence':
      silence(run, deed.until, card, why);
      break;
    case 'take control':
      takeControl(run, deed.until, card, why);
      break;
    case 'challenge':
      challenge(run, deed.until, card, why);
      break;
    case 'move':
      run.move(card, run.rules.destinationOf(run, card, deed.into, why), why.cause);
      break;
    case 'wound':
    case 'heal':
    case 'give life':
    case 'take life':
    case 'set life':
    case 'strip life':
      changeLife(run, deed, card, why);
      break;
    case 'grant':
      grant(run, deed, card, why);
      break;
    case 'draw':
      draw(run, deed.amount, card, why);
      break;
    case 'roll':
      if (why.cause.by === 'item') run.roll();
      break;
    case 'fight':
      // Nobody fights alone: the wounds come of a pair.
      break;
    default:
      deed satisfies never;
  }
}
