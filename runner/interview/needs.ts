import type { Event } from '../../spec/play/event.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';

const NEEDS: Readonly<Record<string, readonly Event['kind'][]>> = {
  sources: ['queued'],
  isDetected: ['queued'],
  attackTargets: ['queued', 'settled'],
  isShuffled: ['moved', 'shuffled'],
  isDeckedOut: ['turn', 'draw failed', 'lost'],
  whoGoesFirst: ['queued', 'moved'],
  massReach: ['begun', 'did', 'ended'],
  howHit: ['begun', 'did', 'ended', 'destroyed'],
  isObstacle: ['queued', 'settled', 'begun', 'did', 'ended', 'left'],
  isPaid: ['queued', 'flag', 'left'],
  movementTarget: ['queued', 'placed'],
  doesBear: ['queued', 'begun', 'did', 'life'],
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

/** Whether an engine with these capabilities shows what a question needs. */
export function isObservable(question: string, capabilities: Capabilities): boolean {
  if (question === 'lifeLevel' && !capabilities.level) return false;
  if (question === 'isStillThere' && capabilities.life !== 'effects') return false;
  if (question === 'whoChooses' && !capabilities.options) return false;
  if (question === 'isDeckedOut' && capabilities.draws !== true) return false;
  if ((question === 'attackTargets' || question === 'mayAttack') && capabilities.attacks !== true)
    return false;
  if (question === 'isDetected' && !capabilities.terms.triggers.includes('targeted')) return false;
  if (question === 'mayPay' && !capabilities.terms.prices?.some((price) => price !== 'exhaust itself'))
    return false;
  if (question === 'doesBear' && !capabilities.terms.statics?.includes('wounds dealt')) return false;
  return (NEEDS[question] ?? []).every((kind) => capabilities.events.includes(kind));
}
