import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { complaintAbout } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Choose, Filter } from '../../spec/abilities/filter.ts';
import type { CardType } from '../../spec/model/names.ts';
import type { Board } from '../../spec/play/case.ts';
import { isGivable, typesBearing } from '../grants.ts';

const AMOUNTS: readonly Deed['verb'][] = ['wound', 'heal', 'give life', 'take life'];

function* aboutDivision(deed: Deed, { min, max, divide }: Choose): Generator<string> {
  if (divide === undefined) return;
  if (!AMOUNTS.includes(deed.verb) || !('amount' in deed)) {
    yield `divides «${deed.verb}», which has no amount: divide ${AMOUNTS.join(', ')}`;
    return;
  }
  const isByX = 'per' in deed && deed.per !== undefined;
  if (max === null || (!isByX && max > deed.amount))
    yield `divides ${deed.amount} among ${max === null ? 'any number of' : `up to ${max}`} cards: each gets at least 1, make max at most ${deed.amount}`;
  if (divide === 'whole' && min === 0)
    yield `divides the whole of ${deed.amount} among no card at times: make min at least 1`;
  if (deed.verb === 'wound' && deed.as === 'shot')
    yield 'divides a shot: an attack has one target, drop «divide» or «as»';
}

function* aboutChoice(deed: Deed, object: Choose): Generator<string> {
  if (object.max !== null && object.max < object.min)
    yield `chooses at least ${object.min} and at most ${object.max}: make max at least ${object.min}`;
  yield* aboutDivision(deed, object);
}

/** What is wrong with giving a text to cards of the types. */
export function* aboutGiving(
  id: string,
  types: readonly CardType[] | undefined,
  texts: Board['texts'],
): Generator<string> {
  const text = texts[id];
  if (text === undefined) yield `gives the text «${id}», which is not among the texts: add it there`;
  else if (!isGivable(text))
    yield `gives the text «${id}», which is ${text.kind === 'spell' ? "a spell's" : 'one that gives texts itself'}: give another one`;
  else {
    const stray = types?.find((type) => !typesBearing(text).includes(type));
    if (stray !== undefined)
      yield `gives the text «${id}» to a ${stray}, for which it means nothing: narrow the filter`;
  }
}

function* aboutInstruction(
  { deed, object }: Instruction,
  isSpell: boolean,
  texts: Board['texts'],
): Generator<string> {
  const complaint = complaintAbout({ deed, object });
  if (complaint !== null) yield `${complaint}: change the filter`;
  const filter: Filter = object.kind === 'itself' ? {} : object.filter;
  if (object.kind === 'choose') yield* aboutChoice(deed, object);
  if (object.kind === 'itself' && isSpell)
    yield 'is a spell that works on «itself»: a spell is not in play, choose something';
  if (deed.verb === 'fight' && object.kind !== 'choose')
    yield `lets «${object.kind}» fight: cards fight two by two, choose them`;
  if (deed.verb === 'move' && deed.into === 'play' && filter.types?.includes('spell'))
    yield '«move» into the play zone takes no spells: leave them out of the types';
  if (deed.verb === 'grant') yield* aboutGiving(deed.ability, filter.types, texts);
  if ('until' in deed && deed.until === 'while in play')
    yield `does «${deed.verb}» while in play: only static texts do, name another term`;
}

/** A card chosen in the first step is named before anything is thrown. */
function* aboutThrown(text: Exclude<Ability, { kind: 'static' }>): Generator<string> {
  const rolls: [number, number][] = [];
  for (const [step, parts] of text.steps.entries()) {
    for (const [part, { deed, object }] of parts.entries()) {
      const isAsked = object.kind !== 'itself' && object.filter.cost?.equals === 'rolled';
      const isThrown = rolls.some(([s, p]) => s < step || (object.kind === 'each' && s === step && p < part));
      if (isAsked && !isThrown)
        yield 'asks for the number thrown before anything is: put a «roll» into an earlier step';
      if (deed.verb === 'roll') rolls.push([step, part]);
    }
  }
}

/** What is wrong with the steps of a text. */
export function* aboutSteps(
  text: Exclude<Ability, { kind: 'static' }>,
  texts: Board['texts'],
): Generator<string> {
  for (const instruction of text.steps.flat())
    yield* aboutInstruction(instruction, text.kind === 'spell', texts);
  yield* aboutThrown(text);
}
