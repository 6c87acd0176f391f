import type { Instruction } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Filter, Objects } from '../../spec/abilities/filter.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { meansSomething, typesReached, zoneOf } from './reach.ts';
import { edited } from './repair.ts';

/** Texts go: everywhere, from one card, by steps and by parts. */
export function* withoutTexts(made: Case): Generator<Case> {
  for (const id of Object.keys(made.board.texts))
    yield edited(made, ({ board }) => void delete board.texts[id]);
  for (const [index, { printed }] of made.board.cards.entries()) {
    for (const id of printed)
      yield edited(made, ({ board }) => {
        const card = board.cards[index];
        if (card !== undefined) card.printed = card.printed.filter((other) => other !== id);
      });
  }
  for (const [id, text] of Object.entries(made.board.texts)) yield* withoutParts(made, id, stepsOf(text));
}

function* withoutParts(made: Case, id: string, steps: readonly (readonly Instruction[])[]): Generator<Case> {
  for (const [step, parts] of steps.entries()) {
    if (steps.length > 1)
      yield edited(made, (draft) => {
        stepsIn(draft, id).splice(step, 1);
        dropSlots(draft, id, [step, null]);
      });
    for (const part of parts.keys()) {
      if (parts.length > 1)
        yield edited(made, (draft) => {
          stepsIn(draft, id)[step]?.splice(part, 1);
          dropSlots(draft, id, [step, part]);
        });
    }
  }
}

/** All that a text says is one step: the targets of later ones are named with the rest. */
export function* withOneStep(made: Case): Generator<Case> {
  for (const [id, text] of Object.entries(made.board.texts)) {
    const steps = stepsOf(text);
    if (steps.length < 2) continue;
    const starts = steps.map((_, step) => steps.slice(0, step).flat().length);
    yield edited(made, (draft) => {
      const copy = draft.board.texts[id];
      if (copy !== undefined && copy.kind !== 'static') copy.steps = [copy.steps.flat()];
      for (const act of draft.acts) {
        if (act.act !== 'declare' || act.ability !== id) continue;
        for (const named of act.targets) named.at = [0, (starts[named.at[0]] ?? 0) + named.at[1]];
      }
    });
  }
}

const stepsIn = ({ board }: Case, id: string): Instruction[][] => {
  const text = board.texts[id];
  return text === undefined || text.kind === 'static' ? [] : text.steps;
};

/** Names for what is gone go, and those behind it move up. */
function dropSlots(draft: Case, id: string, [step, part]: readonly [number, number | null]): void {
  for (const act of draft.acts) {
    if (act.act !== 'declare' || act.ability !== id) continue;
    act.targets = act.targets.flatMap((named) => {
      const [s, p] = named.at;
      if (part === null) {
        if (s === step) return [];
        return [{ ...named, at: s > step ? [s - 1, p] : [s, p] } as typeof named];
      }
      if (s !== step) return [named];
      if (p === part) return [];
      return [{ ...named, at: p > part ? [s, p - 1] : [s, p] } as typeof named];
    });
  }
}

/** Each instruction of each text, with a way to change it in a copy. */
export function* instructionsOf(made: Case): Generator<{
  one: Instruction;
  id: string;
  at: [number, number];
  edit: (change: (one: Instruction) => void) => Case;
}> {
  for (const [id, text] of Object.entries(made.board.texts)) {
    for (const [step, parts] of stepsOf(text).entries()) {
      for (const [part, one] of parts.entries()) {
        const edit = (change: (one: Instruction) => void) =>
          edited(made, (draft) => {
            const copy = stepsIn(draft, id)[step]?.[part];
            if (copy !== undefined) change(copy);
          });
        yield { one, id, at: [step, part], edit };
      }
    }
  }
}

/** Whether the verb means something for every card that has the text, and they are there to have it done. */
function mayBeItself({ board }: Case, id: string, { deed }: Instruction): boolean {
  const text = board.texts[id];
  if (
    text?.kind === 'spell' ||
    (text?.kind === 'triggered' && (text.trigger === 'death' || text.trigger === 'paying'))
  )
    return false;
  return meansSomething(deed.verb, typesReached(board, id, { kind: 'itself' }));
}

/** Mass instructions and choices of several become the choice of one or the card itself. */
export function* withPlainerObjects(made: Case, { claims }: Settings): Generator<Case> {
  const { objects, counts } = claims.terms;
  for (const { one, id, at, edit } of instructionsOf(made)) {
    const { object } = one;
    if (object.kind === 'itself') continue;
    if (objects.includes('itself') && mayBeItself(made, id, one))
      yield unnamed(
        edit((copy) => {
          copy.object = { kind: 'itself' };
        }),
        id,
        at,
      );
    const choice = { kind: 'choose', min: 1, max: 1, by: 'controller', filter: object.filter } as const;
    if (!objects.includes('choose')) continue;
    yield edit((copy) => {
      copy.object = choice;
    });
    if (object.kind === 'choose' && counts) {
      for (const [min, max] of [
        [1, null],
        [0, 1],
      ] as const)
        yield edit((copy) => {
          copy.object = { ...choice, min, max };
        });
      for (const as of [{ max: null }, { min: 1 }])
        yield edit((copy) => {
          copy.object = { ...object, ...as };
        });
    }
    yield* chosenOutright(made, { id, at, object, edit });
  }
}

/** Nothing is named any more for an instruction. */
function unnamed(draft: Case, id: string, [step, part]: readonly [number, number]): Case {
  for (const act of draft.acts)
    if (act.act === 'declare' && act.ability === id)
      act.targets = act.targets.filter(({ at }) => at[0] !== step || at[1] !== part);
  return draft;
}

type Place = Omit<ReturnType<typeof instructionsOf> extends Generator<infer P> ? P : never, 'one'>;

/** The controller chooses one card, or as many as must be, and they are named with the declaration. */
function* chosenOutright(
  made: Case,
  { id, at, object, edit }: Place & { object: Exclude<Objects, { kind: 'itself' }> },
): Generator<Case> {
  const least = object.kind === 'choose' ? Math.max(1, object.min) : 1;
  const named = made.acts.flatMap((act) =>
    act.act === 'declare' && act.ability === id
      ? act.targets.filter((one) => one.at.join() === at.join())
      : [],
  );
  const counts = new Set([1, least, ...named.map(({ cards }) => cards.length)]);
  for (const count of counts) {
    if (count === 0) continue;
    const choice = {
      kind: 'choose',
      min: count,
      max: count,
      by: 'controller',
      filter: object.filter,
    } as const;
    if (named.some(({ cards }) => cards.length === count))
      yield edit((copy) => {
        copy.object = choice;
      });
    const there = made.board.cards.filter(({ zone }) => zone === zoneOf(object)).map(({ id: card }) => card);
    for (const from of at[0] === 0 ? there.keys() : []) {
      if (from + count > there.length) break;
      const chosen = unnamed(
        edit((copy) => {
          copy.object = choice;
        }),
        id,
        at,
      );
      for (const act of chosen.acts)
        if (act.act === 'declare' && act.ability === id)
          act.targets.push({ at: [...at], cards: there.slice(from, from + count), amounts: null });
      yield chosen;
    }
  }
}

/** Filters ask for less, effects last, and other texts than activated ones become such. */
export function* withPlainerTexts(made: Case): Generator<Case> {
  for (const { one, edit } of instructionsOf(made)) {
    if ('until' in one.deed && one.deed.until !== 'lasting')
      yield edit(({ deed }) => void Object.assign(deed, { until: 'lasting' }));
    if (one.object.kind === 'itself') continue;
    for (const key of Object.keys(one.object.filter) as (keyof Filter)[]) {
      if (key !== 'types')
        yield edit(({ object }) => {
          if (object.kind !== 'itself') delete object.filter[key];
        });
    }
    const types = one.object.filter.types ?? [];
    for (const type of types.length > 1 ? types : [])
      yield edit(({ object }) => {
        if (object.kind !== 'itself') object.filter.types = [type];
      });
  }
  for (const [index, act] of made.acts.entries()) {
    if (act.act === 'change' && 'until' in act.deed && act.deed.until !== 'lasting')
      yield edited(made, ({ acts }) => {
        const copy = acts[index];
        if (copy?.act === 'change') Object.assign(copy.deed, { until: 'lasting' });
      });
  }
}
