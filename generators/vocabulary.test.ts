import { expect, test } from 'vitest';
import type { Ability, Instruction, Static, Trigger } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Case } from '../spec/play/case.ts';
import { cases } from './cases.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';

const { prices, zones, shots, statics, x, divided, different, into, ...oldTerms } = EVERYTHING.claims.terms;
const NEW_VERBS = ['challenge', 'move', 'strip life', 'grant', 'fight', 'draw', 'roll'] as const;
const OLD_TRIGGERS = ['hire', 'death', 'healed'] as const;
/** A greeting from before prices, zones, shots, attacks, draws, and all that came with them could be claimed. */
const OLD: Settings = {
  claims: {
    terms: {
      ...oldTerms,
      verbs: oldTerms.verbs.filter((verb) => !NEW_VERBS.some((one) => one === verb)),
      triggers: [...OLD_TRIGGERS],
    },
    changes: true,
    enter: true,
    trusts: [],
  },
  preset: 'both',
};

const filtersOf = (text: Ability): Filter[] =>
  stepsOf(text)
    .flat()
    .flatMap(({ object }) => (object.kind === 'itself' ? [] : [object.filter]));

const isPaid = (text: Ability) => text.kind === 'activated' || text.kind === 'spell';

const ofDeed = (deed: Deed): string[] => [
  'as' in deed ? 'shot' : deed.verb,
  ...('per' in deed ? ['x'] : []),
  ...(deed.verb === 'move' && NEW.includes(`into ${deed.into}`) ? [`into ${deed.into}`] : []),
];

const ofInstruction = ({ deed, object }: Instruction): string[] => [
  ...ofDeed(deed),
  ...(object.kind === 'choose' && object.divide !== undefined ? ['divided'] : []),
  ...(object.kind === 'choose' && object.different ? ['different'] : []),
  ...(object.kind !== 'itself' && object.filter.cost?.equals === 'X' ? ['x'] : []),
  ...(object.kind !== 'itself' && object.filter.cost?.equals === 'rolled' ? ['roll'] : []),
];

function ofStatic(text: Static): string[] {
  if (text.text === 'cannot be') return [text.verb];
  return [`static ${text.text}`, ...(text.text === 'instead' ? [text.of, ...ofDeed(text.deed)] : [])];
}

const ofText = (text: Ability): string[] => [
  ...(isPaid(text) && text.cost !== undefined ? [`price ${text.cost.kind}`] : []),
  ...(isPaid(text) && text.cost?.kind === 'coins' && text.cost.x ? ['x'] : []),
  ...(text.kind === 'triggered' ? [`when ${text.trigger}`] : []),
  ...(text.kind === 'static' ? ofStatic(text.static) : []),
  ...stepsOf(text).flat().flatMap(ofInstruction),
  ...filtersOf(text).flatMap(({ zone = 'play', whose }) => [
    ...(zone === 'play' ? [] : [`zone ${zone}`]),
    ...(whose === undefined ? [] : ['whose']),
  ]),
];

/** The terms of a case that an old greeting does not claim. */
function newTermsIn({ board, acts }: Case): string[] {
  const found = [
    ...Object.values(board.texts).flatMap(ofText),
    ...acts.flatMap((act) => [
      ...(act.act === 'change' ? ofDeed(act.deed) : []),
      ...(act.act === 'attack' ? ['attack'] : []),
      ...(act.act === 'declare' && act.pay !== undefined ? ['pay'] : []),
      ...(act.act === 'declare' && act.x !== undefined ? ['x'] : []),
      ...(act.act === 'declare' && act.targets.some(({ amounts }) => amounts !== null) ? ['divided'] : []),
      ...(act.act === 'choose' && act.amounts !== undefined ? ['divided'] : []),
    ]),
    ...board.cards.flatMap((card) => [
      ...(card.strike === undefined ? [] : ['strike']),
      ...card.effects.map(({ kind }) => kind),
    ]),
    ...(board.failedDraws === undefined ? [] : ['draws']),
    ...(board.coins === undefined ? [] : ['price coins']),
    ...(board.dice === undefined ? [] : ['roll']),
  ];
  return found.filter((term) => NEW.includes(term));
}

const PRICES = ['price exhaust itself', 'price exhaust', 'price sacrifice', 'pay'];
const ZONES = ['zone hand', 'zone graveyard', 'zone deck', 'whose'];
const STATICS = (statics ?? []).map((kind) => `static ${kind}`);
const TRIGGERS = EVERYTHING.claims.terms.triggers
  .filter((trigger) => !OLD_TRIGGERS.some((one) => one === trigger))
  .map((trigger) => `when ${trigger}`);
const NEW: readonly string[] = [
  ...[...PRICES, 'price coins', 'price wounds', 'x', 'divided', 'different', 'into graveyard', 'into play'],
  ...[...ZONES, ...STATICS, ...TRIGGERS, ...NEW_VERBS, 'shot', 'attack', 'strike', 'draws'],
];

const also = (
  terms: Partial<Settings['claims']['terms']>,
  rest: Partial<Settings['claims']> = {},
): Settings => ({
  ...OLD,
  claims: { ...OLD.claims, ...rest, terms: { ...OLD.claims.terms, ...terms } },
});
const verbs = OLD.claims.terms.verbs;

const CLAIMS: readonly (readonly [claims: string, settings: Settings, terms: readonly string[]])[] = [
  ['nothing new', OLD, []],
  [
    'two prices',
    also({ prices: ['exhaust itself', 'sacrifice'] }),
    ['price exhaust itself', 'price sacrifice', 'pay'],
  ],
  ['shots', also({ shots: true }), ['shot']],
  ['targeted', also({ triggers: ['targeted', 'hire'] }), ['when targeted']],
  ['attacks', also({}, { attacks: true }), ['attack', 'strike']],
  [
    'static texts of which the events are not told',
    also({ statics: ['cost', 'instead', 'redirects'] }, { attacks: true, events: ['redirected'] }),
    ['static cost', 'static redirects', 'attack', 'strike'],
  ],
  ['challenge', also({ verbs: [...verbs, 'challenge'] }), ['challenge']],
  ['moves out of play', also({ verbs: [...verbs, 'move'] }), ['move']],
  [
    'moves out of graveyards',
    also({ verbs: [...verbs, 'move'], zones: ['play', 'graveyard'] }),
    ['move', 'zone graveyard', 'whose'],
  ],
  ['zones without moves', also({ zones: ['play', 'hand'] }), []],
  ['draws', also({}, { draws: true }), ['draws']],
  ['coins', also({ prices: ['exhaust itself', 'coins'] }), ['price coins', 'price exhaust itself']],
  [
    'X coins',
    also({ prices: ['exhaust itself', 'coins'], x: true }),
    ['price coins', 'price exhaust itself', 'x'],
  ],
  ['X without coins', also({ x: true }), []],
  [
    'wounds as a price',
    also({ prices: ['exhaust itself', 'wounds'] }),
    ['price exhaust itself', 'price wounds'],
  ],
  ['divided amounts', also({ divided: true }), ['divided']],
  ['divided amounts of single targets', also({ divided: true, counts: false }), []],
  ['different cards', also({ different: true }), ['different']],
  ['stripping life', also({ verbs: [...verbs, 'strip life'] }), ['strip life']],
  ['grants', also({ verbs: [...verbs, 'grant'] }), ['grant']],
  ['fights', also({ verbs: [...verbs, 'fight'] }), ['fight', 'strike']],
  ['fights of single cards', also({ verbs: [...verbs, 'fight'], counts: false }), []],
  ['drawing', also({ verbs: [...verbs, 'draw'] }), ['draw']],
  ['dice', also({ verbs: [...verbs, 'roll'] }), ['roll']],
  [
    'moves into play',
    also({ verbs: [...verbs, 'move'], zones: ['play', 'graveyard'], into: ['play'] }),
    ['into play', 'move', 'whose', 'zone graveyard'],
  ],
  [
    'moves into graveyards',
    also({ verbs: [...verbs, 'move'], into: ['graveyard'] }),
    ['into graveyard', 'move'],
  ],
  ...(statics ?? []).map((kind) => [kind, also({ statics: [kind] }), [`static ${kind}`]] as const),
  ...TRIGGERS.map((when) => [when, also({ triggers: ['hire', when.slice(5) as Trigger] }), [when]] as const),
  ['everything', EVERYTHING, NEW],
];

test.each(CLAIMS)('of the new terms, an engine that claims %s meets these', (_, settings, terms) => {
  const count = settings === EVERYTHING ? 1500 : 400;
  const met = new Set([...cases(41, count, settings)].flatMap((drawn) => newTermsIn(drawn.case)));
  expect([...met].sort()).toEqual([...terms].sort());
});

test('where the card itself is no price, every activated text has another one', () => {
  const settings = also({ prices: ['sacrifice'] });
  const texts = [...cases(42, 300, settings)].flatMap((drawn) => Object.values(drawn.case.board.texts));
  const costs = texts.flatMap((text) => (text.kind === 'activated' ? [text.cost?.kind] : []));
  expect(new Set(costs)).toEqual(new Set(['sacrifice']));
});
