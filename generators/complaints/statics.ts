import type { Static } from '../../spec/abilities/ability.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { CardType } from '../../spec/model/names.ts';
import type { Board } from '../../spec/play/case.ts';
import { aboutGiving } from './terms.ts';

const ASKED: readonly string[] = ['types', 'element', 'side', 'other'];
const LIVING = VERBS['give life'].types;
const BOARD = VERBS.grant.types;

function* aboutWho(filter: Filter, meant: readonly CardType[] | null): Generator<string> {
  const stray = Object.keys(filter).find((key) => !ASKED.includes(key));
  if (stray !== undefined)
    yield `is static and asks for «${stray}», which changes too easily: ask for ${ASKED.join(', ')} alone`;
  if (meant === null) return;
  if (filter.types === undefined) yield `needs a filter with types among ${meant.join(', ')}`;
  const type = filter.types?.find((one) => !meant.includes(one));
  if (type !== undefined) yield `speaks of a ${type}: that takes ${meant.join(', ')}`;
}

function* aboutInstead({ of, deed }: Extract<Static, { text: 'instead' }>): Generator<string> {
  if (deed.verb === of) yield `does «${of}» instead of «${of}»: replace it by another deed`;
  if (deed.verb === 'fight' || deed.verb === 'roll')
    yield `does «${deed.verb}» instead of «${of}»: that means nothing for one card, name another deed`;
  if (deed.verb === 'move' && deed.into === 'play')
    yield `moves into play instead of «${of}»: the card is there, name another zone`;
}

/** What is wrong with a static text. */
export function* aboutStatic(text: Static, texts: Board['texts']): Generator<string> {
  switch (text.text) {
    case 'cannot be':
    case 'cannot be target':
      return;
    case 'life':
      if (text.by === 0) yield 'changes life by 0: name another number';
      yield* aboutWho(text.who, LIVING);
      return;
    case 'gives':
      yield* aboutWho(text.who, BOARD);
      yield* aboutGiving(text.ability, text.who.types, texts);
      return;
    case 'cost':
    case 'strike':
    case 'wounds dealt':
    case 'wounds taken':
      if (text.who !== undefined) yield* aboutWho(text.who, null);
      return;
    case 'instead':
      yield* aboutInstead(text);
      if (text.deed.verb === 'grant') yield* aboutGiving(text.deed.ability, undefined, texts);
      return;
    case 'redirects':
      yield* aboutWho(text.to, LIVING);
      return;
    default:
      text satisfies never;
  }
}
