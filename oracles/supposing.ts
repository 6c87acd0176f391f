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

/** The cards that have the property which the text asks for, and were not chosen. */
const alsoHaving = ({ texts, item, at, state, chosen }: Targeting): CardId[] => {
  const viewer = viewerOf({ state, texts, item });
  const filter = chooseAt(texts, item.ability, at)?.filter;
  if (filter === undefined || !Object.keys(filter).some((name) => PROPERTIES.includes(name))) return [];
  return Object.values(state.cards)
    .filter((card) => fits(card, filter, viewer) && !chosen.includes(card.id))
    .map(({ id }) => id);
};

/** Taken without exception: every card with the property that such a text asks for is a target, chosen or not. */
export const allHavingAreTargets = (isMeant: (situation: Targeting) => boolean = always) =>
  on(finalTargets, {
    applies: (situation) =>
      isMeant(situation) && situation.chosen.length > 0 && alsoHaving(situation).length > 0,
    ruling: (situation) => {
      const more = alsoHaving(situation);
      return such(`${more.join(', ')} too`, 'they have the property', (given) =>
        more.every((id) => given.includes(id)),
      );
    },
    examples: examples(
      [aimed(wounding(choosing({ ...creatures, element: 'none' })), ['ogre'])],
      [aimed(one, ['ogre']), aimed(hurt, ['ogre'])],
    ),
  });
