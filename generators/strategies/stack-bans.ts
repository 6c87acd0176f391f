import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import { change, settle } from '../acts.ts';
import { drawPlayer } from '../boards.ts';
import { addCreature, endow } from '../cards.ts';
import { drawEndingTerm } from '../life.ts';
import { claimsAny } from '../settings.ts';
import { verbsOf } from '../verbs.ts';
import type { Strategy } from './strategy.ts';
import { deedFor, useOne } from './strategy.ts';

/** For a time, something cannot be done to a card that does not print so; cards of both sides try. */
export const stackBans: Strategy = (table) => {
  const { draw, settings } = table;
  if (!settings.claims.terms.abilities.includes('static') || !claimsAny(settings, 'grant')) return;
  const verb = draw.perhapsOneOf(
    verbsOf(settings).filter((one) => one !== 'grant' && VERBS[one].types.includes('creature')),
  );
  if (verb === undefined) return;
  const card = addCreature(table, drawPlayer(table));
  const ability = table.write({ kind: 'static', static: { text: 'cannot be', verb } });
  const deed: Deed = { verb: 'grant', ability, until: drawEndingTerm(table) };
  if (draw.flag(0.5)) endow(table, card, ability);
  else change(table, card, deed);
  draw.many(1, 2, () => {
    const kind = draw.flag(0.3) ? 'each' : 'choose';
    const tried = deedFor(table, card, [verb]);
    if (tried !== null) useOne(table, { deed: tried, focus: card, kind, by: 'controller' });
    settle(table);
  });
};
