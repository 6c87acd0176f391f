import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { endTurn, settle, use } from '../acts.ts';
import { drawPlayer, someCreature, someLiving } from '../boards.ts';
import { addSpell } from '../cards.ts';
import { guessOf } from '../deeds.ts';
import { levelOf } from '../guess.ts';
import { lifeOf } from '../life.ts';
import { claimsActivated, staticsOf } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import { arm, defend, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { shoot } from './shots.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** Kinds of static text that change numbers of wounds. */
export const MODIFYING = ['wounds taken', 'wounds taken', 'wounds dealt', 'wounds dealt', 'strike'] as const;

/** A number of wounds that a modifier of 1 or 2 makes lethal, or no longer. */
const near = (table: Table, card: Card): number =>
  Math.max(1, levelOf(guessOf(table, card)) + table.draw.nearZero(2));

function castAt(table: Table, target: Card, amount: number): void {
  const self = addSpell(table, table.turn);
  const kind = table.draw.flag(0.4) ? 'each' : 'choose';
  const one = drawInstruction(table, { self, deed: { verb: 'wound', amount }, focus: target, kind });
  if (one !== null) use(table, self, [[one]], [target.id]);
}

/** Wounds of one sort or another on their way to the target. */
function hit(table: Table, source: Card, target: Card): void {
  const { draw, settings, turn } = table;
  const { attacks, terms } = settings.claims;
  const amount = near(table, target);
  const mayStrike = attacks && source.controller === turn && target.controller !== turn;
  switch (draw.oneOf(['text', 'spell', 'shot', 'strike', 'each'] as const)) {
    case 'spell':
      if (terms.abilities.includes('spell')) castAt(table, target, amount);
      return;
    case 'shot':
      if (terms.shots && claimsActivated(settings)) shoot(table, { focus: target, ask: {}, kind: 'choose' });
      return;
    case 'strike':
      if (!mayStrike) return;
      arm(source, amount);
      strike(table, source, target);
      defend(table, target);
      return;
    case 'each':
      useOne(table, { deed: { verb: 'wound', amount }, focus: target, kind: 'each' });
      return;
    case 'text': {
      if (!claimsActivated(settings) || source.controller !== turn) return;
      const one = drawInstruction(table, { self: source, deed: { verb: 'wound', amount }, focus: target });
      if (one !== null) use(table, source, [[one]], [target.id]);
    }
  }
}

/** Texts that add to wounds or take from them; their card may die of the same blow, or lose them before it. */
export const modifiers: Strategy = (table) => {
  const { draw, settings } = table;
  const target = someLiving(table, draw.flag(0.7) ? otherPlayer(table.turn) : table.turn, 0.15);
  const source = someCreature(table, table.turn, { exhausted: false });
  const claimed = MODIFYING.filter((kind) => staticsOf(settings).includes(kind));
  const bearers = draw.many(1, 2, () => {
    const kind = draw.oneOf(claimed);
    const bearer = draw.flag(0.4)
      ? kind === 'wounds taken'
        ? target
        : source
      : someCreature(table, drawPlayer(table), { life: lifeOf(draw.between(1, 3), 0, [], false) });
    printStaticOf(table, bearer, kind, { focus: kind === 'wounds taken' ? target : source });
    return bearer;
  });
  if (draw.flag(0.3)) addTrigger(table, target, draw.flag(0.5) ? 'wounded' : 'death', {});
  draw.many(1, 3, () => {
    hit(table, source, target);
    const bearer = draw.oneOf(bearers);
    if (draw.flag(0.3))
      bring(table, bearer, deedFor(table, bearer, ['silence', 'destroy', 'take control']), 0);
    if (draw.flag(0.6)) settle(table);
    if (draw.flag(0.15)) endTurn(table);
  });
  settle(table);
};
