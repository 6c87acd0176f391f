import type { Verb } from '../spec/abilities/deed.ts';
import type { Capabilities } from '../spec/protocol/capabilities.ts';

/** What cases may speak of, and how they are put. */
export interface Settings {
  /** What the engine claims; a term that it does not claim is never used. */
  readonly claims: Pick<Capabilities, 'terms' | 'changes' | 'enter' | 'trusts'>;
  /** `legal` puts mostly what a player would do, `hostile` also what no menu offers; `both` mixes them. */
  readonly preset: 'legal' | 'hostile' | 'both';
}

/** The whole language, both presets. */
export const EVERYTHING: Settings = {
  claims: {
    terms: {
      verbs: [
        'wound',
        'heal',
        'give life',
        'take life',
        'set life',
        'destroy',
        'poison',
        'cure',
        'exhaust',
        'ready',
        'silence',
        'take control',
      ],
      abilities: ['activated', 'triggered', 'spell', 'static'],
      triggers: ['hire', 'death', 'healed'],
      objects: ['choose', 'each', 'itself'],
      steps: true,
      parts: true,
      counts: true,
    },
    changes: true,
    enter: true,
    trusts: [],
  },
  preset: 'both',
};

/** Whether any of the verbs is claimed. */
export const claimsAny = ({ claims }: Settings, ...verbs: readonly Verb[]): boolean =>
  verbs.some((verb) => claims.terms.verbs.includes(verb));
