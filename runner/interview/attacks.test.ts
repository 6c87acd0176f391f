import { describe, expect, it } from 'vitest';
import { attack, board, card } from '../../engines/testing/table.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import { begun, byItem, did, ended, left, queued, settled } from '../testing/records.ts';

const table = board([
  card('archer', 'creature', 'A', { strike: 1 }),
  card('ogre', 'creature', 'B', { strike: 2 }),
  card('imp', 'creature', 'B', { strike: 1 }),
]);
const strike: Item = {
  id: 'i1',
  kind: 'attack',
  sources: ['archer'],
  ability: null,
  controller: 'A',
  named: [{ at: [0, 0], cards: ['ogre'], amounts: null }],
};
const act = attack('archer', 'ogre');

describe('a strike that is declared', () => {
  it.each([
    ['accepted', 'legal'],
    ['refused', 'illegal'],
  ] as const)('and %s is %s', (outcome, legality) => {
    const [asked, ...more] = askedOf(table, [{ act, outcome }], 'mayAttack');
    expect([asked?.answer, more]).toEqual([legality, []]);
    expect(asked?.situation).toMatchObject({ player: 'A', attacker: 'archer', target: 'ogre' });
  });
  it('raises no question where the engine does not know it, or of a card that is not there', () => {
    expect(answers(table, [{ act, outcome: 'unknown' }], ['mayAttack'])).toEqual([]);
    expect(answers(table, [{ act: attack('archer', 'ghost'), outcome: 'refused' }], ['mayAttack'])).toEqual(
      [],
    );
    expect(answers(table, [{ act: attack('ghost', 'ogre'), outcome: 'refused' }], ['mayAttack'])).toEqual([]);
  });
});

describe('a strike that is carried out', () => {
  const defends: Event = { kind: 'defended', group: 0, item: 'i1', defender: 'imp' };
  const back = settled(['archer'], [1, 0]);
  const hits = (targets: string[], done: string[], before: Event[] = []) => [
    { act, events: [queued(strike)] },
    {
      act: { act: 'resolve' as const },
      events: [
        ...before,
        settled(targets),
        begun(),
        ...done.map((id) => did(id, byItem())),
        ended(),
        back,
        begun([1, 0]),
        did('archer', byItem('i1', [1, 0])),
        ended([1, 0]),
        left(),
      ],
    },
  ];
  it.each<[string, string[], string[], Event[], string]>([
    ['the card that was named', ['ogre'], ['ogre'], [], 'ogre'],
    ['the defender', ['imp'], ['imp'], [defends], 'imp'],
    ['nobody', [], [], [], 'none'],
    ['a card that it did not settle on', ['ogre'], ['imp'], [], 'imp ogre'],
  ])('is on %s', (_, targets, done, before, answer) => {
    expect(answers(table, hits(targets, done, before), ['attackTargets'])).toEqual([
      `attackTargets: ${answer}`,
    ]);
  });
  it('tells who was named, who defends, and how it is known', () => {
    const [seen] = askedOf(table, hits(['imp'], ['imp'], [defends]), 'attackTargets');
    expect(seen?.situation).toMatchObject({ attacker: 'archer', named: 'ogre', defender: 'imp' });
    expect(seen?.evidence).toBe('consequence');
    const [said] = askedOf(table, hits(['ogre'], []), 'attackTargets');
    expect(said?.situation.defender).toBeNull();
    expect(said?.evidence).toBe('self-reported');
  });
});
