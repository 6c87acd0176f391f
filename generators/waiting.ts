import type { Ability, Trigger } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { Act } from '../spec/play/act.ts';
import type { Table } from './table.ts';

/** Triggers that no bare change sets off. */
const BY_ACTS: readonly Trigger[] = [
  'targeted',
  'targeted by a spell',
  'paying',
  'strike',
  'ally attacks',
  'turn start',
  'turn end',
];

/** The texts that may wait since an act, as far as one can guess. */
function setOffBy({ texts }: Table, act: Act): Ability[] {
  const triggered = (is: (trigger: Trigger) => boolean) =>
    Object.values(texts).filter((text) => text.kind === 'triggered' && is(text.trigger));
  switch (act.act) {
    case 'declare':
      return [texts[act.ability], ...triggered(() => true)].filter((text) => text !== undefined);
    case 'enter':
    case 'attack':
      return triggered(() => true);
    case 'change':
      return triggered((trigger) => !BY_ACTS.includes(trigger));
    case 'end turn':
      return triggered((trigger) => trigger === 'turn start' || trigger === 'turn end');
    default:
      return [];
  }
}

/** The texts that may wait since everything was carried out. */
export function waiting(table: Table): Ability[] {
  const { acts } = table;
  const last = acts.findLastIndex(({ act }) => act === 'resolve all' || act === 'end turn');
  return acts.slice(Math.max(0, last)).flatMap((act) => setOffBy(table, act));
}

/** Whether somebody may be asked for a choice while the text is carried out. */
export const mayAsk = (text: Ability): boolean =>
  stepsOf(text).some((parts, step) =>
    parts.some(
      ({ object }) =>
        object.kind === 'choose' && (step > 0 || object.by === 'opponent' || text.kind === 'triggered'),
    ),
  );
