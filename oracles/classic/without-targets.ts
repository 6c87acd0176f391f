import type { At } from '../../spec/model/names.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import { sourceOf } from '../reading-sources.ts';
import { hasBoardChanged, onLeaving, placesIn } from '../reading-stack.ts';
import { chooseAt, instructionAt } from '../reading-texts.ts';
import { reachesNone } from './mass.ts';
import { isShotIn } from './shots.ts';

const isNamedAt = ({ item }: Executing, at: At): boolean =>
  item.named.some((named) => named.at.join() === at.join() && named.cards.length > 0);

/** Whether the instruction of a spell or an influence has no target, and was declared so where the text leaves it free. */
function isWithoutTarget(situation: Executing, at: At): boolean {
  const { state, texts, item, declaredIn, leaving } = situation;
  const here = { state, texts, ability: item.ability ?? '', at };
  if (isShotIn(here)) return false;
  const choose = chooseAt(texts, item.ability, at);
  if (choose !== null)
    return at[0] === 0 && choose.by === 'controller' && choose.min === 0 && !isNamedAt(situation, at);
  if (instructionAt(texts, item.ability, at)?.object.kind !== 'each') return false;
  const [source = ''] = item.sources;
  return reachesNone({
    ...here,
    player: item.controller,
    source,
    targets: item.named,
    by: 'player',
    isChoicePending: false,
    declaredIn,
    leaving,
  });
}

/** Whether none of an item's instructions has a target, and no card is otherwise than when it was declared. */
export function isPlainlyWithoutTargets(situation: Executing): boolean {
  const places = placesIn(situation);
  return (
    places.length > 0 &&
    !sourceOf(onLeaving(situation)).lost &&
    !hasBoardChanged(situation) &&
    places.every((at) => isWithoutTarget(situation, at))
  );
}
