import type { Card } from '../../spec/model/card.ts';
import type { LifeEffect } from '../../spec/model/life.ts';
import type { CardType, Player, Term } from '../../spec/model/names.ts';
import { castName, displayName } from '../naming.ts';
import type { Settings } from '../settings.ts';
import { zonesAway } from '../settings.ts';

/** A card of the enumeration without its name; `mark` is the one respect in which it is not a plain creature. */
export interface Piece {
  readonly owner: Player;
  readonly type: CardType;
  readonly mark: Partial<Card>;
  readonly isMarked: boolean;
}

const laid = (kind: LifeEffect['kind'], until: Term): LifeEffect => ({
  id: 'effect',
  kind,
  laid: 1,
  left: 1,
  by: null,
  until,
});
/** A life with so many wounds and these effects. */
export const living = (starting: number, wounds = 0, effects: LifeEffect[] = []): Partial<Card> => ({
  life: { starting, wounds, effects, level: null },
});
const under = (kind: 'silence' | 'challenge', until: Term): Partial<Card> => ({
  effects: [{ id: 'effect', kind, by: null, until }],
});

const SOON: Term = 'end of turn';
const MARKS: readonly Partial<Card>[] = [
  living(2),
  living(2, 1),
  living(1, 0, [laid('additional', 'lasting')]),
  living(1, 0, [laid('additional', SOON)]),
  living(2, 0, [laid('negative', 'lasting')]),
  living(2, 0, [laid('negative', SOON)]),
  { exhausted: true },
  { poisoned: true },
  { element: 'fire' },
  { zone: 'hand' },
];

/** Marks that mean something to an engine with these claims. */
function marksFor({ claims }: Settings): Partial<Card>[] {
  const { verbs } = claims.terms;
  const away = zonesAway({ claims, preset: 'both' });
  return [
    ...MARKS,
    ...(claims.attacks ? [{ strike: 1 }] : []),
    ...(verbs.includes('silence') ? [under('silence', SOON)] : []),
    ...(verbs.includes('challenge') ? [under('challenge', SOON)] : []),
    ...(claims.draws || away.includes('deck') ? [{ zone: 'deck' as const }] : []),
    ...(away.includes('graveyard') ? [{ zone: 'graveyard' as const }] : []),
  ];
}

/** A card in its owner's hand, a wounded creature, a creature of an owner: what a text needs that is set off. */
export const piece = (owner: Player, type: CardType, mark: Partial<Card> = {}): Piece => ({
  owner,
  type,
  mark,
  isMarked: type !== 'creature' || Object.keys(mark).length > 0,
});
export const WOUNDED = living(2, 1);

/** Every card of the enumeration, plain creatures first. */
export function piecesFor(settings: Settings): Piece[] {
  const owners: readonly Player[] = ['A', 'B'];
  return [
    ...owners.map((owner) => piece(owner, 'creature')),
    ...owners.flatMap((owner) => marksFor(settings).map((mark) => piece(owner, 'creature', mark))),
    ...owners.flatMap((owner) => [
      piece(owner, 'hero'),
      piece(owner, 'hero', living(2)),
      piece(owner, 'support'),
    ]),
  ];
}

/** Whether a player would have two heroes. */
export const isSecondHero = (pieces: readonly Piece[]): boolean => {
  const owners = pieces.filter(({ type }) => type === 'hero').map(({ owner }) => owner);
  return new Set(owners).size < owners.length;
};

/** All ways to take so many pieces, with so many marks at most, order apart. */
export function* boardsOf(
  pieces: readonly Piece[],
  count: number,
  marks: number,
  from = 0,
): Generator<Piece[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i < pieces.length; i += 1) {
    const one = pieces[i] as Piece;
    if (one.isMarked && marks === 0) continue;
    const left = marks - (one.isMarked ? 1 : 0);
    for (const rest of boardsOf(pieces, count - 1, left, i)) yield [one, ...rest];
  }
}

/** How many of them are no plain creatures. */
export const marksIn = (pieces: readonly Piece[]): number => pieces.filter(({ isMarked }) => isMarked).length;

/** The cards that some pieces stand for, named in their order, each with the texts at its place. */
export function cardsOf(pieces: readonly Piece[], texts: readonly (readonly string[])[]): Card[] {
  const counts: Record<CardType, number> = { hero: 0, creature: 0, spell: 0, support: 0 };
  let effects = 0;
  const own = <E extends { id: string }>(list: readonly E[]): E[] =>
    list.map((effect) => ({ ...effect, id: `effect-${++effects}` }));
  return pieces.map(({ owner, type, mark }, place) => {
    const id = castName(type, owner, counts[type]++);
    const zone = mark.zone ?? (type === 'spell' ? 'hand' : 'play');
    const printed = [...(texts[place] ?? [])];
    const isLiving = type === 'hero' || type === 'creature';
    const life = mark.life ?? { starting: 1, wounds: 0, effects: [], level: null };
    const isSilent = mark.effects?.some(({ kind }) => kind === 'silence') ?? false;
    return {
      id,
      name: displayName(id),
      owner,
      controller: owner,
      zone,
      whose: zone === 'play' ? null : owner,
      type,
      cost: 0,
      element: mark.element ?? null,
      exhausted: mark.exhausted ?? false,
      poisoned: mark.poisoned ?? false,
      printed,
      abilities: isSilent ? [] : [...printed],
      effects: own(mark.effects ?? []),
      life: isLiving ? { ...life, effects: own(life.effects) } : null,
      ...(mark.strike !== undefined && { strike: mark.strike }),
    };
  });
}
