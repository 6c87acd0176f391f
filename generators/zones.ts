import type { Deed } from '../spec/abilities/deed.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { Player, Zone } from '../spec/model/names.ts';
import type { Settings } from './settings.ts';
import { zonesAway } from './settings.ts';
import type { Table } from './table.ts';

type Into = Extract<Deed, { verb: 'move' }>['into'];
const INTOS: readonly Into[] = ['hand', 'deck'];

/** Where cards can be moved: into the zones that are claimed, or either where none of them is. */
export function intosOf(settings: Settings): readonly Into[] {
  const away = zonesAway(settings);
  const claimed = INTOS.filter((zone) => zone !== 'play' && away.includes(zone));
  return [...(claimed.length > 0 ? claimed : INTOS), ...(settings.claims.terms.into ?? [])];
}

/** Where cards of a zone are moved: never into that zone, unless nothing else is claimed; into play if they may. */
export function drawInto(table: Table, from: Zone, mayEnter = false): Into {
  const intos = intosOf(table.settings).filter((zone) => zone !== 'play' || mayEnter);
  const others = intos.filter((zone) => zone !== from);
  return table.draw.oneOf(others.length > 0 ? others : intos);
}

/** Zones that a text can move cards out of, into a certain zone or into any. */
function originsOf(table: Table, into: Into | undefined): Zone[] {
  const intos = into === undefined ? intosOf(table.settings) : [into];
  const away = zonesAway(table.settings).filter((zone) => intos.some((one) => one !== zone));
  return ['play', ...away];
}

/** The zone that a text names for a move: that of the focus, or any. */
export function drawOrigin(table: Table, focus: Card | null, into: Into | undefined): Zone {
  const origins = originsOf(table, into);
  if (focus === null) return table.draw.oneOf(origins);
  return origins.includes(focus.zone) ? focus.zone : 'play';
}

/** Whose zone a text names so that the focus is met; undefined says nothing, which means the player's own. */
export function drawWhose({ draw }: Table, focus: Card | null, player: Player): Filter['whose'] {
  const isOwn = focus === null ? draw.flag(0.5) : focus.whose === player;
  return isOwn ? draw.oneOf([undefined, 'own', 'any']) : draw.oneOf(['opponent', 'any']);
}

/** Whether a card lies in the zone that a filter names, as a player sees it. */
export function liesIn(card: Card, { zone = 'play', whose = 'own' }: Filter, player: Player): boolean {
  if (card.zone !== zone) return false;
  return zone === 'play' || whose === 'any' || (card.whose === player) === (whose === 'own');
}
