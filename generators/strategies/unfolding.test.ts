import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Case } from '../../spec/play/case.ts';
import { filtersIn, holds, made, share } from '../testing/arranged.ts';
import { granted } from './granted.ts';
import { expiry } from './layers.ts';
import { prices } from './prices.ts';
import { rivals } from './rivals.ts';
import { unlocking } from './unlocking.ts';

describe('where a card is given what gives life', () => {
  const cases = made(granted, 400);
  const isGiven = ({ board, acts }: Case, by: 'gives' | 'grant') => {
    const given = Object.values(board.texts).flatMap((text) => [
      ...(by === 'gives' && text.kind === 'static' && text.static.text === 'gives'
        ? [text.static.ability]
        : []),
      ...stepsOf(text)
        .flat()
        .flatMap(({ deed }) => (by === 'grant' && deed.verb === 'grant' ? [deed.ability] : [])),
    ]);
    const changed = acts.flatMap((act) =>
      by === 'grant' && act.act === 'change' && act.deed.verb === 'grant' ? [act.deed.ability] : [],
    );
    return [...given, ...changed].some((id) => {
      const text = board.texts[id];
      return text?.kind === 'static' && text.static.text === 'life';
    });
  };
  it.each(['gives', 'grant'] as const)('it has that by «%s», or something else', (by) => {
    expect(share(cases, (one) => isGiven(one, by))).toBeGreaterThan(0.03);
    expect(share(cases, (one) => !isGiven(one, by))).toBeGreaterThan(0.5);
  });
});

describe('where the price is a card that gives life', () => {
  it('it came before, and is sacrificed or only exhausted', () => {
    const cases = made(prices, 800);
    const paysWith = (kind: string) => (one: Case) => {
      const entered = one.acts.flatMap((act) => (act.act === 'enter' ? act.cards : []));
      return one.acts.some(
        (act) =>
          act.act === 'declare' &&
          act.pay?.some((id) => entered.includes(id)) === true &&
          Object.values(one.board.texts).some(
            (text) => text.kind === 'activated' && text.cost?.kind === kind,
          ),
      );
    };
    expect(share(cases, paysWith('sacrifice'))).toBeGreaterThan(0.02);
    expect(share(cases, paysWith('exhaust'))).toBeGreaterThan(0.02);
  });
});

describe('where the first instruction brings about what the next one needs', () => {
  const cases = made(unlocking, 800);
  const asks = (is: (filter: Filter) => boolean) => cases.filter((one) => filtersIn(one).some(is));
  it('a creature dies that can then be taken from the graveyard, which is empty or not', () => {
    const taking = asks(({ zone }) => zone === 'graveyard');
    const isEmpty = ({ board }: Case) => !board.cards.some(({ zone }) => zone === 'graveyard');
    expect(taking.length).toBeGreaterThan(40);
    expect(share(taking, isEmpty)).toBeGreaterThan(0.4);
    expect(share(taking, (one) => !isEmpty(one))).toBeGreaterThan(0.1);
  });
  it('a creature is wounded, by a fight or not, that was or was not before', () => {
    const wounded = asks(({ wounded: is }) => is === true);
    const verbs = ({ board }: Case) =>
      Object.values(board.texts).flatMap((text) =>
        stepsOf(text)
          .flat()
          .map(({ deed }) => deed.verb),
      );
    expect(share(wounded, (one) => verbs(one).includes('fight'))).toBeGreaterThan(0.2);
    expect(share(wounded, (one) => !verbs(one).includes('fight'))).toBeGreaterThan(0.2);
  });
  it('what shields others goes, or stays', () => {
    const shields = (one: Case) => one.board.cards.some((card) => holds(one, card, 'gives'));
    expect(share(cases, shields)).toBeGreaterThan(0.05);
  });
});

describe('where one event sets off texts of both players', () => {
  it.each(['wounded', 'healed', 'targeted', 'death', 'strike', 'targeted by a spell', 'opposing graveyard'])(
    'it does so by «%s»',
    (trigger) => {
      const on = ({ board }: Case) =>
        board.cards.filter(({ printed }) =>
          printed.some((id) => {
            const text = board.texts[id];
            return text?.kind === 'triggered' && text.trigger === trigger;
          }),
        );
      const isBoth = (one: Case) => new Set(on(one).map(({ controller }) => controller)).size === 2;
      const cases = made(rivals, 1200);
      expect(share(cases, isBoth)).toBeGreaterThan(0.03);
      expect(share(cases, (one) => on(one).length > 1 && !isBoth(one))).toBeGreaterThan(0.005);
    },
  );
});

describe('where life has a term', () => {
  it('wounds, life that is given, and life that is set come between its laying and its end', () => {
    const cases = made(expiry, 600);
    const does = (verb: string) => (one: Case) => {
      const at = one.acts.findIndex((act) => act.act === 'change' && act.deed.verb === verb);
      return at >= 0 && one.acts.slice(at).some(({ act }) => act === 'end turn');
    };
    for (const verb of ['wound', 'give life', 'set life', 'take life', 'heal'])
      expect(share(cases, does(verb)), verb).toBeGreaterThan(0.04);
  });
});
