import { atMoment } from './at-moment.ts';
import { askAttack } from './attacks.ts';
import { interviewBetween } from './between-acts.ts';
import { askChoice, askPending } from './choosing.ts';
import { askDeclaration } from './declaring.ts';
import { explained } from './fate.ts';
import { askUnresolved } from './leaving.ts';
import { askLoaded, askSilentChange } from './life.ts';
import { isFollowed } from './needs.ts';
import type { Instant } from './observation.ts';
import { askRedirect } from './redirecting.ts';
import { askGiven } from './statics.ts';
import type { Timeline } from './timeline.ts';
import { askTurn } from './turn.ts';

/**
 * The questions that a record raised, with the engine's answers, instant by instant in the order of play. It
 * ends with the step in which somebody lost: the documents do not say how a finished game goes on. A step whose
 * state is not what its events say is not asked about: nobody knows which of the two happened. Where the events are not
 * claimed that make the states, only what shows between the acts is asked.
 */
export function* interview(line: Timeline): Generator<Instant> {
  if (!isFollowed(line.capabilities)) {
    yield* interviewBetween(line);
    return;
  }
  const known = explained(line);
  if (line.mismatch === null || line.mismatch.step >= 0) yield { step: 0, observations: askLoaded(line) };
  for (const step of line.steps.keys()) {
    if ((line.states[step]?.lost.length ?? 0) > 0 || step === line.mismatch?.step) return;
    yield {
      step,
      observations: [...askDeclaration(line, step), ...askAttack(line, step), ...askChoice(line, step)],
    };
    for (let number = line.starts[step] ?? 0; number < (line.starts[step + 1] ?? 0); number += 1) {
      yield { step, observations: atMoment(line, number, known) };
    }
    yield {
      step,
      observations: [
        ...askSilentChange(line, step),
        ...askUnresolved(line, step),
        ...askPending(line, step),
        ...askRedirect(line, step),
        ...askTurn(line, step),
        ...askGiven(line, step),
      ],
    };
  }
}
