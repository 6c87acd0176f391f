import type { CardId } from '../../spec/model/names.ts';
import type { Defence, Waiting } from '../reference/game.ts';
import { mutant } from './mutant.ts';

const bothOf = ({ item }: Waiting, { defender }: Defence): CardId[] => [
  ...item.named.flatMap(({ cards }) => cards),
  ...(defender === null ? [] : [defender]),
];

/** Strikes at the card named first, whoever defends. */
export const ignoresDefender = mutant('ignores-defender', { breaks: ['heroes/502.1'] }, (rules) => ({
  struckAt: (view, waiting) => rules.struckAt(view, waiting, { defender: null }),
}));

/** Strikes at the defender and wounds the card named first as well. */
export const woundsNamedToo = mutant('wounds-named-too', { breaks: ['heroes/502.5'] }, () => ({
  struck: (_view, waiting, defence) => bothOf(waiting, defence),
}));

/** Takes both the card named first and its defender for targets, and strikes both. */
export const strikesBoth = mutant('strikes-both', { breaks: ['heroes/502.5'] }, () => ({
  struckAt: (_view, waiting, defence) => bothOf(waiting, defence),
}));

/** Tells the card named first as a target beside its defender, who alone is struck. */
export const keepsNamedTarget = mutant(
  'keeps-named-target',
  { breaks: ['heroes/502.5'], rows: [97] },
  (rules) => ({
    struckAt: (_view, waiting, defence) => bothOf(waiting, defence),
    struck: (view, waiting, defence) => rules.struckAt(view, waiting, defence),
  }),
);

/** Holds a text of the striking card responsible for a death by its strike. */
export const creditsStriker = mutant(
  'credits-striker',
  { breaks: ['heroes/505.1.1'], rows: [72] },
  (rules) => ({
    killersOf: (view, card) => {
      const cause = view.trailOf(card.id).at(-1)?.cause;
      const striking = view.waiting.find(
        ({ item }) => item.kind === 'attack' && cause?.by === 'item' && cause.item === item.id,
      );
      const ability = striking?.source?.printed[0];
      return striking === undefined || ability === undefined
        ? rules.killersOf(view, card)
        : [{ card: striking.scope.source, ability, grantedBy: null }];
    },
  }),
);

/** Lays the wounds of a strike on a card that no card may wound. */
export const strikesThroughBans = mutant('strikes-through-bans', { breaks: ['heroes/502.8'] }, (rules) => ({
  isBarred: (view, card, verb, scope) =>
    !(verb === 'wound' && view.waiting[0]?.item.kind === 'attack') && rules.isBarred(view, card, verb, scope),
}));

/** Lays the wounds of a fight on a card that no card may wound. */
export const fightsThroughBans = mutant('fights-through-bans', { breaks: ['heroes/502.8'] }, (rules) => ({
  isBarred: (view, card, verb, scope) => {
    const text = view.texts[view.waiting[0]?.item.ability ?? ''];
    const isFight =
      text !== undefined && 'steps' in text && text.steps.flat().some(({ deed }) => deed.verb === 'fight');
    return !(verb === 'wound' && isFight) && rules.isBarred(view, card, verb, scope);
  },
}));
