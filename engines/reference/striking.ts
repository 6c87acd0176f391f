import type { Card } from '../../spec/model/card.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Addressed, Defence, Waiting } from './game.ts';
import { opponentOf } from './game.ts';
import { doInstruction } from './hitting.ts';
import { tellNamed } from './naming.ts';
import { askRedirection } from './redirecting.ts';
import type { Run } from './rules.ts';

type Attack = Extract<Act, { act: 'attack' }>;

const blow: At = [0, 0];
const blowBack: At = [1, 0];

/** The wounds of a strike as an instruction of its item. */
const strikeOf = (run: Run, card: Card, at: At): Addressed => ({
  at,
  instruction: {
    deed: { verb: 'wound', amount: run.rules.strikeOf(run, card) },
    object: { kind: 'choose', min: 1, max: 1, by: 'controller', filter: { types: ['hero', 'creature'] } },
  },
});

/** Declares a strike for a player; the reason where it is refused. */
export function declareStrike(run: Run, { player, attacker, target }: Attack): string | null {
  if (run.waiting.length > 0) return 'Something waits in the queue';
  const [source, struck] = [run.cards[attacker], run.cards[target]];
  if (source === undefined || struck === undefined) return 'There is no such card';
  const complaint = run.rules.strikerComplaint(run, player, source);
  if (complaint !== null) return complaint;
  const scope = { controller: player, source: attacker };
  if (!run.rules.mayBeStruck(run, struck, scope)) return `${target} cannot be struck at`;
  run.attack(scope, target);
  for (const ally of run.rules.alliesOf(run, source)) run.setOffOn(ally, 'ally attacks');
  const named = [{ at: blow, cards: [target], amounts: null }];
  const of = { kind: 'attack' as const, ability: null, named };
  const waiting = run.enqueue(
    { scope, source, paying: [], chain: [], instructions: [strikeOf(run, source, blow)] },
    of,
  );
  tellNamed(run, { when: 'declared', waiting, cards: [target] }, []);
  return null;
}

function askDefender(run: Run, { item, scope }: Waiting, options: CardId[]): void {
  const { controller, source } = scope;
  const asked = { player: opponentOf(controller), kind: 'defender' as const, source, ability: null };
  run.ask({ pending: { ...asked, at: blow, item: item.id, options, min: 0, max: 1 }, declaration: null });
}

/** Takes the opponent's answer to a strike; the defender, if there is one, becomes its target (502.1). */
export function answerStrike(run: Run, [defender = null]: readonly (CardId | null)[]): void {
  const waiting = run.next;
  run.defend({ defender });
  if (waiting === undefined || defender === null) return;
  tellNamed(run, { when: 'defended', waiting, cards: [defender] }, []);
}

function strikeBack(run: Run, waiting: Waiting, striker: Card): boolean {
  const { source } = waiting.scope;
  const scope = { controller: striker.controller, source: striker.id };
  return doInstruction(run, { ...waiting, scope }, strikeOf(run, striker, blowBack), {
    targets: [source],
    reached: [source],
  });
}

function exchange(run: Run, waiting: Waiting, defence: Defence): void {
  const { rules } = run;
  const targets = rules.ledTargets(run, blow, rules.struckAt(run, waiting, defence));
  const led = rules.ledTargets(run, blow, rules.struck(run, waiting, defence));
  const reached = rules.ledReach(run, blow, led);
  const strikers = targets.flatMap((id) => run.cards[id] ?? []);
  const attacker = run.cards[waiting.scope.source] ?? waiting.source;
  const [back] = strikers.filter((card) => card.id !== attacker?.id && rules.strikesBack(run, card));
  const struck: Card[] = [];
  run.together(() => {
    if (attacker === null) return;
    const strike = strikeOf(run, attacker, blow);
    if (doInstruction(run, waiting, strike, { targets, reached })) struck.push(attacker);
    if (back !== undefined && strikeBack(run, waiting, back)) struck.push(back);
  });
  for (const striker of struck) run.setOffOn(striker, 'strike');
  rules.settle(run, 'instruction');
}

function exhaustFighters(run: Run, { item, scope }: Waiting, { defender }: Defence): void {
  const cause = { by: 'item' as const, item: item.id, at: blow };
  run.together(() => {
    for (const id of [scope.source, defender ?? '']) {
      const card = run.cards[id];
      if (card?.zone === 'play') run.setFlag(card, 'exhausted', true, cause);
    }
  });
}

/** Takes the strike that is under way a step on: to the question for a defender, or to its end. */
export function goOnStriking(run: Run): void {
  const waiting = run.next;
  if (waiting === undefined) return;
  if (run.defence === null) {
    const options = run.rules.defendersOf(run, waiting);
    if (options.length > 0) {
      askDefender(run, waiting, options);
      return;
    }
  }
  const defence = run.defence ?? { defender: null };
  if (askRedirection(run, waiting, blow, run.rules.struckAt(run, waiting, defence))) return;
  exchange(run, waiting, defence);
  if (run.lost.length > 0) return;
  exhaustFighters(run, waiting, defence);
  run.leave();
  run.rules.settle(run, 'item');
}
