import type { Ability, Cost, Instruction } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter, Objects } from '../../spec/abilities/filter.ts';
import { nameOfText } from '../naming.ts';
import type { Settings } from '../settings.ts';
import { claimsActivated, pricesOf, staticsOf } from '../settings.ts';
import { piece } from './cards.ts';
import type { Written } from './texts.ts';
import { about, deedsFor, instructionsFor, SOURCES } from './texts.ts';

/** The texts that are given to cards. */
export const givenTexts = ({ claims: { terms } }: Settings): Ability[] =>
  terms.abilities.includes('static')
    ? [
        { kind: 'static', static: { text: 'cannot be target' } },
        ...(terms.verbs.includes('wound') ? [BARS_WOUNDS] : []),
      ]
    : [];
const BARS_WOUNDS: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'wound' } };

const CREATURES: Filter = { types: ['creature'] };
const CHEAP = about({ ...CREATURES, cost: { atMost: 0 } });
const PAIR: Objects = { kind: 'choose', min: 2, max: 2, by: 'controller', filter: CREATURES };

/** Texts that wound creatures which cost nothing, or have two fight. */
function* choosyTexts(settings: Settings): Generator<Written> {
  const { objects, verbs, counts } = settings.claims.terms;
  if (!claimsActivated(settings) || !pricesOf(settings).includes('exhaust itself')) return;
  const cheap = CHEAP.filter(({ kind }) => verbs.includes('wound') && objects.includes(kind));
  const wounds = cheap.map((object): Instruction => ({ deed: { verb: 'wound', amount: 1 }, object }));
  const mayFight = verbs.includes('fight') && counts && objects.includes('choose');
  const fights: Instruction[] = mayFight ? [{ deed: { verb: 'fight' }, object: PAIR }] : [];
  for (const source of SOURCES)
    for (const one of [...wounds, ...fights]) yield { source, text: { kind: 'activated', steps: [[one]] } };
}

const PRICES: readonly Cost[] = [
  { kind: 'coins', amount: 1 },
  { kind: 'wounds', amount: 1 },
  { kind: 'exhaust', filter: { types: ['creature'] } },
  { kind: 'sacrifice', filter: { types: ['creature'] } },
];

/** Texts that wound, each with a price that is not its own card. */
function* pricedTexts(settings: Settings): Generator<Written> {
  const wounds = deedsFor(settings).filter(({ verb }) => verb === 'wound');
  const claimed = PRICES.filter(({ kind }) => pricesOf(settings).includes(kind));
  for (const source of claimsActivated(settings) ? SOURCES : [])
    for (const one of instructionsFor(settings, source.type, wounds))
      for (const cost of claimed)
        if (cost.kind !== 'wounds' || source.type !== 'support')
          yield { source, text: { kind: 'activated', cost, steps: [[one]] } };
}

/** Texts with a price of their own, with a limit of cost, or about a pair. */
export function* specialTexts(settings: Settings): Generator<Written> {
  yield* choosyTexts(settings);
  yield* pricedTexts(settings);
}

/** Texts that give another text to creatures: by a deed, or as long as their card is in play. */
export function* givingTexts(settings: Settings): Generator<Written> {
  const { abilities, verbs } = settings.claims.terms;
  for (const given of givenTexts(settings)) {
    const ability = nameOfText(given);
    const deed: Deed = { verb: 'grant', ability, until: 'lasting' };
    for (const source of verbs.includes('grant') && abilities.includes('activated') ? SOURCES : [])
      for (const one of instructionsFor(settings, source.type, [deed]))
        yield { source, text: { kind: 'activated', steps: [[one]] }, given };
    if (staticsOf(settings).includes('gives') && settings.claims.enter)
      yield {
        source: piece('A', 'creature', { zone: 'hand' }),
        text: { kind: 'static', static: { text: 'gives', ability, who: CREATURES } },
        given,
      };
  }
}
