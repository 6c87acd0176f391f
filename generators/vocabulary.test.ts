import { expect, test } from 'vitest';
import type { Ability } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Case } from '../spec/play/case.ts';
import { cases } from './cases.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';

const { prices, zones, shots, ...oldTerms } = EVERYTHING.claims.terms;
/** A greeting from before prices, zones, shots, attacks and draws could be claimed. */
const OLD: Settings = {
  claims: {
    terms: {
      ...oldTerms,
      verbs: oldTerms.verbs.filter((verb) => verb !== 'challenge' && verb !== 'move'),
      triggers: oldTerms.triggers.filter((trigger) => trigger !== 'targeted'),
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

const ofText = (text: Ability): string[] => [
  ...(text.kind === 'activated' && text.cost !== undefined ? [`price ${text.cost.kind}`] : []),
  ...(text.kind === 'triggered' && text.trigger === 'targeted' ? ['targeted'] : []),
  ...(text.kind === 'static' && text.static.text === 'cannot be' ? [text.static.verb] : []),
  ...filtersOf(text).flatMap(({ zone = 'play', whose }) => [
    ...(zone === 'play' ? [] : [`zone ${zone}`]),
    ...(whose === undefined ? [] : ['whose']),
  ]),
  ...stepsOf(text)
    .flat()
    .map(({ deed }) => ('as' in deed ? 'shot' : deed.verb)),
];

/** The terms of a case that an old greeting does not claim. */
function newTermsIn({ board, acts }: Case): string[] {
  const found = [
    ...Object.values(board.texts).flatMap(ofText),
    ...acts.flatMap((act) => [
      ...(act.act === 'change' ? [act.deed.verb] : []),
      ...(act.act === 'attack' ? ['attack'] : []),
      ...(act.act === 'declare' && act.pay !== undefined ? ['pay'] : []),
    ]),
    ...board.cards.flatMap((card) => [
      ...(card.strike === undefined ? [] : ['strike']),
      ...card.effects.map(({ kind }) => kind),
    ]),
    ...(board.failedDraws === undefined ? [] : ['draws']),
  ];
  return found.filter((term) => NEW.includes(term));
}

const PRICES = ['price exhaust itself', 'price exhaust', 'price sacrifice', 'pay'];
const ZONES = ['zone hand', 'zone graveyard', 'zone deck', 'whose'];
const NEW = [...PRICES, ...ZONES, ...['challenge', 'move', 'targeted', 'shot', 'attack', 'strike', 'draws']];

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
  ['targeted', also({ triggers: ['targeted', 'hire'] }), ['targeted']],
  ['attacks', also({}, { attacks: true }), ['attack', 'strike']],
  ['challenge', also({ verbs: [...verbs, 'challenge'] }), ['challenge']],
  ['moves out of play', also({ verbs: [...verbs, 'move'] }), ['move']],
  [
    'moves out of graveyards',
    also({ verbs: [...verbs, 'move'], zones: ['play', 'graveyard'] }),
    ['move', 'zone graveyard', 'whose'],
  ],
  ['zones without moves', also({ zones: ['play', 'hand'] }), []],
  ['draws', also({}, { draws: true }), ['draws']],
  ['everything', EVERYTHING, NEW],
];

test.each(CLAIMS)('of the new terms, an engine that claims %s meets these', (_, settings, terms) => {
  const met = new Set([...cases(41, 400, settings)].flatMap((drawn) => newTermsIn(drawn.case)));
  expect([...met].sort()).toEqual([...terms].sort());
});

test('where the card itself is no price, every activated text has another one', () => {
  const settings = also({ prices: ['sacrifice'] });
  const texts = [...cases(42, 300, settings)].flatMap((drawn) => Object.values(drawn.case.board.texts));
  const costs = texts.flatMap((text) => (text.kind === 'activated' ? [text.cost?.kind] : []));
  expect(new Set(costs)).toEqual(new Set(['sacrifice']));
});
