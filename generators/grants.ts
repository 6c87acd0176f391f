import type { Ability } from '../spec/abilities/ability.ts';
import { isLaying, stepsOf } from '../spec/abilities/ability.ts';
import type { Deed, Verb } from '../spec/abilities/deed.ts';
import { VERBS } from '../spec/abilities/deed.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardType } from '../spec/model/names.ts';
import { claimsTrigger } from './settings.ts';
import type { Table } from './table.ts';
import { GIVEN, kindsGiven, NOTICED } from './verbs.ts';

const BOARD: readonly CardType[] = VERBS.grant.types;

/** The types of card in play for which all means something that a text does to the card that has it. */
export const typesBearing = (text: Ability): CardType[] =>
  BOARD.filter(
    (type) =>
      stepsOf(text)
        .flat()
        .every(({ deed, object }) => object.kind !== 'itself' || VERBS[deed.verb].types.includes(type)) &&
      !(type === 'support' && text.kind === 'activated' && text.cost?.kind === 'wounds'),
  );

/** Whether a text can be given to other cards: it neither gives nor grants a text itself, and is no spell. */
export function isGivable(text: Ability): boolean {
  if (text.kind === 'spell') return false;
  if (text.kind === 'static') return text.static.text !== 'gives';
  return stepsOf(text)
    .flat()
    .every(({ deed }) => deed.verb !== 'grant');
}

/** The texts that a card shows: those printed on it and those granted to it, none while it is silenced. */
export function textsShown({ printed, effects }: Pick<Card, 'printed' | 'effects'>): string[] {
  if (effects.some(({ kind }) => kind === 'silence')) return [];
  const granted = effects.flatMap(({ kind, ability }) =>
    kind === 'grant' && ability !== undefined ? [ability] : [],
  );
  return granted.length === 0 ? [...printed] : [...new Set([...printed, ...granted])];
}

const plainDeed = ({ draw }: Table, verb: Verb): Deed =>
  verb === 'wound' || verb === 'heal' ? { verb, amount: draw.between(1, 2) } : ({ verb } as Deed);

/** One instruction on the card itself where that is claimed and means something, or else on all of a type. */
function drawSteps(table: Table, types: readonly CardType[] | null, verbs: readonly Verb[]) {
  const { draw, settings } = table;
  const verb = draw.oneOf(verbs);
  const deed: Deed = verb === 'silence' ? { verb, until: 'end of turn' } : plainDeed(table, verb);
  const isInward =
    settings.claims.terms.objects.includes('itself') &&
    types?.every((type) => VERBS[verb].types.includes(type)) === true &&
    draw.flag(0.6);
  if (isInward) return [[{ deed, object: { kind: 'itself' as const } }]];
  return [[{ deed, object: { kind: 'each' as const, filter: { types: [draw.oneOf(VERBS[verb].types)] } } }]];
}

function drawGiven(table: Table, types: readonly CardType[]): Ability {
  const { draw, settings } = table;
  const { verbs } = settings.claims.terms;
  const given = GIVEN.filter((verb) => verbs.includes(verb));
  switch (draw.oneOf(kindsGiven(settings))) {
    case 'static': {
      const verb = draw.flag(0.7) ? draw.perhapsOneOf(given) : undefined;
      return {
        kind: 'static',
        static: verb === undefined ? { text: 'cannot be target' } : { text: 'cannot be', verb },
      };
    }
    case 'activated':
      return { kind: 'activated', steps: drawSteps(table, types, given) };
    case 'triggered': {
      const trigger = draw.oneOf(NOTICED.filter((one) => claimsTrigger(settings, one)));
      // A card that gets wounds and heals by them, or the reverse, may go on for ever.
      const harmless = given.filter((verb) => verb !== 'heal' && !(verb === 'wound' && trigger === 'healed'));
      const among = harmless.length > 0 && trigger !== 'turn start' ? harmless : given;
      return {
        kind: 'triggered',
        trigger,
        steps: drawSteps(table, trigger === 'death' ? null : types, among),
      };
    }
  }
}

/** A text for cards of the types: at times one that is there already, but none that gives life, which no card gets twice. The kinds given must not be empty. */
export function drawGrantable(table: Table, types: readonly CardType[]): string {
  const there = Object.keys(table.texts).filter((id) => {
    const text = table.texts[id];
    return (
      text !== undefined &&
      isGivable(text) &&
      !isLaying(text) &&
      text.kind !== 'triggered' &&
      types.every((type) => typesBearing(text).includes(type))
    );
  });
  if (there.length > 0 && table.draw.flag(0.3)) return table.draw.oneOf(there);
  return table.write(drawGiven(table, types));
}
