import type { Static } from '../../spec/abilities/ability.ts';
import { isLaying } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, joined, print, reprint } from '../abilities.ts';
import { endTurn, openSource, settle, use } from '../acts.ts';
import { drawPlayer, shuffleLast } from '../boards.ts';
import { addAway, addCreature } from '../cards.ts';
import { drawGrantable } from '../grants.ts';
import { lifeOf } from '../life.ts';
import { staticsOf } from '../settings.ts';
import type { Table } from '../table.ts';
import { kindsGiven } from '../verbs.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** A text for all creatures, or mostly for those of one side: so much life, or now and then another text. */
function drawGift(table: Table, by: number): Static {
  const { draw, settings } = table;
  const who = {
    types: ['creature' as const],
    ...(draw.flag(0.75) && { side: draw.flag(0.7) ? ('own' as const) : ('opponent' as const) }),
    ...(draw.flag(0.3) && { other: true as const }),
  };
  const mayGive = staticsOf(settings).includes('gives') && kindsGiven(settings).length > 0;
  const life: Static = { text: 'life', by, who };
  if (!mayGive || !draw.flag(0.25)) return life;
  const ability = draw.flag(0.3)
    ? table.write({ kind: 'static', static: life })
    : drawGrantable(table, who.types);
  return { text: 'gives', ability, who };
}

/** Whether two cards may have the gift: no card gets a text twice that gives life. */
function mayShare({ texts }: Table, gift: string): boolean {
  const text = texts[gift];
  const given =
    text?.kind === 'static' && text.static.text === 'gives' ? texts[text.static.ability] : undefined;
  return given === undefined || !isLaying(given);
}

/** A card in hand that comes to just about no level by the gift, with or without something to do when it comes. */
function addNewcomer(table: Table, by: number): Card {
  const { draw } = table;
  const level = Math.max(1, -by + draw.between(0, 1));
  const card = addAway(table, drawPlayer(table), 'hand', { life: lifeOf(level, 0, [], false) });
  if (draw.flag(0.4)) addTrigger(table, card, 'hire', {});
  if (draw.flag(0.2)) addTrigger(table, card, 'death', {});
  return card;
}

/** A card in play that comes to just about no level, or lives by a little, while the gift lies on it. */
function addReceiver(table: Table, by: number): Card {
  const { draw } = table;
  const level = by < 0 ? draw.between(1, 1 - by) : 1;
  return addCreature(table, drawPlayer(table), { life: lifeOf(level, draw.between(0, 2), [], false) });
}

const enter = ({ acts }: Table, ...cards: readonly Card[]): unknown =>
  acts.push({ act: 'enter', cards: cards.map(({ id }) => id) });

/** One text destroys the giver, and then wounds all whom its gift has kept or hurt. */
function fell(table: Table, giver: Card): void {
  const { draw } = table;
  const self = openSource(table, table.turn);
  if (self === null) return;
  const first = drawInstruction(table, {
    ...{ self, focus: giver, by: 'controller', isSingle: true },
    deed: draw.flag(0.7) ? { verb: 'destroy' } : { verb: 'silence', until: 'lasting' },
    kind: 'choose',
  });
  const deed = { verb: 'wound' as const, amount: draw.between(1, 2) };
  const second = drawInstruction(table, { self, deed, kind: 'each', ask: { types: ['creature'] } });
  if (first !== null && second !== null) use(table, self, joined(table, [first, second]), [giver.id]);
}

/** The gift is away until the turn ends, when what has helped the card out goes too. */
function pause(table: Table, giver: Card, card: Card): void {
  const { draw } = table;
  const until = 'end of turn' as const;
  bring(table, giver, deedFor(table, giver, ['silence']) && { verb: 'silence', until }, 0);
  bring(
    table,
    card,
    deedFor(table, card, ['give life']) && { verb: 'give life', amount: draw.between(1, 2), until },
    0,
  );
  bring(table, card, deedFor(table, card, ['wound']), 0);
  endTurn(table);
}

/** Cards come to a lasting text that lies on all that fit, at times with the same text, change sides under it, and die with its card. */
export const standing: Strategy = (table) => {
  const { draw } = table;
  const by = draw.between(1, 2) * (draw.flag(0.6) ? -1 : 1);
  const giver = addAway(table, drawPlayer(table), 'hand', { life: lifeOf(3, 0, [], false) });
  const gift = print(table, giver, { kind: 'static', static: drawGift(table, by) });
  const receiver = addReceiver(table, by);
  const newcomers = draw.many(1, 2, () => addNewcomer(table, by));
  if (mayShare(table, gift) && draw.flag(0.3)) reprint(draw.oneOf(newcomers), gift);
  shuffleLast(table);
  const together = draw.flag(0.3) ? newcomers.splice(0, 1) : [];
  enter(table, giver, ...together);
  settle(table);
  draw.many(1, 3, () => {
    switch (draw.oneOf(['enter', 'swap', 'swap', 'sweep', 'fell', 'pause', 'leave', 'turn'] as const)) {
      case 'enter':
        if (newcomers.length > 0) enter(table, ...newcomers.splice(0));
        break;
      case 'swap': {
        const card = draw.oneOf([receiver, receiver, giver, ...together]);
        bring(table, card, deedFor(table, card, ['take control']), 0.3);
        break;
      }
      case 'sweep': {
        const amount = draw.between(1, 3);
        useOne(table, { deed: { verb: 'wound', amount }, kind: 'each', ask: { types: ['creature'] } });
        break;
      }
      case 'fell':
        fell(table, giver);
        break;
      case 'pause':
        pause(table, giver, receiver);
        break;
      case 'leave':
        bring(table, giver, deedFor(table, giver, ['destroy', 'move', 'silence']), 0.2);
        break;
      case 'turn':
        endTurn(table);
    }
    settle(table);
  });
};
