import type { Ability, Cost, Instruction, Trigger } from '../spec/abilities/ability.ts';
import type { Deed, Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Filter, Objects } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType, Zone } from '../spec/model/names.ts';
import { drawDeed, drawGrant } from './deeds.ts';
import { divided, setDifferent } from './dividing.ts';
import { drawFilter } from './filters.ts';
import { textsShown, typesBearing } from './grants.ts';
import { drawCost, drawSpellCost } from './prices.ts';
import type { Table } from './table.ts';
import { verbsOf } from './verbs.ts';
import { drawInto, drawOrigin } from './zones.ts';

export type Steps = readonly (readonly Instruction[])[];

/** What an instruction is drawn for: the card that has the text, and perhaps what it is to do to whom. */
export interface Aim {
  readonly self: Card;
  readonly verb?: Verb;
  readonly deed?: Deed;
  readonly focus?: Card | null;
  readonly kind?: Objects['kind'];
  /** Whose card the focus is chosen by; a choice by the opponent is drawn now and then where nothing is said. */
  readonly by?: 'controller' | 'opponent';
  /** What the filter asks for whatever else is drawn; types must be such as the verb takes. */
  readonly ask?: Filter;
  /** Has the amount divided among the cards chosen, where that is claimed; now and then where nothing is said. */
  readonly divide?: 'whole' | 'up to' | undefined;
  /** Leaves the number at exactly one. */
  readonly isSingle?: boolean;
}

const NUMBERS: readonly (readonly [number, { min: number; max: number | null }])[] = [
  [12, { min: 1, max: 1 }],
  [2, { min: 0, max: 1 }],
  [2, { min: 1, max: 2 }],
  [2, { min: 2, max: 2 }],
  [2, { min: 0, max: null }],
  [1, { min: 0, max: 3 }],
  [1, { min: 1, max: null }],
];
const ONE = { min: 1, max: 1 };
const FIGHTERS: typeof NUMBERS = [
  [8, { min: 2, max: 2 }],
  [2, { min: 0, max: null }],
  [1, { min: 1, max: 3 }],
  [1, { min: 4, max: 4 }],
];

/** The kinds of object that are claimed and mean something for this text. */
function kindsFor(table: Table, aim: Aim, verb: Verb): Objects['kind'][] {
  const isItselfMeant = aim.self.type !== 'spell' && VERBS[verb].types.includes(aim.self.type);
  return table.settings.claims.terms.objects.filter(
    (kind) => (kind !== 'itself' || isItselfMeant) && (kind === 'choose' || verb !== 'fight'),
  );
}

/** A choice more often than the others. */
function drawKind({ draw }: Table, kinds: readonly Objects['kind'][]): Objects['kind'] | undefined {
  return kinds.includes('choose') && draw.flag(0.4) ? 'choose' : draw.perhapsOneOf(kinds);
}

/** Where a move takes cards from; what else is asked for may mean something in play alone. */
function zoneFor(table: Table, { deed, focus = null, ask }: Aim): Zone {
  if (ask !== undefined && focus === null) return 'play';
  return drawOrigin(table, focus, deed?.verb === 'move' ? deed.into : undefined);
}

function drawObject(table: Table, aim: Aim, verb: Verb, kind: Objects['kind']): Objects {
  if (kind === 'itself') return { kind };
  const { draw, settings } = table;
  const viewer = { player: aim.self.controller, self: aim.self.id };
  const zone = verb === 'move' ? zoneFor(table, aim) : 'play';
  const isEntering = aim.deed?.verb === 'move' && aim.deed.into === 'play';
  const filter = { ...drawFilter(table, verb, aim.focus ?? null, viewer, zone, isEntering), ...aim.ask };
  if (aim.deed?.verb === 'grant') bear(table, filter, aim.deed.ability);
  if (kind === 'each') return { kind, filter };
  const isOne = aim.isSingle === true || (isShot(aim) && !mayShootAtSeveral(table));
  const isCounted = settings.claims.terms.counts && !isOne;
  const { min, max } = isCounted ? draw.weighted(verb === 'fight' ? FIGHTERS : NUMBERS) : ONE;
  const by = aim.by ?? (draw.flag(0.12) ? 'opponent' : 'controller');
  return { kind, min, max, by, filter };
}

const BOARD = VERBS.grant.types;

/** Only such cards come into play as can be there. */
function drawIntoFor(table: Table, object: Objects) {
  if (object.kind === 'itself') return drawInto(table, 'play');
  const { zone = 'play', types } = object.filter;
  return drawInto(table, zone, types?.includes('spell') === false);
}

/** A text is given only to cards of types for which all that it does means something. */
function bear(table: Table, filter: Filter, ability: string): void {
  const text = table.texts[ability];
  const bearing: readonly CardType[] = text === undefined ? BOARD : typesBearing(text);
  const types = (filter.types ?? BOARD).filter((type) => bearing.includes(type));
  filter.types = types.length > 0 ? types : [...bearing];
}

/** The deed for an object: a move does not end where it begins, and what a creature lays may be a shot. */
function drawDeedFor(table: Table, verb: Verb, object: Objects, { self, focus = null }: Aim): Deed {
  if (verb === 'move') return { verb, into: drawIntoFor(table, object) };
  if (verb === 'grant')
    return drawGrant(table, object.kind === 'itself' ? [self.type] : (object.filter.types ?? BOARD));
  const deed = drawDeed(table, verb, object.kind === 'itself' ? self : focus);
  if (deed.verb !== 'wound' || !table.settings.claims.terms.shots || self.type === 'spell') return deed;
  const mayShoot =
    object.kind === 'each' || (object.kind === 'choose' && (object.max === 1 || mayShootAtSeveral(table)));
  return mayShoot && table.draw.flag(0.2) ? { ...deed, as: 'shot' } : deed;
}

/** In one edition alone a text may give an attack several targets by choice. */
const mayShootAtSeveral = ({ settings }: Table): boolean => settings.edition === 'classic';
const isShot = ({ deed }: Aim): boolean => deed?.verb === 'wound' && deed.as === 'shot';

/** One instruction; null where the claimed terms allow none. */
export function drawInstruction(table: Table, aim: Aim): Instruction | null {
  const { draw, settings } = table;
  const wanted = aim.deed?.verb ?? aim.verb;
  const verbs = verbsOf(settings);
  const verb = wanted ?? draw.perhapsOneOf(verbs);
  if (verb === undefined || !verbs.includes(verb)) return null;
  const kinds = kindsFor(table, aim, verb);
  const kind = aim.kind !== undefined && kinds.includes(aim.kind) ? aim.kind : drawKind(table, kinds);
  if (kind === undefined) return null;
  const object = drawObject(table, aim, verb, kind);
  return divided(table, { deed: aim.deed ?? drawDeedFor(table, verb, object, aim), object }, aim);
}

/** Joins instructions by commas and periods as far as that is claimed; a joint is drawn where none is given. */
export function joined(
  table: Table,
  instructions: readonly Instruction[],
  joint?: 'comma' | 'period',
): Instruction[][] {
  const { steps, parts } = table.settings.claims.terms;
  const made: Instruction[][] = [];
  for (const instruction of instructions) {
    const last = made.at(-1);
    if (last === undefined) {
      made.push([instruction]);
      continue;
    }
    if (!steps && !parts) break;
    setDifferent(table, instruction, made);
    const isPeriod = joint === undefined ? table.draw.flag(0.5) : joint === 'period';
    if (steps && (isPeriod || !parts)) made.push([instruction]);
    else last.push(instruction);
  }
  return made;
}

/** Prints a text of the case on one card more, which has it now too unless it is silenced. */
export function reprint(card: Card, id: string): void {
  card.printed.push(id);
  card.abilities = textsShown(card);
}

/** Prints a new text on a card. */
export function print(table: Table, card: Card, ability: Ability): string {
  const id = table.write(ability);
  reprint(card, id);
  return id;
}

const copied = (steps: Steps): Instruction[][] => steps.map((parts) => [...parts]);

/** Prints a text that is paid for: a spell's on a spell, else an activated one, whose price is drawn. */
export function printPaid(table: Table, card: Card, steps: Steps, price?: Cost): string {
  if (card.type === 'spell') {
    const coins = price?.kind === 'coins' ? price : drawSpellCost(table);
    return print(table, card, { kind: 'spell', ...(coins && { cost: coins }), steps: copied(steps) });
  }
  const cost = price ?? drawCost(table, card);
  return print(table, card, { kind: 'activated', ...(cost && { cost }), steps: copied(steps) });
}

/** Prints a triggered text; the trigger must be claimed. */
export const printTriggered = (table: Table, card: Card, trigger: Trigger, steps: Steps): string =>
  print(table, card, { kind: 'triggered', trigger, steps: copied(steps) });

/** Prints «cannot be …», with a verb that means something for the card, or «cannot be target». */
export const printStatic = (table: Table, card: Card, verb: Verb | null): string =>
  print(table, card, {
    kind: 'static',
    static: verb === null ? { text: 'cannot be target' } : { text: 'cannot be', verb },
  });
