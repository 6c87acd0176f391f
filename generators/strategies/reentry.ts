import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, joined } from '../abilities.ts';
import { change, declare, endTurn, openSource, settle, use } from '../acts.ts';
import { drawPlayer, someLiving } from '../boards.ts';
import { addCreature, endow, hush, provoke, steal } from '../cards.ts';
import { drawLayeredLife } from '../life.ts';
import { claimsActivated, claimsAny } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** What would show on a card that comes back, if it were done to it while it was away. */
const TRACES: readonly Verb[] = ['wound', 'wound', 'take life', 'give life', 'poison', 'exhaust', 'silence'];
const AWAY: readonly Verb[] = ['destroy', 'move'];

/** A text of what would show on the card is aimed at it, and takes it away as well at times, before that or after. */
function aimAt(table: Table, card: Card): void {
  const { draw } = table;
  const self = openSource(table, table.turn);
  if (self === null) return;
  const deeds = [deedFor(table, card, TRACES), draw.flag(0.35) ? deedFor(table, card, AWAY) : null];
  const drawn = (draw.flag(0.7) ? deeds.reverse() : deeds).map(
    (deed) => deed && drawInstruction(table, { self, deed, focus: card, kind: 'choose', isSingle: true }),
  );
  const instructions = drawn.filter((one) => one !== null);
  if (instructions.length > 0) use(table, self, joined(table, instructions), [card.id]);
}

/** The card goes back to hand, dies, or is only wounded where it need not leave; tells whether it went to hand. */
function leave(table: Table, card: Card, isSure: boolean): boolean {
  const { draw, settings } = table;
  const isBack = claimsAny(settings, 'move') && settings.claims.changes && draw.flag(isSure ? 0.4 : 0.7);
  if (isBack) change(table, card, { verb: 'move', into: 'hand' });
  else bring(table, card, deedFor(table, card, isSure ? AWAY : [...AWAY, 'wound']), isSure ? 0.2 : 0.5);
  return isBack;
}

/** The card comes into play: by a bare change, or from hand, into which a dead one is put first or not. */
function comeBack(table: Table, card: Card, isInHand: boolean): void {
  const { draw, acts, settings } = table;
  const { changes, enter, terms } = settings.claims;
  if (changes && claimsAny(settings, 'move') && terms.into?.includes('play') && draw.flag(0.25)) {
    acts.push({ act: 'change', card: card.id, deed: { verb: 'move', into: 'play' } });
    return;
  }
  if (!enter) return;
  if (!isInHand && draw.flag(0.7)) change(table, card, { verb: 'move', into: 'hand' });
  acts.push({ act: 'enter', cards: [card.id] });
}

/** A card with all sorts of traces leaves play and comes back in the same turn, once or twice, beside its like. */
export const reentry: Strategy = (table) => {
  const { draw, settings } = table;
  const owner = drawPlayer(table);
  const life = drawLayeredLife(table, false);
  const card = addCreature(table, owner, { life, exhausted: draw.flag(0.5) });
  if (draw.flag(0.3)) addCreature(table, owner, { cost: card.cost, element: card.element });
  const trigger = draw.oneOf(['hire', 'hire', 'death', 'wounded'] as const);
  const noticed = draw.flag(0.6) ? addTrigger(table, card, trigger, {}) : null;
  if (draw.flag(0.15)) hush(table, card);
  if (draw.flag(0.2)) provoke(table, card);
  if (draw.flag(0.2)) steal(table, card);
  const mayUse = claimsActivated(settings) && card.controller === table.turn && !card.exhausted;
  const target = someLiving(table, undefined, 0.2);
  const one = mayUse && draw.flag(0.6) ? drawInstruction(table, { self: card, focus: target }) : null;
  if (noticed !== null && one === null && draw.flag(0.3)) endow(table, target, noticed);
  const ability = one && use(table, card, [[one]], [target.id]);
  if (draw.flag(0.5)) settle(table);
  draw.many(1, 2, () => {
    const isAimedAt = draw.flag(0.4);
    if (isAimedAt) aimAt(table, card);
    const isInHand = leave(table, card, isAimedAt);
    if (draw.flag(isAimedAt ? 0.8 : 0.5)) settle(table);
    comeBack(table, card, isInHand);
    if (draw.flag(0.5)) settle(table);
    if (draw.flag(0.15)) endTurn(table);
  });
  if (one !== null && ability !== null && draw.flag(0.6)) declare(table, card, ability, [[one]], [target.id]);
  settle(table);
};
