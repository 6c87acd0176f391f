import type { Event } from '../../spec/play/event.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';

const NEEDS: Readonly<Record<string, readonly Event['kind'][]>> = {
  sources: ['queued'],
  isDetected: ['queued'],
  attackTargets: ['queued', 'settled'],
  mayBeRedirectedTo: ['queued', 'settled', 'did'],
  isShuffled: ['moved', 'shuffled'],
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
  isGiven: ['moved', 'life', 'effects'],
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
  doesHappen: ['did', 'flag', 'abilities', 'effects', 'control', 'moved'],
  isDone: ['did'],
};

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
    answer = showsNeeds(question, capabilities);
    answers.set(question, answer);
  }
  return answer;
}

function showsNeeds(question: string, capabilities: Capabilities): boolean {
  if (question === 'lifeLevel' && !capabilities.level) return false;
  if (question === 'isStillThere' && capabilities.life !== 'effects') return false;
  if ((question === 'whoChooses' || question === 'mayBeRedirectedTo') && !capabilities.options) return false;
  if (question === 'isDeckedOut' && capabilities.draws !== true) return false;
  if ((question === 'attackTargets' || question === 'mayAttack') && capabilities.attacks !== true)
    return false;
  const { triggers } = capabilities.terms;
  const isTelling = triggers.includes('targeted') || triggers.includes('targeted by a spell');
  if (question === 'isDetected' && !isTelling) return false;
  if (question === 'hasKilled' && !triggers.includes('kills')) return false;
  if (question === 'isWounded' && !triggers.includes('wounded')) return false;
  if (question === 'isGiven' && capabilities.life !== 'effects') return false;
  if (question === 'mayPay' && !capabilities.terms.prices?.some((price) => price !== 'exhaust itself'))
    return false;
  if (question === 'doesBear' && !capabilities.terms.statics?.includes('wounds dealt')) return false;
  return (NEEDS[question] ?? []).every((kind) => capabilities.events.includes(kind));
}
