import type { Filter } from '../spec/abilities/filter.ts';
import { on } from '../spec/clauses/clause.ts';
import { exactly, such } from '../spec/clauses/ruling.ts';
import type { CardId } from '../spec/model/names.ts';
import type { Targeting } from '../spec/questions/carrying-out.ts';
import { attackTargets, finalTargets } from '../spec/questions/carrying-out.ts';
import { aimed } from './aiming.ts';
import { strike } from './attacks.ts';
import { always, choosing, examples, wounding } from './examples.ts';
import { chooseAt, fits, instructionAt, viewerOf } from './reading-texts.ts';

const creatures: Filter = { types: ['creature'] };
const one = wounding(choosing(creatures));
const hurt = wounding(choosing({ ...creatures, wounded: true }));
const itself = wounding({ kind: 'itself' });

/** Taken without exception: a defender is no target, for the declaration named another card. */
export const defenderIsUnnamed = () =>
  on(attackTargets, {
    applies: ({ defender }) => defender !== null,
    ruling: ({ named }) =>
      such(`none but ${named}`, 'the declaration named no other', (given) =>
        given.every((id) => id === named),
      ),
    examples: examples([strike('guard')], [strike(null)]),
  });

/** Taken without exception: the card of a reflexive text is no target, for the declaration named none. */
export const sourceIsUnnamed = () =>
  on(finalTargets, {
    applies: ({ texts, item, at }) => instructionAt(texts, item.ability, at)?.object.kind === 'itself',
    ruling: () => exactly([], 'the player named no card in the declaration'),
    examples: examples([aimed(itself, [])], [aimed(one, ['ogre'])]),
  });

const PROPERTIES: readonly string[] = ['element', 'wounded', 'poisoned', 'exhausted'];

const asksForProperty = (filter: Filter | undefined): filter is Filter =>
  filter !== undefined && Object.keys(filter).some((name) => PROPERTIES.includes(name));

/** The cards that fit a text which asks for a property. */
const havingIt = ({ state, texts, item }: Targeting, filter: Filter | undefined): CardId[] => {
  if (!asksForProperty(filter)) return [];
  const viewer = viewerOf({ state, texts, item });
  return Object.values(state.cards)
    .filter((card) => fits(card, filter, viewer))
    .map(({ id }) => id);
};

/** Those for a text that has cards chosen. */
const chosenOrNot = (situation: Targeting): CardId[] =>
  havingIt(situation, chooseAt(situation.texts, situation.item.ability, situation.at)?.filter);

/** Those that a mass instruction with such a limit reaches. */
const reachedHaving = (situation: Targeting): CardId[] => {
  const object = instructionAt(situation.texts, situation.item.ability, situation.at)?.object;
  return object?.kind === 'each' ? havingIt(situation, object.filter) : [];
};

const areTargets = (cards: readonly CardId[]) =>
  such<readonly CardId[]>(`${cards.join(', ')}, at least`, 'they have the property', (given) =>
    cards.every((id) => given.includes(id)),
  );

/** Taken without exception: every card with the property that such a text asks for is a target, chosen or not. */
export const allHavingAreTargets = (isMeant: (situation: Targeting) => boolean = always) =>
  on(finalTargets, {
    applies: (situation) =>
      isMeant(situation) &&
      situation.chosen.length > 0 &&
      chosenOrNot(situation).some((id) => !situation.chosen.includes(id)),
    ruling: (situation) => areTargets(chosenOrNot(situation)),
    examples: examples(
      [aimed(wounding(choosing({ ...creatures, element: 'none' })), ['ogre'])],
      [aimed(one, ['ogre']), aimed(hurt, ['ogre'])],
    ),
  });

/** Taken without exception: the cards that a mass instruction tells by a property are its targets. */
export const massHavingAreTargets = () =>
  on(finalTargets, {
    applies: (situation) => reachedHaving(situation).length > 0,
    ruling: (situation) => areTargets(reachedHaving(situation)),
    examples: examples(
      [aimed(wounding({ kind: 'each', filter: { ...creatures, element: 'none' } }), [])],
      [aimed(wounding({ kind: 'each', filter: creatures }), [])],
    ),
  });
