import type { Ability, Instruction, Static, Trigger } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../spec/abilities/filter.ts';
import type { CardType } from '../../spec/model/names.ts';
import type { Settings, StaticKind } from '../settings.ts';
import { claimsActivated, pricesOf, staticsOf } from '../settings.ts';
import type { Piece } from './cards.ts';
import { living, piece, WOUNDED } from './cards.ts';

/** A text of one instruction, and the card that has it; `given` is another text that it gives to cards. */
export interface Written {
  readonly source: Piece;
  readonly text: Ability;
  readonly given?: Ability;
}

/** The deeds of a verb, all with the amount 1. */
function deedsOf(verb: Verb): Deed[] {
  switch (verb) {
    case 'wound':
    case 'heal':
      return [{ verb, amount: 1 }];
    case 'give life':
    case 'take life':
      return [{ verb, amount: 1, until: 'lasting' }];
    case 'set life':
      return [
        { verb, to: 0 },
        { verb, to: 1 },
      ];
    case 'silence':
    case 'take control':
    case 'challenge':
      return [{ verb, until: 'lasting' }];
    case 'move':
      return [
        { verb, into: 'hand' },
        { verb, into: 'deck' },
      ];
    case 'destroy':
    case 'poison':
    case 'cure':
    case 'exhaust':
    case 'ready':
    case 'strip life':
    case 'roll':
      return [{ verb }];
    case 'draw':
      return [{ verb, amount: 1 }];
    // These need something beside them: another text, a partner.
    case 'grant':
    case 'fight':
      return [];
    default:
      return verb satisfies never;
  }
}

/** Every deed of the enumeration that the engine claims. */
export const deedsFor = ({ claims }: Settings): Deed[] =>
  claims.terms.verbs
    .flatMap(deedsOf)
    .filter(
      (deed) =>
        deed.verb !== 'move' ||
        (claims.terms.zones ?? []).length === 0 ||
        claims.terms.zones?.includes(deed.into),
    );

/** One card chosen, and each, of those that fit. */
export const about = (filter: Filter): Objects[] => [
  { kind: 'choose', min: 1, max: 1, by: 'controller', filter },
  { kind: 'each', filter },
];
const CREATURES = about({ types: ['creature'] });

const isMeant = (verb: Verb, type: CardType): boolean => type !== 'spell' && VERBS[verb].types.includes(type);

/** What a card of a type can do: each deed to itself, to a chosen creature, to each creature. */
export function instructionsFor(settings: Settings, type: CardType, deeds: readonly Deed[]): Instruction[] {
  const { objects } = settings.claims.terms;
  const kinds: Objects[] = [{ kind: 'itself' }, ...CREATURES];
  return deeds.flatMap((deed) =>
    kinds
      .filter(({ kind }) => objects.includes(kind))
      .filter(({ kind }) => isMeant(deed.verb, kind === 'itself' ? type : 'creature'))
      .map((object) => ({ deed, object })),
  );
}

/** The cards that have texts which are paid for. */
export const SOURCES: readonly Piece[] = [piece('A', 'creature'), piece('A', 'hero'), piece('A', 'support')];
const SET_OFF: Readonly<Partial<Record<Trigger, readonly Piece[]>>> = {
  hire: [piece('A', 'creature', { zone: 'hand' }), piece('B', 'creature', { zone: 'hand' })],
  death: [piece('A', 'creature'), piece('B', 'creature')],
  healed: [piece('A', 'creature', WOUNDED), piece('B', 'creature', WOUNDED)],
  targeted: [piece('A', 'creature'), piece('B', 'creature')],
  wounded: [piece('A', 'creature', living(2)), piece('B', 'creature', living(2))],
  strike: [piece('A', 'creature', { strike: 1 })],
  'ally attacks': [piece('A', 'creature', { strike: 1 }), piece('A', 'support')],
  'creature dies': [piece('A', 'creature'), piece('B', 'creature')],
  'opposing graveyard': [piece('A', 'creature'), piece('B', 'creature')],
  paying: [piece('A', 'creature')],
  kills: [piece('A', 'creature')],
  'turn end': [piece('A', 'creature')],
  'turn start': [piece('B', 'creature')],
};

/** Texts that are declared. */
function* declaredTexts(settings: Settings): Generator<Written> {
  const deeds = deedsFor(settings);
  if (claimsActivated(settings) && pricesOf(settings).includes('exhaust itself')) {
    for (const source of SOURCES) {
      for (const one of instructionsFor(settings, source.type, deeds))
        yield { source, text: { kind: 'activated', steps: [[one]] } };
    }
  }
  if (!settings.claims.terms.abilities.includes('spell')) return;
  for (const one of instructionsFor(settings, 'spell', deeds))
    yield { source: piece('A', 'spell'), text: { kind: 'spell', steps: [[one]] } };
}

/** Texts that are set off, which wound or cure. */
function* triggeredTexts(settings: Settings): Generator<Written> {
  const { abilities, triggers } = settings.claims.terms;
  if (!abilities.includes('triggered')) return;
  const deeds = deedsFor(settings).filter(({ verb }) => verb === 'wound' || verb === 'cure');
  for (const trigger of triggers) {
    for (const source of SET_OFF[trigger] ?? []) {
      for (const one of instructionsFor(settings, source.type, deeds)) {
        const isOwnDeath = trigger === 'death' && one.object.kind === 'itself';
        if (!isOwnDeath) yield { source, text: { kind: 'triggered', trigger, steps: [[one]] } };
      }
    }
  }
}

/** Texts that bar something while their card is in play, on a creature of either player. */
export function* barringTexts({ claims }: Settings): Generator<Written> {
  if (!claims.terms.abilities.includes('static')) return;
  for (const source of [piece('A', 'creature'), piece('B', 'creature')]) {
    yield { source, text: { kind: 'static', static: { text: 'cannot be target' } } };
    for (const verb of claims.terms.verbs)
      if (VERBS[verb].types.includes('creature'))
        yield { source, text: { kind: 'static', static: { text: 'cannot be', verb } } };
  }
}

const whom: Filter = { types: ['creature'] };

/** Texts that change what counts, each with the card on which a first act can show it. */
function staticsOfKind(kind: StaticKind, verbs: readonly Verb[]): (readonly [Piece, Static])[] {
  const striker = piece('A', 'creature', { strike: 1 });
  const struck = piece('B', 'creature');
  const bothWays = (source: Piece, of: (by: number) => Static) =>
    [1, -1].map((by) => [source, of(by)] as const);
  switch (kind) {
    case 'life':
      return bothWays(piece('A', 'creature', { zone: 'hand' }), (by) => ({ text: kind, by, who: whom }));
    case 'strike':
    case 'wounds dealt':
      return bothWays(striker, (by) => ({ text: kind, by }));
    case 'wounds taken':
      return bothWays(struck, (by) => ({ text: kind, by }));
    case 'instead':
      return verbs.includes('wound') && verbs.includes('poison')
        ? [[struck, { text: kind, of: 'wound', deed: { verb: 'poison' } }]]
        : [];
    case 'redirects':
      return [[struck, { text: kind, to: whom }]];
    case 'cost':
      return bothWays(struck, (by) => ({ text: kind, by }));
    // It needs another text beside it.
    case 'gives':
      return [];
    default:
      return kind satisfies never;
  }
}

/** Texts that change what counts while their card is in play. */
export function* changingTexts(settings: Settings): Generator<Written> {
  for (const kind of staticsOf(settings))
    for (const [source, text] of staticsOfKind(kind, settings.claims.terms.verbs))
      yield { source, text: { kind: 'static', static: text } };
}

/** Texts that do something. */
export function* doingTexts(settings: Settings): Generator<Written> {
  yield* declaredTexts(settings);
  yield* triggeredTexts(settings);
}
