import type { Static } from '../spec/abilities/ability.ts';
import type { Deed, Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType } from '../spec/model/names.ts';
import { print } from './abilities.ts';
import { drawGrantable } from './grants.ts';
import type { StaticKind } from './settings.ts';
import { staticsOf } from './settings.ts';
import type { Table } from './table.ts';
import { kindsGiven, verbsOf } from './verbs.ts';

const LIVING: readonly CardType[] = VERBS['give life'].types;
const BOARD: readonly CardType[] = VERBS.grant.types;
const BLOWS = ['attacks', 'shots', 'spells'] as const;

/** Of which cards in play a static text speaks, the focus among them where there is one. */
export function drawWho(table: Table, self: Card, among: readonly CardType[], focus: Card | null): Filter {
  const { draw } = table;
  const type = focus !== null && among.includes(focus.type) ? focus.type : draw.oneOf(among);
  const filter: Filter = { types: draw.flag(0.25) ? [...among] : [type] };
  const isOwn = focus === null ? draw.flag(0.5) : focus.controller === self.controller;
  if (draw.flag(0.4)) filter.side = isOwn ? 'own' : 'opponent';
  if (draw.flag(0.3) && focus?.id !== self.id) filter.other = true;
  if (draw.flag(0.1)) filter.element = focus === null ? 'any' : (focus.element ?? 'none');
  return filter;
}

const drawBy = ({ draw }: Table): number => draw.between(1, 2) * (draw.flag(0.5) ? -1 : 1);
const drawScope = (table: Table, self: Card, types: readonly CardType[], focus: Card | null) =>
  focus?.id === self.id || table.draw.flag(0.2) ? {} : { who: drawWho(table, self, types, focus) };

/** Verbs that are replaced, and what may be done instead: nothing that heals, which could go on for ever. */
const REPLACED: readonly Verb[] = ['destroy', 'wound', 'exhaust', 'poison', 'take life', 'move', 'silence'];
const INSTEAD: readonly Verb[] = [
  'wound',
  'exhaust',
  'destroy',
  'poison',
  'move',
  'ready',
  'cure',
  'strip life',
];

function drawInstead(table: Table, self: Card, wanted: Verb | undefined): Static | null {
  const { draw, settings } = table;
  const verbs = verbsOf(settings).filter((verb) => VERBS[verb].types.includes(self.type));
  const of = wanted ?? draw.perhapsOneOf(REPLACED.filter((verb) => verbs.includes(verb)));
  const verb = draw.perhapsOneOf(INSTEAD.filter((one) => verbs.includes(one) && one !== of));
  if (of === undefined || !verbs.includes(of) || verb === undefined) return null;
  const deed =
    verb === 'wound'
      ? { verb, amount: draw.between(1, 3) }
      : verb === 'move'
        ? ({ verb, into: 'hand' } as const)
        : ({ verb } as Deed);
  return { text: 'instead', of, deed };
}

function drawOf(table: Table, kind: 'wounds dealt' | 'wounds taken'): { of?: (typeof BLOWS)[number] } {
  const { draw, settings } = table;
  const { attacks, terms } = settings.claims;
  if (!draw.flag(0.4)) return {};
  const of = draw.oneOf(BLOWS);
  if (of === 'spells') return kind === 'wounds taken' && terms.abilities.includes('spell') ? { of } : {};
  return terms.shots || (of === 'attacks' && attacks) ? { of } : {};
}

/** What a static text is to be about. */
export interface About {
  /** A card that it speaks of; none: any. */
  readonly focus?: Card | null;
  /** The verb that is to be replaced. */
  readonly verb?: Verb | undefined;
  readonly by?: number;
}

/** A static text of a kind for a card; null where the claimed terms allow none. */
function drawStatic(table: Table, self: Card, kind: StaticKind, about: About = {}): Static | null {
  const { focus = null, by = drawBy(table) } = about;
  switch (kind) {
    case 'life':
      return { text: kind, by, who: drawWho(table, self, LIVING, focus) };
    case 'gives': {
      if (kindsGiven(table.settings).length === 0) return null;
      const who = drawWho(table, self, BOARD, focus);
      return { text: kind, ability: drawGrantable(table, who.types ?? BOARD), who };
    }
    case 'cost':
    case 'strike':
      return { text: kind, by, ...drawScope(table, self, kind === 'cost' ? BOARD : LIVING, focus) };
    case 'wounds dealt':
    case 'wounds taken': {
      const types = kind === 'wounds dealt' ? BOARD : LIVING;
      return { text: kind, by, ...drawOf(table, kind), ...drawScope(table, self, types, focus) };
    }
    case 'instead':
      return drawInstead(table, self, about.verb);
    case 'redirects':
      return self.life === null ? null : { text: kind, to: drawWho(table, self, LIVING, focus) };
    default:
      return kind satisfies never;
  }
}

/** Prints a static text of a claimed kind; what gives life or texts cannot be in play on a board. */
export function printStaticOf(table: Table, self: Card, kind: StaticKind, about: About = {}): string | null {
  const isGiver = kind === 'life' || kind === 'gives';
  if (!staticsOf(table.settings).includes(kind) || self.type === 'spell') return null;
  if (isGiver && self.zone === 'play') return null;
  const drawn = drawStatic(table, self, kind, about);
  return drawn === null ? null : print(table, self, { kind: 'static', static: drawn });
}
