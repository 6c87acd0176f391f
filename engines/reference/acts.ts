import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId, Player } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import { answerLeading, answerStep, takeTurn } from './carrying.ts';
import { answerComplaint, answerDeclaration, declare, declareSetOff, namedBy } from './declaring.ts';
import { tellNamed } from './naming.ts';
import type { Run } from './rules.ts';
import { answerStrike, declareStrike, goOnStriking } from './striking.ts';
import { beginTurn, endTurn } from './turning.ts';

type Change = Extract<Act, { act: 'change' }>;
type Choose = Extract<Act, { act: 'choose' }>;
type Step = Extract<Act, { act: 'step' }>;

/** Texts that set one another off without end stop after so many events: the rest waits for the next act. */
const PATIENCE = 1000;

function choose(run: Run, act: Choose): string | null {
  const { asking } = run;
  if (asking === null) return 'Nobody has to choose';
  const complaint = answerComplaint(run, asking, act);
  if (complaint !== null) return complaint;
  run.ask(null);
  const { pending, declaration } = asking;
  if (declaration !== null) answerDeclaration(run, declaration, namedBy(pending, act));
  else if (pending.kind === 'defender') answerStrike(run, act.cards);
  else if (pending.kind === 'redirect') answerLeading(run, pending, act.cards);
  else answerStep(run, namedBy(pending, act), act.player);
  return null;
}

function resolve(run: Run): string | null {
  if (run.waiting.length === 0) return 'Nothing waits';
  takeTurn(run);
  return null;
}

function resolveAll(run: Run): null {
  while (run.waiting.length > 0 && run.asking === null && run.lost.length === 0) {
    if (run.events.length > PATIENCE) return null;
    takeTurn(run);
    if (run.asking === null) declareSetOff(run);
  }
  return null;
}

function enter(run: Run, ids: readonly CardId[]): string | null {
  const cards: Card[] = [];
  for (const id of ids) {
    const card = run.cards[id];
    if (card === undefined || card.zone !== 'hand' || card.whose !== card.owner)
      return `${id} is not in its owner's hand`;
    if (card.type === 'spell') return `${id} is a spell`;
    cards.push(card);
  }
  if (new Set(ids).size < ids.length) return 'A card is named twice';
  run.together(() => {
    for (const card of cards) run.move(card, { zone: 'play', whose: null }, { by: 'act' });
  });
  run.rules.settle(run, 'enter');
  return null;
}

const isPlaceFor = (deed: Deed, { zone }: Card): boolean =>
  VERBS[deed.verb].zones.includes(zone) && !(deed.verb === 'move' && deed.into === zone);

const isTypeFor = (deed: Deed, { type }: Card): boolean =>
  VERBS[deed.verb].types.includes(type) &&
  !(deed.verb === 'move' && deed.into === 'play' && type === 'spell');

function change(run: Run, { card: id, deed }: Change): string | null {
  const card = run.cards[id];
  if (card === undefined || !isPlaceFor(deed, card)) return `${id} is nowhere where «${deed.verb}» takes it`;
  if (!isTypeFor(deed, card)) return `«${deed.verb}» means nothing for a ${card.type}`;
  const cause = { by: 'act' as const };
  run.together(() => {
    run.emit({ kind: 'did', card: id, cause });
    run.rules.perform(run, deed, card, { cause, text: null, controller: null });
  });
  run.rules.settle(run, 'change');
  return null;
}

function step(run: Run, { player, card: id, cell }: Step): string | null {
  const card = run.cards[id];
  if (card === undefined) return 'There is no such card';
  const complaint = run.rules.stepComplaint(run, player, card, cell);
  if (complaint !== null) return complaint;
  const scope = { controller: player, source: id };
  const of = { kind: 'movement' as const, ability: null, named: [], cell };
  const waiting = run.enqueue({ scope, source: card, paying: [], chain: [], instructions: [] }, of);
  tellNamed(run, { when: 'declared', waiting, cards: [] }, []);
  return null;
}

function turn(run: Run, player: Player): string | null {
  if (player !== run.active) return `It is not the turn of ${player}`;
  if (run.waiting.length > 0) return 'Something waits in the queue';
  endTurn(run, player);
  return null;
}

function put(run: Run, act: Act): string | null {
  switch (act.act) {
    case 'declare':
      return declare(run, act);
    case 'attack':
      return declareStrike(run, act);
    case 'choose':
      return choose(run, act);
    case 'resolve':
      return resolve(run);
    case 'resolve all':
      return resolveAll(run);
    case 'enter':
      return enter(run, act.cards);
    case 'step':
      return step(run, act);
    case 'end turn':
      return turn(run, act.player);
    case 'change':
      return change(run, act);
    default:
      return act satisfies never;
  }
}

/** Declares what was set off and takes a strike that is under way on, until somebody has to choose. */
function goOn(run: Run): void {
  declareSetOff(run);
  while (run.asking === null && run.lost.length === 0 && run.next?.item.kind === 'attack') {
    goOnStriking(run);
    if (run.asking === null) declareSetOff(run);
  }
  if (run.ending === null || run.asking !== null || run.lost.length > 0) return;
  beginTurn(run, run.ending);
  if (run.lost.length === 0) declareSetOff(run);
}

/** Plays an act and declares what it set off; the reason where it is refused, and the run is then to be thrown away. */
export function playAct(run: Run, act: Act): string | null {
  if (run.lost.length > 0) return 'The game is over';
  if (run.asking !== null && act.act !== 'choose') return 'A choice is pending';
  const complaint = put(run, act);
  if (complaint === null && run.asking === null) goOn(run);
  return complaint;
}
