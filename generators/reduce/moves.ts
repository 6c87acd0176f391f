import type { Instruction } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { intosOf } from '../zones.ts';
import { edited } from './repair.ts';

const instructionIn = ({ board }: Case, id: string, step: number, part: number): Instruction | undefined => {
  const text = board.texts[id];
  return text && stepsOf(text)[step]?.[part];
};

const intoHand = (deed: Deed | undefined): void => {
  if (deed?.verb === 'move') deed.into = 'hand';
};

/** A text looks in play instead of another zone, and the cards that lie there come into play. */
function open(draft: Case, { object }: Instruction): void {
  if (object.kind === 'itself') return;
  const { zone } = object.filter;
  delete object.filter.zone;
  delete object.filter.whose;
  for (const card of draft.board.cards) if (card.zone === zone && card.type !== 'spell') card.zone = 'play';
}

/** Moves go into the hand, and out of play. */
export function* withPlainerMoves(made: Case, settings: Settings): Generator<Case> {
  const mayGoToHand = intosOf(settings).includes('hand');
  for (const [id, text] of Object.entries(made.board.texts)) {
    for (const [step, parts] of stepsOf(text).entries()) {
      for (const [part, { deed, object }] of parts.entries()) {
        if (deed.verb !== 'move') continue;
        if (mayGoToHand && deed.into !== 'hand')
          yield edited(made, (draft) => intoHand(instructionIn(draft, id, step, part)?.deed));
        if (object.kind === 'itself' || (object.filter.zone ?? 'play') === 'play') continue;
        yield edited(made, (draft) => {
          const one = instructionIn(draft, id, step, part);
          if (one !== undefined) open(draft, one);
        });
      }
    }
  }
  for (const [index, act] of made.acts.entries()) {
    if (act.act === 'change' && act.deed.verb === 'move' && act.deed.into !== 'hand' && mayGoToHand)
      yield edited(made, ({ acts }) => {
        const copy = acts[index];
        if (copy?.act === 'change') intoHand(copy.deed);
      });
  }
}
