import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { isCardCost, stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { CardType } from '../../spec/model/names.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Settings } from '../settings.ts';
import { claimsActivated } from '../settings.ts';
import { copyOf } from './copy.ts';
import { edited } from './repair.ts';

/** Every verb once, with its plainest deed, those that change least first. */
export const PLAIN_DEEDS: readonly Deed[] = [
  { verb: 'cure' },
  { verb: 'ready' },
  { verb: 'poison' },
  { verb: 'destroy' },
  { verb: 'exhaust' },
  { verb: 'heal', amount: 1 },
  { verb: 'wound', amount: 1 },
  { verb: 'set life', to: 0 },
  { verb: 'move', into: 'hand' },
  { verb: 'silence', until: 'lasting' },
  { verb: 'challenge', until: 'lasting' },
  { verb: 'give life', amount: 1, until: 'lasting' },
  { verb: 'take life', amount: 1, until: 'lasting' },
  { verb: 'take control', until: 'lasting' },
];

const instructionsIn = ({ board }: Case): Instruction[] =>
  Object.values(board.texts).flatMap((text) => stepsOf(text).flat());

const filtersIn = (made: Case): Filter[] => [
  ...instructionsIn(made).flatMap(({ object }) => (object.kind === 'itself' ? [] : [object.filter])),
  ...Object.values(made.board.texts).flatMap((text) =>
    text.kind === 'activated' && isCardCost(text.cost) ? [text.cost.filter] : [],
  ),
];

/** Puts one verb for another wherever it is spoken of, bans included. */
function speakOf(draft: Case, from: Verb, to: Deed): void {
  for (const one of instructionsIn(draft)) if (one.deed.verb === from) one.deed = copyOf(to);
  for (const act of draft.acts) if (act.act === 'change' && act.deed.verb === from) act.deed = copyOf(to);
  for (const text of Object.values(draft.board.texts)) {
    if (text.kind === 'static' && text.static.text === 'cannot be' && text.static.verb === from)
      text.static.verb = to.verb;
  }
}

/** A verb that is spoken of more than once becomes another one everywhere. */
export function* withOtherVerbs(made: Case, { claims }: Settings): Generator<Case> {
  const banned = Object.values(made.board.texts).flatMap((text) =>
    text.kind === 'static' && text.static.text === 'cannot be' ? [text.static.verb] : [],
  );
  for (const verb of new Set(banned)) {
    for (const deed of PLAIN_DEEDS.filter((other) => claims.terms.verbs.includes(other.verb)))
      if (deed.verb !== verb) yield edited(made, (draft) => speakOf(draft, verb, deed));
  }
}

/** All cards of a type become creatures, and texts speak of creatures where they spoke of that type. */
export function* withCreaturesFor(made: Case, { claims }: Settings): Generator<Case> {
  const types: readonly CardType[] = ['hero', 'support'];
  const spoken = new Set([
    ...made.board.cards.map(({ type }) => type),
    ...filtersIn(made).flatMap((filter) => filter.types ?? []),
  ]);
  const exchange = (draft: Case, from: CardType): void => {
    for (const card of draft.board.cards) if (card.type === from) card.type = 'creature';
    for (const filter of filtersIn(draft)) if (filter.types?.includes(from)) filter.types = ['creature'];
  };
  for (const type of types) {
    if (!spoken.has(type)) continue;
    yield edited(made, (draft) => exchange(draft, type));
    if (!claims.terms.verbs.includes('cure')) continue;
    yield edited(made, (draft) => {
      exchange(draft, type);
      for (const one of instructionsIn(draft)) if (one.deed.verb === 'ready') one.deed = { verb: 'cure' };
    });
  }
}

const BAN: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'cure' } };
const NOTHING_MUCH: Ability = {
  kind: 'activated',
  steps: [[{ deed: { verb: 'cure' }, object: { kind: 'itself' } }]],
};

/** A text that nothing depends on but that it is there says «cannot be cured», or «cure itself». */
export function* withPlainestTexts(made: Case, settings: Settings): Generator<Case> {
  const { verbs, objects, abilities } = settings.claims.terms;
  if (!verbs.includes('cure')) return;
  const plainest = [
    ...(abilities.includes('static') ? [BAN] : []),
    ...(claimsActivated(settings) && objects.includes('itself') ? [NOTHING_MUCH] : []),
  ];
  for (const [id, text] of Object.entries(made.board.texts)) {
    for (const plain of text.kind === 'spell' ? [] : plainest)
      yield edited(made, ({ board }) => {
        board.texts[id] = copyOf(plain);
      });
  }
}

const ATTRIBUTES: readonly Partial<Filter>[] = [
  { side: 'own' },
  { other: true },
  { side: 'opponent' },
  { wounded: false },
  { wounded: true },
  { exhausted: false },
  { exhausted: true },
];

/** What a filter asks for beside types becomes something plainer. */
export function* withOtherAttributes(made: Case): Generator<Case> {
  for (const [index, filter] of filtersIn(made).entries()) {
    for (const key of Object.keys(filter) as (keyof Filter)[]) {
      if (key === 'types' || key === 'zone' || key === 'whose') continue;
      for (const attribute of ATTRIBUTES)
        yield edited(made, (draft) => {
          const copy = filtersIn(draft)[index];
          if (copy === undefined) return;
          delete copy[key];
          Object.assign(copy, attribute);
        });
    }
  }
}
