import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Obstacle } from '../../spec/questions/carrying-out.ts';
import { isObstacle } from '../../spec/questions/carrying-out.ts';
import { mayPay, whoGoesFirst } from '../../spec/questions/declaring.ts';
import { payerIsUnfelt } from '../detected.ts';
import {
  activated,
  archer,
  choosing,
  creature,
  declared,
  examples,
  executed,
  having,
  ogre,
  shield,
  wounding,
} from '../examples.ts';
import { plainPayer } from '../reading-prices.ts';
import { isUnpaired } from '../reading-replacing.ts';
import { isStranger } from '../reading-targets.ts';
import { chooseAt, fits, misfits, viewerOf } from '../reading-texts.ts';

const clause = sectionOf(HEROES)('501');

/** Whether the target fitted the text when the ability was declared, and fits it no longer. */
function fittedOnlyThen(situation: Obstacle): boolean {
  const { card, item, at, texts, declaredIn, state } = situation;
  // What a later step chooses is named when it is reached, so that its limit is no matter of the declaration.
  const choose = at[0] === 0 ? chooseAt(texts, item.ability, at) : null;
  const then = card === null ? undefined : declaredIn.cards[card];
  const now = card === null ? undefined : state.cards[card];
  if (
    choose === null ||
    !then ||
    !now ||
    now.zone !== (choose.filter.zone ?? 'play') ||
    isStranger(situation)
  )
    return false;
  const earlier = viewerOf({ state: declaredIn, texts, item });
  const misses = misfits(now, choose.filter, viewerOf({ state, texts, item }));
  return fits(then, choose.filter, earlier) && misses.length > 0;
}

const trap = {
  kind: 'activated' as const,
  cost: { kind: 'exhaust' as const, filter: { types: ['creature' as const] } },
  steps: [[wounding(choosing({ types: ['creature'] }))]],
};
const paying = (ability: string) => ({
  ...declared({ texts: { shot: trap, shield } }, [archer, ogre, having(creature('imp'), ability)]),
  card: 'imp',
});

export const h501_3 = clause('501.3', {
  statement: 'Payment has neither source nor target.',
  rules: [
    payerIsUnfelt('it was named to pay, and payment has no target'),
    on(mayPay, {
      applies: (situation) => plainPayer(situation)?.isShielded === true,
      ruling: () => must('legal', 'payment has no target, so that nothing is aimed at the card'),
      examples: examples([paying('shield')], [paying('shot')]),
    }),
  ],
});

const shot = activated(wounding(choosing({ types: ['creature'], poisoned: true })));
const sick = { ...ogre, poisoned: true };
const shotAt = (then: typeof ogre, now: typeof ogre): Obstacle => ({
  ...executed([archer, then], [archer, now], { texts: { shot } }),
  ground: 'description',
  card: 'ogre',
});

export const h501_4 = clause('501.4', {
  statement: 'A limit on the choice of a target binds only when the ability is declared.',
  rules: [
    on(isObstacle, {
      applies: (situation) =>
        situation.ground === 'description' && fittedOnlyThen(situation) && !isUnpaired(situation),
      ruling: () => must('no obstacle', 'the target fitted when the ability was declared'),
      examples: examples(
        [shotAt(sick, ogre)],
        [shotAt(sick, sick), { ...shotAt(sick, ogre), ground: 'barred' }],
      ),
    }),
    on(whoGoesFirst, {
      applies: ({ controllers: [one, other] }) => one !== other,
      ruling: () => must('non-active', 'the example of the clause puts the non-active player first'),
      examples: examples(
        [{ active: 'A', controllers: ['A', 'B'] }],
        [{ active: 'A', controllers: ['A', 'A'] }],
      ),
    }),
  ],
});
