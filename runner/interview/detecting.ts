import type { CardId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import { isDetected } from '../../spec/questions/carrying-out.ts';
import type { Moment } from './moment.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isSetOff, triggerOf } from './set-off.ts';
import type { Timeline } from './timeline.ts';

interface Naming {
  readonly item: Item;
  readonly named: readonly CardId[];
  /** Whether the first step is named for, as part of the declaration, whoever chooses. */
  readonly isDeclared: boolean;
}

/** The cards that an event names as targets, and the item for which it does. A defender is chosen, not named. */
const namingOf = (line: Timeline, { event, state }: Moment): Naming | null => {
  const itemOf = (id: string) => state.queue.find((item) => item.id === id) ?? line.declared.get(id)?.item;
  if (event.kind === 'queued')
    return { item: event.item, named: event.item.named.flatMap(({ cards }) => cards), isDeclared: true };
  if (event.kind !== 'named') return null;
  const item = itemOf(event.item);
  if (item === undefined) return null;
  return { item, named: event.cards, isDeclared: event.at[0] === 0 };
};

const DETECTORS: readonly string[] = ['targeted', 'targeted by a spell'];

/** Whether each card that tells when it becomes a target has done so, while an item is declared or names later targets. */
export function askDetectors(line: Timeline, number: number): Observation[] {
  if (!line.triggers.has('targeted') && !line.triggers.has('targeted by a spell')) return [];
  const moment = line.moments[number] as Moment;
  const naming = namingOf(line, moment);
  if (naming === null) return [];
  const { item, named, isDeclared } = naming;
  const paying = isDeclared ? (line.payers.get(item.id) ?? []) : [];
  const declaring = {
    state: moment.state,
    texts: line.texts,
    player: item.controller,
    source: item.sources[0] ?? '',
    ability: item.ability ?? '',
    targets: item.named,
    by: line.declared.get(item.id)?.by ?? 'player',
    isChoicePending: false,
  } as const;
  const text = line.texts[item.ability ?? ''];
  const isOfSpell = text?.kind === 'spell';
  // Such texts may set one another off without end, and where an engine breaks off is its own affair.
  const isEndless = text?.kind === 'triggered' && DETECTORS.includes(text.trigger);
  const triggers = isOfSpell ? (['targeted', 'targeted by a spell'] as const) : (['targeted'] as const);
  return Object.values(moment.state.cards).flatMap((card) =>
    triggers.flatMap((trigger): Asked[] => {
      const own = card.zone === 'play' ? triggerOf(line, number, card.id, trigger) : undefined;
      const answer = own === undefined ? null : isSetOff(line, number, card.id, own);
      if (answer === null || (!answer && isEndless && named.includes(card.id))) return [];
      const situation = { ...declaring, card: card.id, named, paying, cell: item.cell };
      return [asked(isDetected, situation, answer ? 'target' : 'no target', 'consequence')];
    }),
  );
}

/** Whether a card that tells when it becomes a target is set off by what a static text lays on it. */
export function askLaid(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const isLaid =
    (event.kind === 'life' || event.kind === 'effects') &&
    event.cause.by === 'rules' &&
    event.cause.effect === 'static effect';
  const text = isLaid ? triggerOf(line, number, event.card, 'targeted') : undefined;
  if (!isLaid || text === undefined || isSpokenOf(line, step, event.card)) return [];
  const giver = Object.values(state.cards).find(
    ({ zone, abilities }) => zone === 'play' && abilities.some((id) => line.texts[id]?.kind === 'static'),
  );
  const ability = giver?.abilities.find((id) => line.texts[id]?.kind === 'static');
  const answer = isSetOff(line, number, event.card, text);
  if (giver === undefined || ability === undefined || answer === null) return [];
  const around = { state, texts: line.texts, player: giver.controller, source: giver.id, ability };
  const declaring = { ...around, targets: [], by: 'trigger', isChoicePending: false } as const;
  const situation = { ...declaring, card: event.card, named: [], paying: [] };
  return [asked(isDetected, situation, answer ? 'target' : 'no target', 'consequence')];
}

/** Whether anything in a step names the card, strikes at it, or is a text of its own. */
const isSpokenOf = (line: Timeline, step: number, card: CardId): boolean =>
  line.moments.slice(line.starts[step], line.starts[step + 1]).some(({ event }) => {
    if (event.kind === 'settled') return event.targets.includes(card);
    if (event.kind === 'named') return event.cards.includes(card);
    if (event.kind === 'attacked') return event.target === card;
    if (event.kind !== 'queued') return false;
    const { named, sources, ability } = event.item;
    const isOwnCry = line.texts[ability ?? '']?.kind === 'triggered' && sources.includes(card);
    return named.some(({ cards }) => cards.includes(card)) || (sources.includes(card) && !isOwnCry);
  });
