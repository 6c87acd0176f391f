import type { Ability, Instruction, Static } from '../abilities/ability.ts';
import { stepsOf } from '../abilities/ability.ts';
import type { Deed } from '../abilities/deed.ts';
import type { Filter } from '../abilities/filter.ts';
import type { Act } from '../play/act.ts';
import type { Case } from '../play/case.ts';
import type { Capabilities } from './capabilities.ts';

type Claims = Pick<Capabilities, 'terms' | 'changes' | 'enter' | 'attacks' | 'draws'>;
type Need = readonly [term: string, isClaimed: boolean];

const ofDeed = (deed: Deed, { terms }: Claims): Need[] => [
  [`the verb «${deed.verb}»`, terms.verbs.includes(deed.verb)],
  ...('per' in deed && deed.per !== undefined ? [['X', terms.x === true] as const] : []),
  ...('as' in deed && deed.as !== undefined ? [['shots', terms.shots === true] as const] : []),
  ...(deed.verb === 'move' && (deed.into === 'graveyard' || deed.into === 'play')
    ? [[`moves into ${deed.into}`, terms.into?.includes(deed.into) === true] as const]
    : []),
];

const ofFilter = ({ zone = 'play', cost }: Filter, { terms }: Claims): Need[] => [
  [`the zone «${zone}» in texts`, zone === 'play' || terms.zones?.includes(zone) === true],
  ['X', cost?.equals !== 'X' || terms.x === true],
  ['the verb «roll»', cost?.equals !== 'rolled' || terms.verbs.includes('roll')],
];

const ofInstruction = ({ deed, object }: Instruction, claims: Claims): Need[] => {
  const { terms } = claims;
  const own: Need[] = [
    ...ofDeed(deed, claims),
    [`the object «${object.kind}»`, terms.objects.includes(object.kind)],
  ];
  if (object.kind === 'itself') return own;
  const filtered = [...own, ...ofFilter(object.filter, claims)];
  if (object.kind === 'each') return filtered;
  const isOne = object.min === 1 && object.max === 1;
  return [
    ...filtered,
    ['numbers of targets', isOne || terms.counts],
    ['«another»', object.different === undefined || terms.different === true],
    ['divided amounts', object.divide === undefined || terms.divided === true],
  ];
};

const ofStatic = (text: Static, { terms }: Claims): Need => {
  const isOld = text.text === 'cannot be' || text.text === 'cannot be target';
  return [`the static text «${text.text}»`, isOld || terms.statics?.includes(text.text) === true];
};

const ofText = (text: Ability, claims: Claims): Need[] => {
  const { terms } = claims;
  const steps = stepsOf(text);
  const cost = 'cost' in text ? text.cost : undefined;
  return [
    [`${text.kind} texts`, terms.abilities.includes(text.kind)],
    ...(text.kind === 'static' ? [ofStatic(text.static, claims)] : []),
    ...(text.kind === 'triggered'
      ? [[`the trigger «${text.trigger}»`, terms.triggers.includes(text.trigger)] as const]
      : []),
    ...(cost === undefined
      ? []
      : [[`the price «${cost.kind}»`, terms.prices?.includes(cost.kind) === true] as const]),
    ['texts of several steps', steps.length < 2 || terms.steps],
    ['steps of several parts', steps.every(({ length }) => length < 2) || terms.parts],
    ...steps.flat().flatMap((instruction) => ofInstruction(instruction, claims)),
  ];
};

const ofAct = (act: Act, claims: Claims): Need[] => {
  switch (act.act) {
    case 'change':
      return [['bare changes', claims.changes], ...ofDeed(act.deed, claims)];
    case 'enter':
      return [['cards that enter', claims.enter]];
    case 'attack':
      return [['attacks', claims.attacks === true]];
    default:
      return [];
  }
};

/** What a case speaks of or puts and an engine does not claim, each once; an engine need not make sense of it. */
export function unclaimedIn({ board, acts }: Pick<Case, 'board' | 'acts'>, claims: Claims): string[] {
  const needs = [
    ...Object.values(board.texts).flatMap((text) => ofText(text, claims)),
    ...acts.flatMap((act) => ofAct(act, claims)),
  ];
  return [...new Set(needs.flatMap(([term, isClaimed]) => (isClaimed ? [] : [term])))];
}
