import { describe, expect, it } from 'vitest';
import { checkedRecord } from '../../adapters/checked.ts';
import {
  board,
  card,
  change,
  declare,
  endTurn,
  enter,
  giveLife,
  one,
  self,
  wound,
} from '../../engines/testing/table.ts';
import { oracles } from '../../oracles/index.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Term } from '../../spec/model/names.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import { Case } from '../../spec/play/case.ts';
import type { Event } from '../../spec/play/event.ts';
import { courtOf } from '../judge/court.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  CLAIMS,
  creatures,
  destroyed,
  did,
  ended,
  flagged,
  item,
  left,
  life,
  lives,
  moved,
  queued,
  recordOf,
  resolve,
  settled,
  turnOf,
} from '../testing/records.ts';
import { judgeCase } from './judge-case.ts';

const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[one(wound(1), creatures)]] },
  bolt: { kind: 'spell', steps: [[one(wound(1), creatures)]] },
  curse: { kind: 'triggered', trigger: 'death', steps: [[self(wound(1))]] },
  volley: { kind: 'activated', steps: [[one(wound(1), creatures, { max: 2, by: 'opponent' })]] },
};
const hex: Effect = { id: 'hex', kind: 'silence', by: null, until: 'start of turn B' };
const table = board(
  [
    card('archer', 'creature', 'A', { printed: ['shot', 'volley'], starting: 9 }),
    card('imp', 'creature', 'B', { exhausted: true }),
    card('mute', 'creature', 'B', { printed: ['curse'], abilities: [], effects: [hex] }),
    card('ghoul', 'creature', 'B', { printed: ['curse'], starting: 1 }),
    card('ogre', 'creature', 'B', { starting: 9 }, [{ kind: 'additional', left: 2 }]),
    card('altar', 'support', 'B'),
    card('elf', 'creature', 'A', { zone: 'hand', starting: 4 }),
    card('scroll', 'spell', 'A', { zone: 'hand', printed: ['bolt'] }),
  ],
  texts,
);
const court = courtOf(oracles.heroes ?? []);

/** What an engine that gives such a record is blamed for: each question with the clauses that deny its answer. */
const blamedFor = (steps: readonly Told[]): string[] => {
  const request = { board: table, acts: steps.map(({ act }) => act), picks: [] };
  const played = checkedRecord(request, recordOf(table, steps), CLAIMS.events);
  if ('broken' in played) return [played.detail];
  const { denials, mismatch } = judgeCase(court, Case.parse(request), played, CLAIMS, { heard: () => {} });
  const denied = denials.map((denial) => `${denial.asked.question.id}: ${denial.denied.join(' + ')}`);
  return mismatch === null ? denied : [...denied, mismatch.differs];
};

/** An act that an engine accepts, and what it says came of it. */
const told = (act: Act, ...events: Event[]): Told => ({ act, events });
const onOgre = (wounds: number, cause = byItem()) =>
  lives('ogre', { ...life(9, { wounds }), effects: kept }, cause);
const kept = table.cards.find(({ id }) => id === 'ogre')?.life?.effects ?? [];
const paid = flagged('archer', 'exhausted', true, byRules('payment'));
const shooting = told(declare('archer', 'shot', ['ogre']), queued(item('archer', 'shot', ['ogre'])), paid);
const hit = [settled(['ogre']), begun(), did('ogre', byItem()), onOgre(1)];
const shoots = (...events: Event[]) => [shooting, told(resolve, ...events, left())];
const bare = [did('ogre', byAct), onOgre(1, byAct)];
const wounding = change('ogre', wound(1));

const gift = (until: Term, id = 'e1'): Life => ({
  ...life(9),
  effects: [{ id, kind: 'additional', laid: 3, left: 3, by: null, until }],
});
const giving = (wanted: 'lasting' | 'end of turn', laid: Term) =>
  told(change('archer', giveLife(3, wanted)), did('archer', byAct), lives('archer', gift(laid), byAct));
const onMute = { group: 0, card: 'mute', cause: byRules('expiry') };
const silenceGone: Event = { ...onMute, kind: 'effects', effects: [] };
const textsBack: Event = { ...onMute, kind: 'abilities', abilities: ['curse'] };
const readied = flagged('imp', 'exhausted', false, byRules('readying'));
/** The end of A's turn, with all that is due on the table. */
const turned = (...events: Event[]) =>
  told(endTurn('A'), ...events, turnOf('B'), silenceGone, textsBack, readied);
const expired = lives('archer', life(9), byRules('expiry'));
const entering = (its: Life) => told(enter('elf'), moved('elf', 'play', null, byAct, { life: its }));
const buried = moved('ghoul', 'graveyard', 'B', byRules('destruction'));
const dies = [did('ghoul', byAct), lives('ghoul', life(1, { wounds: 1 }), byAct), destroyed('ghoul')];
const killing = change('ghoul', wound(1));
const cursed = (id: string) => queued(item('ghoul', 'curse', [], { id, controller: 'B' }));
const casts = (id: string) => queued(item('scroll', 'bolt', ['ogre'], { id }));
const casting = declare('scroll', 'bolt', ['ogre']);
const prompt = (max: number): Pending => ({
  player: 'B',
  source: 'archer',
  ability: 'volley',
  at: [0, 0],
  item: null,
  options: ['archer', 'imp', 'mute', 'ghoul', 'ogre'],
  min: 1,
  max,
});

describe('an honest engine is blamed for nothing', () => {
  it.each<[string, Told[]]>([
    ['that carries a shot out', shoots(...hit, ended())],
    ['that does a bare change', [told(wounding, ...bare)]],
    ['that ends a turn', [turned()]],
    ['that lays the term of the deed', [giving('end of turn', 'end of turn'), turned(expired)]],
    ['that lays no term where there is none', [giving('lasting', 'lasting'), turned()]],
    [
      'that gives its effects new ids',
      [giving('lasting', 'lasting'), turned(lives('archer', gift('lasting', 'z'), byRules('expiry')))],
    ],
    ['that puts a card into play as it is', [entering(life(4))]],
    ['that buries what is destroyed', [told(killing, ...dies, buried, cursed('i1'))]],
    ['that casts a spell', [told(casting, casts('i1'), moved('scroll', 'graveyard', 'A', byAct))]],
    ['that asks for one or two', [{ act: declare('archer', 'volley'), pending: prompt(2) }]],
  ])('%s', (_, steps) => {
    expect(blamedFor(steps)).toEqual([]);
  });
});

describe('a broken engine is blamed that', () => {
  it.each<[string, Told[], string]>([
    [
      'wounds twice for one shot',
      shoots(...hit, did('ogre', byItem()), onOgre(2), ended()),
      'lifeAfter: default/fields',
    ],
    [
      'wounds a bystander of a bare change',
      [
        {
          act: wounding,
          events: [...bare, did('archer', byAct), lives('archer', life(9, { wounds: 1 }), byAct)],
        },
      ],
      'lifeAfter: default/fields',
    ],
    ['wounds after the shot has ended', shoots(...hit, ended(), onOgre(2)), 'lifeAfter: default/fields'],
    [
      'lets life expire outside a turn',
      [told(wounding, ...bare, lives('ogre', life(9, { wounds: 1 }), byRules('expiry')))],
      'lifeAfter: default/fields',
    ],
    ['readies outside a turn', [told(wounding, ...bare, readied)], 'doesHappen: default/unchanged'],
    [
      'has a bystander pay',
      [
        {
          ...shooting,
          events: [...(shooting.events ?? []), flagged('ogre', 'exhausted', true, byRules('payment'))],
        },
      ],
      'doesHappen: default/unchanged',
    ],
    [
      'destroys a support for no reason',
      [
        {
          act: wounding,
          events: [...bare, destroyed('altar'), moved('altar', 'graveyard', 'B', byRules('destruction'))],
        },
      ],
      'doesHappen: default/unchanged',
    ],
    ['leaves the destroyed in play', [{ act: killing, events: dies }], 'whereTo: heroes/505.1'],
    [
      'buries the destroyed only later',
      [{ act: killing, events: dies }, told(wounding, buried, ...bare)],
      'whereTo: heroes/505.1',
    ],
    [
      'forgets a term as it lays it',
      [giving('end of turn', 'lasting'), turned()],
      'lifeAfter: heroes/503.1/expiry',
    ],
    [
      'lays a term of its own',
      [giving('lasting', 'end of turn'), turned(expired)],
      'lifeAfter: heroes/503.1/expiry',
    ],
    [
      'ends a silence and keeps the texts',
      [told(endTurn('A'), turnOf('B'), silenceGone, readied)],
      'isStillThere: heroes/503.1/expiry',
    ],
    ['has a card enter wounded', [entering(life(4, { wounds: 1 }))], 'lifeAfter: heroes/504.1'],
    ['has a card enter with another starting life', [entering(life(5))], 'lifeAfter: heroes/504.1'],
    ['refuses to resolve', [shooting, { act: resolve, outcome: 'refused' }], 'isObstacle: default/allowed'],
    ['begins and never ends', shoots(settled(['ogre']), begun()), 'isObstacle: default/allowed'],
    [
      'queues a spell twice',
      [told(casting, casts('i1'), casts('i2'), moved('scroll', 'graveyard', 'A', byAct))],
      'doesHappen: default/unchanged',
    ],
    [
      'sets a trigger off twice',
      [told(killing, ...dies, buried, cursed('i1'), cursed('i2'))],
      'doesHappen: default/unchanged',
    ],
    [
      'asks for one too few',
      [{ act: declare('archer', 'volley'), pending: prompt(1) }],
      'mayNameSoMany: default/allowed',
    ],
    [
      'asks for one too many',
      [{ act: declare('archer', 'volley'), pending: prompt(3) }],
      'mayNameSoMany: heroes/118.4',
    ],
    ['says nothing of a change that it accepts', [told(wounding)], 'lifeAfter: heroes/504.3'],
    [
      'accepts a declaration and queues nothing',
      [{ act: casting }],
      'queue: a declaration was accepted, and nothing was queued',
    ],
  ])('%s', (_, steps, blame) => {
    expect(blamedFor(steps)).toEqual([blame]);
  });
});
