import type { CardId } from '../../spec/model/names.ts';
import { beginningOf } from './declarers.ts';
import type { Moment } from './moment.ts';
import { occasionOf } from './occasions.ts';
import type { Timeline } from './timeline.ts';

/** Whether something that sets a text of a card off came before a step, in the course of play that choices have cut into steps. */
function isSetOffBefore(line: Timeline, step: number, card: CardId, text: string): boolean {
  const ability = line.texts[text];
  const occasion = ability === undefined ? null : occasionOf(line, ability, card);
  const from = line.starts[beginningOf(line, step)];
  return occasion !== null && line.moments.slice(from, line.starts[step]).some(occasion);
}

const isCry = ({ event }: Moment, card: CardId, text: string): boolean =>
  (event.kind === 'queued' && event.item.ability === text && event.item.sources.includes(card)) ||
  (event.kind === 'lapsed' && event.ability === text && event.source === card);

/** The moments of a step until a text of a card was declared or lapsed behind a moment; all of them where it was not. */
export function untilSetOff(line: Timeline, number: number, card: CardId, text: string): readonly Moment[] {
  const { step } = line.moments[number] as Moment;
  const all = line.moments.slice(line.starts[step], line.starts[step + 1]);
  const end = all.findIndex((moment) => moment.number > number && isCry(moment, card, text));
  return end < 0 ? all : all.slice(0, end);
}

/**
 * Whether a text of a card was set off after a moment of a step: declared, lapsed, or asking for its targets. Null
 * where that cannot be told: something else asks first, the card has moved or changed its texts, somebody has lost, the
 * engine does not tell what lapses, or what came before a choice may have set it off.
 */
export function isSetOff(line: Timeline, number: number, card: CardId, text: string): boolean | null {
  const { step } = line.moments[number] as Moment;
  const next = line.starts[step + 1] ?? line.moments.length;
  const behind = line.moments.slice(number + 1, next);
  const rest = behind.map(({ event }) => event);
  const pending = line.steps[step]?.reply.pending ?? null;
  const isDeclared = behind.some((moment) => isCry(moment, card, text));
  const isAsking =
    pending !== null && pending.item === null && pending.source === card && pending.ability === text;
  if (isDeclared || isAsking) return isSetOffBefore(line, step, card, text) ? null : true;
  const isDisturbed = rest.some(
    (event) =>
      ('card' in event && event.card === card && (event.kind === 'moved' || event.kind === 'abilities')) ||
      event.kind === 'lost',
  );
  const isTold = line.capabilities.events.includes('lapsed');
  return pending !== null || isDisturbed || !isTold ? null : false;
}

/** The text of a card in play that this trigger sets off, if it has one. */
export function triggerOf(line: Timeline, number: number, card: CardId, trigger: string): string | undefined {
  const { state } = line.moments[number] as Moment;
  return state.cards[card]?.abilities.find((id) => {
    const ability = line.texts[id];
    return ability?.kind === 'triggered' && ability.trigger === trigger;
  });
}
