import type { EventKind } from '../../spec/play/event.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import {
  canBeDeclared,
  mayBeNamed,
  mayNameSoMany,
  mayPay,
  maySource,
  mayStayOpen,
  whenNamed,
  whoChooses,
} from '../../spec/questions/declaring.ts';
import { doesHappen, doesReady, hasLost, isDestroyed, isDone, whereTo } from '../../spec/questions/fate.ts';
import { isStillThere, lifeAfter, lifeLevel } from '../../spec/questions/life.ts';

const NEEDS: Readonly<Record<string, readonly EventKind[]>> = {
  sources: ['queued'],
  isDetected: ['queued'],
  attackTargets: ['queued', 'settled'],
  mayBeRedirectedTo: ['queued', 'settled', 'did'],
  isShuffled: ['did', 'moved', 'shuffled'],
  isDeckedOut: ['turn', 'draw failed', 'lost'],
  whoGoesFirst: ['queued', 'moved'],
  massReach: ['begun', 'did', 'ended'],
  howHit: ['begun', 'did', 'ended', 'destroyed'],
  isObstacle: ['queued', 'settled', 'begun', 'did', 'ended', 'left'],
  isPaid: ['queued', 'flag', 'left'],
  movementTarget: ['queued', 'placed'],
  doesBear: ['queued', 'begun', 'did', 'life'],
  whichOrder: ['begun'],
  hasKilled: ['destroyed', 'life', 'queued'],
  isWounded: ['did', 'life', 'queued'],
  isGiven: ['did', 'moved', 'life', 'effects'],
  doesWait: ['queued'],
  finalTargets: ['queued', 'settled'],
  lifeAfter: ['did', 'life'],
  lifeLevel: ['life'],
  isHealing: ['did', 'life', 'queued'],
  isStillThere: ['turn'],
  isDestroyed: ['life', 'destroyed'],
  whenDone: ['life', 'destroyed', 'lost', 'begun', 'did'],
  whereTo: ['destroyed', 'moved'],
  killedBy: ['destroyed', 'life'],
  hasLost: ['life', 'lost'],
  doesReady: ['turn'],
  doesHappen: ['did', 'ended', 'destroyed', 'flag', 'abilities', 'effects', 'control', 'moved'],
  isDone: ['did'],
};

/** Every kind by which a state changes, whatever is claimed: without one of them nobody knows what a text was carried out on. */
const FOLLOWED: readonly EventKind[] = [
  'queued',
  'left',
  'life',
  'flag',
  'abilities',
  'effects',
  'control',
  'moved',
  'lost',
  'turn',
];

/** The kinds of event by which states change that are not claimed. */
export const untoldChanges = ({ events }: Capabilities): EventKind[] =>
  FOLLOWED.filter((kind) => !events.includes(kind));

/** Whether the events of an engine with these capabilities make its states; of another only what lies between acts is asked. */
export const isFollowed = (capabilities: Capabilities): boolean => untoldChanges(capabilities).length === 0;

/** What an engine lacks whose events do not make its states. */
export const CHANGES = 'the events by which states change';

/** What the outcomes of acts, the choices that they leave pending and the states between them answer. */
const BETWEEN_ACTS: ReadonlySet<string> = new Set<string>(
  [
    maySource,
    mayPay,
    canBeDeclared,
    mayBeNamed,
    mayNameSoMany,
    mayStayOpen,
    whenNamed,
    whoChooses,
    lifeAfter,
    lifeLevel,
    isDestroyed,
    hasLost,
    isStillThere,
    doesReady,
    doesHappen,
    isDone,
    whereTo,
  ].map(({ id }) => id),
);

const known = new WeakMap<Capabilities, Map<string, boolean>>();

/** Whether an engine with these capabilities shows what a question needs. */
export function isObservable(question: string, capabilities: Capabilities): boolean {
  let answers = known.get(capabilities);
  if (answers === undefined) {
    answers = new Map();
    known.set(capabilities, answers);
  }
  let answer = answers.get(question);
  if (answer === undefined) {
    answer = missingFor(question, capabilities).length === 0;
    answers.set(question, answer);
  }
  return answer;
}

/** A claim by its name in the greeting, and whether it is made. */
type Need = readonly [claim: string, isMade: boolean];

const needsOf = (question: string, capabilities: Capabilities): readonly Need[] => {
  const { terms, life, options, draws, attacks, level } = capabilities;
  const { triggers, statics = [], prices = [] } = terms;
  const lives: Need = ['life «effects»', life === 'effects'];
  switch (question) {
    case 'lifeLevel':
      return [['level', level]];
    case 'isStillThere':
    case 'isGiven':
      return [lives];
    case 'whoChooses':
    case 'mayBeRedirectedTo':
      return [['options', options]];
    case 'isDeckedOut':
      return [['draws', draws === true]];
    case 'attackTargets':
    case 'mayAttack':
      return [['attacks', attacks === true]];
    case 'isDetected':
      return [
        ['the trigger «targeted»', triggers.includes('targeted') || triggers.includes('targeted by a spell')],
      ];
    case 'hasKilled':
      return [['the trigger «kills»', triggers.includes('kills')]];
    case 'isWounded':
      return [['the trigger «wounded»', triggers.includes('wounded')]];
    case 'mayPay':
      return [['a price of another kind', prices.some((price) => price !== 'exhaust itself')]];
    case 'doesBear':
      return [['the static text «wounds dealt»', statics.includes('wounds dealt')]];
    default:
      return [];
  }
};

/** The events without which a question is not asked: none for what shows between acts, where the events do not make the states. */
const eventsFor = (question: string, capabilities: Capabilities): Need[] => {
  const kinds = NEEDS[question] ?? [];
  const need = (kind: EventKind): Need => [`the event «${kind}»`, capabilities.events.includes(kind)];
  if (isFollowed(capabilities)) return kinds.map(need);
  if (BETWEEN_ACTS.has(question)) return [];
  return [[CHANGES, false], ...kinds.filter((kind) => !FOLLOWED.includes(kind)).map(need)];
};

/** What an engine would have to claim beside what it does, for a question to be asked of it. */
export const missingFor = (question: string, capabilities: Capabilities): string[] =>
  [...needsOf(question, capabilities), ...eventsFor(question, capabilities)].flatMap(([claim, isMade]) =>
    isMade ? [] : [claim],
  );
