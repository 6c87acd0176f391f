import type { Ability } from '../../spec/abilities/ability.ts';
import { isLaying, stepsOf } from '../../spec/abilities/ability.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Board } from '../../spec/play/case.ts';
import { aboutGiving } from './terms.ts';

/** What is wrong with a card of this type in this zone having the text. */
export function* aboutHolding(
  { type, zone }: Pick<Card, 'type' | 'zone'>,
  id: string,
  text: Ability,
): Generator<string> {
  if ((text.kind === 'spell') !== (type === 'spell'))
    yield `is a ${type} with the ${text.kind} text «${id}»: spells have spell texts, others have none`;
  if (isLaying(text) && zone === 'play')
    yield `has the text «${id}» in play, which gives life or texts: put it elsewhere and let it enter`;
  if (text.kind === 'activated' && text.cost?.kind === 'wounds' && type === 'support')
    yield `is a support with the text «${id}», which it pays with wounds: that takes a hero or a creature`;
  for (const { deed, object } of stepsOf(text).flat()) {
    const { types } = VERBS[deed.verb];
    if (object.kind === 'itself' && text.kind !== 'spell' && !types.includes(type))
      yield `is a ${type} with the text «${id}», which does «${deed.verb}» to itself: that takes ${types.join(', ')}`;
  }
  if (text.kind !== 'static') return;
  const inner = text.static;
  if (inner.text === 'instead' && !VERBS[inner.deed.verb].types.includes(type))
    yield `is a ${type} with the text «${id}», which does «${inner.deed.verb}» to it: that takes ${VERBS[inner.deed.verb].types.join(', ')}`;
  if (inner.text === 'redirects' && type === 'support')
    yield `is a support with the text «${id}»: only heroes and creatures are attacked`;
}

/** What is wrong with a card in play having been given the text before the case. */
export function* aboutGranted(
  { type }: Pick<Card, 'type'>,
  id: string,
  texts: Board['texts'],
): Generator<string> {
  yield* aboutGiving(id, [type], texts);
  const text = texts[id];
  if (text !== undefined && isLaying(text) && text.static.text === 'life')
    yield `is given the text «${id}» in play, which gives life: let an act give it`;
}

/** What is wrong with the effects on a card: texts granted, and terms that only static texts have. */
export function* aboutEffects(card: Card, texts: Board['texts']): Generator<string> {
  for (const { id, kind, ability } of card.effects) {
    if ((kind === 'grant') !== (ability !== undefined))
      yield `has the effect «${id}» of ${kind} ${ability === undefined ? 'without' : 'with'} a text: ${kind === 'grant' ? 'name one' : 'drop it'}`;
    if (ability !== undefined) yield* aboutGranted(card, ability, texts);
  }
  for (const { id, until } of [...card.effects, ...(card.life?.effects ?? [])])
    if (until === 'while in play')
      yield `has the effect «${id}» while another card is in play: no static text has acted yet, name another term`;
}
