import { Texts } from '../../spec/abilities/ability.ts';
import { Life } from '../../spec/model/life.ts';
import { State } from '../../spec/model/state.ts';
import { complaintsAbout } from '../complaints.ts';
import { levelOf } from './lives.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NAMES = ['card', 'source', 'attacker', 'named', 'defender', 'target'];
const LISTS = ['cards', 'chosen', 'named', 'paying', 'sources'];

/** Every card that a part of a situation names, states and texts put aside. */
function* cardsNamed(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* cardsNamed(part);
  if (!isPlain(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'state' || key === 'declaredIn' || key === 'texts') continue;
    if (NAMES.includes(key) && typeof part === 'string') yield part;
    else if (LISTS.includes(key) && Array.isArray(part))
      for (const one of part) {
        if (typeof one === 'string') yield one;
        else yield* cardsNamed(one);
      }
    else yield* cardsNamed(part);
  }
}

function* aboutState(state: unknown, texts: unknown): Generator<string> {
  const parsed = State.safeParse(state);
  const known = Texts.safeParse(texts ?? {});
  if (!parsed.success) yield `no state: ${parsed.error.issues[0]?.message}`;
  if (!known.success) yield 'no texts';
  if (!parsed.success || !known.success) return;
  const { active, cards } = parsed.data;
  yield* complaintsAbout({ active, cards: Object.values(cards), texts: known.data });
}

function* aboutLives(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* aboutLives(part);
  if (!isPlain(value)) return;
  if ('starting' in value && 'effects' in value) {
    const parsed = Life.safeParse(value);
    if (!parsed.success) yield 'no life';
    else if (parsed.data.starting === 0) yield 'a life that starts with nothing';
    else if (parsed.data.effects.some(({ laid, left }) => left > laid)) yield 'more left than was laid';
    return;
  }
  if ('amount' in value && (value.amount as number) < 1) yield 'a deed of nothing';
  for (const [key, part] of Object.entries(value))
    if (key !== 'state' && key !== 'declaredIn' && key !== 'texts') yield* aboutLives(part);
}

/** Why nobody would ever be asked of a situation: a card that it names is nowhere, or it cannot have come about. */
export function whyNeverAsked(situation: unknown): string[] {
  if (!isPlain(situation)) return ['no situation'];
  const { state, life, isDestroyed, card, turn } = situation;
  const absent =
    isPlain(state) && isPlain(state.cards)
      ? [...cardsNamed(situation)].filter((id) => !(id in (state.cards as Plain)))
      : [];
  return [
    ...absent.map((id) => `no card ${id}`),
    ...(isPlain(card) && isPlain(turn) && card.exhausted !== true ? ['nothing to ready'] : []),
    ...(isDestroyed === true && levelOf(life as Life) > 0 ? ['destroyed for nothing'] : []),
  ];
}

/** What is wrong with a situation; a smaller one must have none that the one it comes from has not. */
export function complaintsAboutSituation(situation: unknown): string[] {
  if (!isPlain(situation)) return ['no situation'];
  const { state, declaredIn, texts } = situation;
  const complaints = [...aboutLives(situation), ...whyNeverAsked(situation)];
  for (const one of [state, declaredIn]) if (one !== undefined) complaints.push(...aboutState(one, texts));
  const { ability, item, at } = situation;
  if (Array.isArray(at) && at.length !== 2) complaints.push('no place of an instruction');
  if (isPlain(item)) {
    if (Array.isArray(item.sources) && item.sources.length === 0) complaints.push('no source');
    if (typeof item.ability === 'string' && isPlain(texts) && !(item.ability in texts))
      complaints.push(`no text ${item.ability}`);
  }
  if (typeof ability === 'string' && ability !== '' && isPlain(texts) && !(ability in texts))
    complaints.push(`no text ${ability}`);
  return complaints;
}
