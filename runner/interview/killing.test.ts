import { describe, expect, it } from 'vitest';
import { board, card, one, wound } from '../../engines/testing/table.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { askedOf } from '../testing/answers.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  creatures,
  dead,
  destroyed,
  did,
  ended,
  item,
  left,
  life,
  lives,
  queued,
  resolve,
  shooting,
  wounds,
} from '../testing/records.ts';

const table = board(
  [card('archer', 'creature', 'A', { printed: ['shot', 'slay'] }), card('ogre', 'creature', 'B')],
  {
    shot: { kind: 'activated', steps: [[one(wound(3), creatures)]] },
    slay: { kind: 'activated', steps: [[one({ verb: 'destroy' }, creatures)]] },
  },
);

const changing = (id: string): Act => ({ act: 'change', card: id, deed: wound(3) });

describe('the killers', () => {
  const shot = { card: 'archer', ability: 'shot', grantedBy: null };
  const killing = (steps: readonly { act: Act; events: readonly Event[] }[]) =>
    askedOf(table, steps, 'killedBy').map(({ situation: { blows, destroyer }, answer, evidence }) => ({
      blows: blows.map(({ text, after, isByRules }: (typeof blows)[number]) => [
        text?.ability ?? null,
        after.wounds,
        isByRules,
      ]),
      destroyer: destroyer?.ability ?? null,
      answer,
      evidence,
    }));

  it('are the engine’s own word, and the trail goes back over all acts', () => {
    const scratch = [did('ogre', byAct), lives('ogre', life(3, { wounds: 1 }), byAct)];
    const expiry = lives('ogre', life(3, { wounds: 2 }), byRules('expiry'));
    const final = shooting(...wounds('ogre', byItem()), ended());
    const steps = [
      { act: changing('ogre'), events: scratch },
      { act: { act: 'end turn', player: 'A' } satisfies Act, events: [expiry] },
      { act: resolve, events: [...final, destroyed('ogre', byRules('destruction'), [shot]), left()] },
    ];
    expect(killing(steps)).toEqual([
      {
        blows: [
          [null, 1, false],
          [null, 2, true],
          ['shot', 3, false],
        ],
        destroyer: null,
        answer: [shot],
        evidence: 'self-reported',
      },
    ]);
  });
  it('may be a text that destroys', () => {
    const events = [queued(item('archer', 'slay', ['ogre'])), begun(), did('ogre', byItem())];
    expect(killing([{ act: resolve, events: [...events, destroyed('ogre', byItem())] }])).toMatchObject([
      { blows: [], destroyer: 'slay', answer: [] },
    ]);
  });
  it.each([
    ['payment', true],
    ['expiry', undefined],
  ] as const)(
    'of a card that an effect of the rules left without a life: whether it was a price (%s)',
    (effect, isPaid) => {
      const events = [lives('archer', dead, byRules(effect)), destroyed('archer')];
      const [{ situation } = { situation: null }] = askedOf(table, [{ act: resolve, events }], 'killedBy');
      expect(situation.blows.map((blow: { isPaid?: true }) => blow.isPaid)).toEqual([isPaid]);
    },
  );
});
