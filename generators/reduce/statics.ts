import type { Static } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { claimsAny } from '../settings.ts';
import { edited } from './repair.ts';

const PLAIN: readonly Deed[] = [{ verb: 'ready' }, { verb: 'destroy' }, { verb: 'wound', amount: 1 }];

const filterOf = (text: Static): Filter | undefined =>
  'who' in text ? text.who : text.text === 'redirects' ? text.to : undefined;

/** Ways to say less in a static text, each done to a copy. */
function* plainerForms(text: Static, settings: Settings): Generator<(copy: Static) => void> {
  if ('by' in text)
    for (const by of new Set([Math.sign(text.by), Math.trunc(text.by / 2), text.by - Math.sign(text.by)]))
      if (by !== 0 && Math.abs(by) < Math.abs(text.by)) yield (copy) => void Object.assign(copy, { by });
  if ('by' in text && text.by < 0) yield (copy) => void Object.assign(copy, { by: -text.by });
  if ('of' in text && text.text !== 'instead')
    yield (copy) => {
      if (copy.text === 'wounds dealt' || copy.text === 'wounds taken') delete copy.of;
    };
  if ('who' in text && text.text !== 'life' && text.text !== 'gives')
    yield (copy) => {
      if ('who' in copy && copy.text !== 'life' && copy.text !== 'gives') delete copy.who;
    };
  const { types = [], ...asked } = filterOf(text) ?? {};
  for (const key of Object.keys(asked) as (keyof Filter)[]) yield (copy) => void delete filterOf(copy)?.[key];
  for (const type of types.length > 1 ? types : [])
    yield (copy) => void Object.assign(filterOf(copy) ?? {}, { types: [type] });
  if (text.text !== 'instead') return;
  for (const deed of PLAIN.filter(({ verb }) => verb !== text.of && claimsAny(settings, verb)))
    yield (copy) => void Object.assign(copy, { deed });
}

/** Static texts say less, or become the plainest there is. */
export function* withPlainerStatics(made: Case, settings: Settings): Generator<Case> {
  for (const [id, text] of Object.entries(made.board.texts)) {
    if (text.kind !== 'static') continue;
    if (text.static.text !== 'cannot be target')
      yield edited(made, ({ board }) => {
        board.texts[id] = { kind: 'static', static: { text: 'cannot be target' } };
      });
    for (const change of plainerForms(text.static, settings))
      yield edited(made, ({ board }) => {
        const copy = board.texts[id];
        if (copy?.kind === 'static') change(copy.static);
      });
  }
}
