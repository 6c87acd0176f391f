import { Trigger } from '../spec/abilities/ability.ts';
import { Verb } from '../spec/abilities/deed.ts';
import type { EditionName } from '../spec/editions/index.ts';
import type { CardType, Zone } from '../spec/model/names.ts';
import type { Capabilities, Terms } from '../spec/protocol/capabilities.ts';

/** What cases may speak of, and how they are put. */
export interface Settings {
  /** What the engine claims; a term that it does not claim is never used. `events` left out: all are told. */
  readonly claims: Pick<Capabilities, 'terms' | 'changes' | 'enter' | 'attacks' | 'draws' | 'trusts'> &
    Partial<Pick<Capabilities, 'events'>>;
  /** `legal` puts mostly what a player would do, `hostile` also what no menu offers; `both` mixes them. */
  readonly preset: 'legal' | 'hostile' | 'both';
  /** The edition that the cases are for; left out: heroes. */
  readonly edition?: EditionName;
}

/** The whole language, both presets. */
export const EVERYTHING: Settings = {
  claims: {
    terms: {
      verbs: Verb.options,
      abilities: ['activated', 'triggered', 'spell', 'static'],
      triggers: Trigger.options,
      objects: ['choose', 'each', 'itself'],
      steps: true,
      parts: true,
      counts: true,
      prices: ['exhaust itself', 'exhaust', 'sacrifice', 'coins', 'wounds'],
      zones: ['play', 'hand', 'graveyard', 'deck'],
      shots: true,
      statics: ['life', 'gives', 'cost', 'strike', 'wounds dealt', 'wounds taken', 'instead', 'redirects'],
      x: true,
      divided: true,
      different: true,
      into: ['graveyard', 'play'],
    },
    changes: true,
    enter: true,
    attacks: true,
    draws: true,
    trusts: [],
  },
  preset: 'both',
};

/**
 * What cases of an edition may speak of for an engine with these claims: attacks and later steps only where the events are
 * claimed without which nobody can follow them.
 */
export const settingsFor = (claims: Capabilities, edition?: EditionName): Settings => {
  const tells = (event: Capabilities['events'][number]): boolean => claims.events.includes(event);
  return {
    claims: {
      ...claims,
      attacks: claims.attacks === true && tells('attacked') && tells('defended') && tells('settled'),
      terms: { ...claims.terms, steps: claims.terms.steps && tells('named') },
    },
    preset: 'both',
    ...(edition && { edition }),
  };
};

/** Whether any of the verbs is claimed. */
export const claimsAny = ({ claims }: Settings, ...verbs: readonly Verb[]): boolean =>
  verbs.some((verb) => claims.terms.verbs.includes(verb));

type Price = NonNullable<Terms['prices']>[number];
const ITSELF: readonly Price[] = ['exhaust itself'];

/** The prices of activated texts that are claimed. */
export const pricesOf = ({ claims }: Settings): readonly Price[] => claims.terms.prices ?? ITSELF;

/** Whether a card of the type can have activated texts: support cards cannot pay with wounds. */
export const mayActivate = (settings: Settings, type: CardType): boolean =>
  claimsActivated(settings) && (type !== 'support' || pricesOf(settings).some((price) => price !== 'wounds'));

/** Whether triggered texts with the trigger are claimed. */
export const claimsTrigger = ({ claims: { terms } }: Settings, trigger: Trigger): boolean =>
  terms.abilities.includes('triggered') && terms.triggers.includes(trigger);

export type StaticKind = NonNullable<Terms['statics']>[number];

/** Whether what a static text of the kind does can be followed by the events that are claimed. */
const isFollowed = (kind: StaticKind, { events }: Settings['claims']): boolean =>
  events === undefined ||
  ((kind !== 'instead' || events.includes('replaced')) &&
    (kind !== 'redirects' || events.includes('redirected')));

/** The kinds of static text beside «cannot be» that are claimed, and of which all that they do is told. */
export const staticsOf = ({ claims }: Settings): readonly StaticKind[] =>
  claims.terms.abilities.includes('static')
    ? (claims.terms.statics ?? []).filter((kind) => isFollowed(kind, claims))
    : [];

/** Whether prices of X coins can be drawn. */
export const claimsX = (settings: Settings): boolean =>
  settings.claims.terms.x === true && pricesOf(settings).includes('coins');

/** Whether amounts can be divided among several cards. */
export const claimsDivided = ({ claims: { terms } }: Settings): boolean =>
  terms.divided === true && terms.counts && terms.objects.includes('choose');

/** Whether there can be activated texts. */
export const claimsActivated = (settings: Settings): boolean =>
  settings.claims.terms.abilities.includes('activated') && pricesOf(settings).length > 0;

/** Zones other than play that texts may name. */
export const zonesAway = ({ claims }: Settings): readonly Exclude<Zone, 'play'>[] =>
  (claims.terms.zones ?? []).filter((zone) => zone !== 'play');
