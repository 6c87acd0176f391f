import { expect, it } from 'vitest';
import { board, card, choose, one, shot } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import { askedOf } from '../testing/answers.ts';
import {
  begun,
  byItem,
  byRules,
  did,
  ended,
  item,
  left,
  moved,
  queued,
  settled,
} from '../testing/records.ts';

const bolt: Ability = {
  kind: 'activated',
  cost: { kind: 'sacrifice', filter: { types: ['creature'] } },
  steps: [[one(shot(1), { types: ['creature'] })]],
};
const dodge: Ability = { kind: 'static', static: { text: 'redirects', to: { types: ['creature'] } } };
const table = board(
  [
    card('archer', 'creature', 'A', { printed: ['bolt'] }),
    card('ogre', 'creature', 'B', { printed: ['dodge'] }),
  ],
  { bolt, dodge },
);

const sacrificing: Act = {
  act: 'declare',
  player: 'A',
  source: 'archer',
  ability: 'bolt',
  targets: [{ at: [0, 0], cards: ['ogre'], amounts: null }],
  pay: ['archer'],
};

it('an item is being carried out once somebody is asked in it, so that its price came then', () => {
  const pending: Pending = {
    player: 'B',
    kind: 'redirect',
    source: 'ogre',
    ability: 'dodge',
    at: [0, 0],
    item: 'i1',
    options: ['archer'],
    min: 0,
    max: 1,
  };
  const paid = moved('archer', 'graveyard', 'A', byRules('payment'));
  const asked = askedOf(
    table,
    [
      {
        act: sacrificing,
        events: [queued(item('archer', 'bolt', ['ogre']))],
      },
      { act: { act: 'resolve' }, events: [paid], pending },
      { act: choose('B'), events: [settled(['ogre']), begun(), did('ogre', byItem()), ended(), left()] },
    ],
    'isObstacle',
  );
  const leaving = asked.map(({ situation }) => (situation as Executing).leaving?.cards.archer?.zone);
  expect(new Set(leaving)).toEqual(new Set(['play']));
});
