import type { Filter } from '../../spec/abilities/filter.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { NamingOne } from '../../spec/questions/declaring.ts';
import { massReach, mayBeNamed } from '../../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { examples } from '../examples.ts';
import { isNamedInTime } from '../reading-choices.ts';
import { instructionAt, misfits } from '../reading-texts.ts';

/** Situations in which a rule holds, and some in which it does not. */
type Examples<S> = readonly [readonly S[], readonly S[]];

/** The cards in the right zone of the wrong player, for texts with such a filter. */
const strangeTo = (
  situation: DeclaringInstruction,
  kind: 'choose' | 'each',
  isMeant: (filter: Filter) => boolean,
): readonly CardId[] => {
  const { state, texts, ability, at } = situation;
  const object = instructionAt(texts, ability, at)?.object;
  if (object?.kind !== kind || (object.filter.zone ?? 'play') === 'play' || !isMeant(object.filter))
    return [];
  return Object.values(state.cards)
    .filter(
      (card) => card.zone === object.filter.zone && misfits(card, object.filter, situation).includes('whose'),
    )
    .map(({ id }) => id);
};

/** Rules that keep cards out that are in the zone of another player than the text is for. */
export const strangeZones = (
  isMeant: (filter: Filter) => boolean,
  because: string,
  shown: { readonly naming: Examples<NamingOne>; readonly mass: Examples<DeclaringInstruction> },
) => [
  on(mayBeNamed, {
    applies: (situation) =>
      isNamedInTime(situation) && strangeTo(situation, 'choose', isMeant).includes(situation.card),
    ruling: () => must('illegal', because),
    examples: examples(...shown.naming),
  }),
  on(massReach, {
    applies: (situation) => strangeTo(situation, 'each', isMeant).length > 0,
    ruling: (situation) => {
      const strange = strangeTo(situation, 'each', isMeant);
      return such(`none of ${strange.join(', ')}`, because, (given) =>
        given.every((id) => !strange.includes(id)),
      );
    },
    examples: examples(...shown.mass),
  }),
];
