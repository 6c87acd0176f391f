import type { Edition } from './edition.ts';

const clauses = {
  '116.1': { slug: 'combined-abilities' },
  '117.1': { slug: 'spell-instructions' },
  '118.1': { slug: 'who-chooses' },
  '118.2': {
    slug: 'untargeted',
    definition: 'a word for texts without a choice; what follows from it stands in other clauses',
  },
  '118.3': {
    slug: 'what-can-be-targeted',
    definition: 'says which kinds of ability the word «targeted» is for',
  },
  '118.4': { slug: 'targeted-or-mass' },
  '118.6': { slug: 'own-zone-by-default' },
  '118.7': { slug: 'play-zone-by-default' },
  '118.8': { slug: 'any-fitting-card' },
  '118.9': { slug: 'defaults-in-a-table' },
  '501.3': { slug: 'payment-has-no-source-or-target' },
  '501.4': { slug: 'limit-binds-at-declaration' },
  '501.5': {
    slug: 'what-is-an-action',
    definition: 'names the actions; no clause of the documents asks for one',
  },
  '502.1': { slug: 'final-target' },
  '502.2': { slug: 'one-source' },
  '502.3': { slug: 'source-checked-once' },
  '502.3.1': { slug: 'ability-not-checked-again' },
  '502.4': { slug: 'targets-are-the-cards-named' },
  '502.5': { slug: 'attack-has-one-target' },
  '502.6': { slug: 'chosen-cards-and-mass' },
  '502.7': { slug: 'cards-with-a-property' },
  '502.8': { slug: 'reflexive-suffix' },
  '502.9': { slug: 'joined-restrictions' },
  '503.1': {
    slug: 'rules-effects',
    items: [
      'readying',
      'payment',
      'static-effect',
      'lethal-wounds',
      'expiry',
      'shuffling',
      'loss',
      'deck-out',
      'replacement',
    ],
    definedItems: {
      payment: 'says only what kind of thing payment is',
      'static-effect': 'says only what kind of thing the effect of a static text is',
      replacement: 'says only what kind of thing replacement is',
    },
  },
  '503.2': { slug: 'rules-effects-at-once' },
  '504.1': { slug: 'level-on-entering' },
  '504.1.1': { slug: 'changes-are-layers' },
  '504.2': { slug: 'additional-life' },
  '504.3': { slug: 'wounds' },
  '504.4': { slug: 'negative-life' },
  '504.5': { slug: 'what-removes-what' },
  '504.6': { slug: 'set-to-x' },
  '505.1': { slug: 'destroyed-at-zero' },
  '505.1.1': { slug: 'killed-by' },
} as const;

/** Берсерк. Герои: the two documents, 34 clauses. 118.5 does not exist. */
export const HEROES: Edition<keyof typeof clauses> = { name: 'heroes', clauses };
