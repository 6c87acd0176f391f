import type { Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType, Element, Player, Zone } from '../spec/model/names.ts';
import { layersOf } from './guess.ts';
import { claimsAny } from './settings.ts';
import type { Table } from './table.ts';
import { drawWhose, liesIn } from './zones.ts';

const subsetsOf = (types: readonly CardType[]): CardType[][] =>
  Array.from({ length: 2 ** types.length - 1 }, (_, mask) =>
    types.filter((_type, i) => ((mask + 1) >> i) & 1),
  );

const TYPES = Object.fromEntries(
  Object.entries(VERBS).map(([verb, { types }]) => [verb, subsetsOf(types)]),
) as Record<Verb, CardType[][]>;

const ELEMENTS: readonly (Element | 'any' | 'none')[] = ['any', 'none', 'fire', 'water', 'dark'];

/** The attributes that a filter can ask for beside the types. */
type Attribute = 'cost' | 'element' | 'wounded' | 'poisoned' | 'exhausted' | 'side' | 'other';
const ATTRIBUTES: readonly Attribute[] = ['side', 'wounded', 'cost', 'exhausted', 'element', 'other'];
const WITH_POISON: readonly Attribute[] = [...ATTRIBUTES, 'poisoned'];
/** What can be asked for of a card that lies outside play. */
const AWAY: readonly Attribute[] = ['cost', 'element', 'other'];

/** Who looks through a filter: the controller of the text, and the card that has it. */
export interface Viewer {
  readonly player: Player;
  readonly self: string | null;
  /** The X that is paid, where it is known. */
  readonly x?: number | undefined;
}

export const isWounded = (card: Card): boolean => layersOf(card).wounds > 0;

/** Whether a card on the board fits, attribute by attribute; `counts` is what it costs where that is not as printed. */
export function fits(card: Card, filter: Filter, { player, self, x }: Viewer, counts = card.cost): boolean {
  const { cost, element } = filter;
  if (!liesIn(card, filter, player)) return false;
  if (filter.types !== undefined && !filter.types.includes(card.type)) return false;
  if (cost?.atLeast !== undefined && counts < cost.atLeast) return false;
  if (cost?.atMost !== undefined && counts > cost.atMost) return false;
  if (cost?.equals !== undefined && counts !== x) return false;
  if (element === 'any' ? card.element === null : element === 'none' && card.element !== null) return false;
  if (element !== undefined && element !== 'any' && element !== 'none' && card.element !== element)
    return false;
  if (filter.wounded !== undefined && isWounded(card) !== filter.wounded) return false;
  if (filter.poisoned !== undefined && card.poisoned !== filter.poisoned) return false;
  if (filter.exhausted !== undefined && card.exhausted !== filter.exhausted) return false;
  if (filter.side !== undefined && (card.controller === player) !== (filter.side === 'own')) return false;
  return !(filter.other && card.id === self);
}

/** What a card costs as the texts of cards in play change it, never below 0. */
export function costNow({ cards, texts }: Table, card: Card): number {
  let cost = card.cost;
  for (const { id, zone, controller, abilities } of cards) {
    if (zone !== 'play') continue;
    for (const ability of abilities) {
      const text = texts[ability];
      if (text?.kind !== 'static' || text.static.text !== 'cost') continue;
      const { by, who } = text.static;
      const isMeant = who === undefined ? id === card.id : fits(card, who, { player: controller, self: id });
      if (isMeant) cost += by;
    }
  }
  return Math.max(0, cost);
}

function drawCost(table: Table, focus: Card | null): Filter['cost'] {
  const { draw } = table;
  const edge = focus === null ? draw.below(7) : costNow(table, focus);
  return draw.weighted([
    [3, { atMost: edge }],
    [2, { atLeast: edge }],
    [2, { atLeast: edge, atMost: edge }],
    [1, { atMost: edge + 1 }],
  ]);
}

function drawElement({ draw }: Table, focus: Card | null): Element | 'any' | 'none' {
  if (focus === null) return draw.oneOf(ELEMENTS);
  if (focus.element === null) return 'none';
  return draw.flag(0.5) ? focus.element : 'any';
}

function setAttribute(
  table: Table,
  filter: Filter,
  attribute: Attribute,
  focus: Card | null,
  { player, self }: Viewer,
): void {
  const { draw } = table;
  switch (attribute) {
    case 'cost':
      filter.cost = drawCost(table, focus);
      return;
    case 'element':
      filter.element = drawElement(table, focus);
      return;
    case 'wounded':
      filter.wounded = focus === null ? !draw.flag(0.5) : isWounded(focus);
      return;
    case 'poisoned':
    case 'exhausted':
      filter[attribute] = focus === null ? !draw.flag(0.5) : focus[attribute];
      return;
    case 'side': {
      const isOwn = focus === null ? draw.flag(0.5) : focus.controller === player;
      filter.side = isOwn ? 'own' : 'opponent';
      return;
    }
    case 'other':
      if (focus === null || focus.id !== self) filter.other = true;
      return;
    default:
      attribute satisfies never;
  }
}

const attributesFor = ({ settings }: Table, zone: Zone): readonly Attribute[] => {
  if (zone !== 'play') return AWAY;
  return claimsAny(settings, 'poison', 'cure') ? WITH_POISON : ATTRIBUTES;
};

/**
 * A filter of a zone that the verb allows, or of such types as can be in play, and, where there is a focus of a fitting type in that zone, that the
 * focus meets.
 */
export function drawFilter(
  table: Table,
  verb: Verb,
  focus: Card | null,
  viewer: Viewer,
  zone: Zone = 'play',
  isIntoPlay = false,
): Filter {
  const { draw } = table;
  const all = TYPES[verb === 'move' && (zone === 'play' || isIntoPlay) ? 'take control' : verb];
  const met = focus === null ? all : all.filter((types) => types.includes(focus.type));
  const filter: Filter = { types: [...draw.oneOf(met.length > 0 ? met : all)] };
  const count = draw.weighted([
    [3, 0],
    [4, 1],
    [3, 2],
  ]);
  const attributes = attributesFor(table, zone);
  for (let i = 0; i < count; i++) setAttribute(table, filter, draw.oneOf(attributes), focus, viewer);
  if (zone !== 'play') {
    filter.zone = zone;
    const whose = drawWhose(table, focus, viewer.player);
    if (whose !== undefined) filter.whose = whose;
  } else if (draw.flag(0.08)) filter.zone = 'play';
  return filter;
}
