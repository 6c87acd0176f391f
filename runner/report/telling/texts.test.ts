import { describe, expect, it } from 'vitest';
import { translations } from '../../../oracles/index.ts';
import { Ability } from '../../../spec/abilities/ability.ts';
import { Card } from '../../../spec/model/card.ts';
import { cardsWords, cardWords } from './card.ts';
import { textWords } from './texts.ts';
import { ENGLISH, tongueOf } from './tongue.ts';

const russian = tongueOf('ru', translations);
const both = (text: unknown) => {
  const parsed = Ability.parse(text);
  return [textWords(ENGLISH, parsed), textWords(russian, parsed)];
};
const creatures = { types: ['creature'] };
const wound = (amount: number, object: object) => ({ deed: { verb: 'wound', amount }, object });

describe('a text is told alike in both tongues:', () => {
  it.each([
    [
      'what is chosen, by whom and from where',
      {
        kind: 'activated',
        steps: [
          [
            wound(2, {
              kind: 'choose',
              by: 'opponent',
              different: true,
              filter: { ...creatures, side: 'own', wounded: true, element: 'any', cost: { atMost: 3 } },
            }),
          ],
          [
            {
              deed: { verb: 'move', into: 'hand' },
              object: {
                kind: 'choose',
                min: 0,
                max: 2,
                filter: { types: ['creature', 'spell'], zone: 'graveyard', whose: 'opponent' },
              },
            },
          ],
        ],
      },
      "exhaust itself — wound 2: a chosen own wounded elemental creature of cost at most 3, the opponent chooses, none of those chosen before. move into the hand: up to 2 chosen (creature or spell in the opponent's graveyard)",
      'закрыть себя: ранить на 2 — выбрать 1: существо (своя, с ранами, со стихией, стоимостью до 3), выбирает оппонент, не из выбранных прежде. переложить в руку — выбрать до 2: существо или заклинание (на кладбище оппонента)',
    ],
    [
      'a price, and what stays for a time',
      {
        kind: 'activated',
        cost: { kind: 'wounds', amount: 1 },
        steps: [[{ deed: { verb: 'silence', until: 'while in play' }, object: { kind: 'itself' } }]],
      },
      '1 wound on itself — silence while in play: itself',
      '1 рана себе: лишить способностей пока в игре — сама карта',
    ],
    [
      'X, and how it is divided',
      {
        kind: 'spell',
        cost: { kind: 'coins', amount: 0, x: true },
        steps: [
          [
            {
              deed: { verb: 'heal', amount: 1, per: 'X' },
              object: { kind: 'choose', min: 1, max: null, divide: 'whole', filter: creatures },
            },
          ],
        ],
      },
      'spell, X coins — heal 1 for each of X: at least 1 chosen (creature), divided among them',
      'заклинание, X монет: излечить на 1 за каждую из X — выбрать не меньше 1: существо, поделить между ними',
    ],
    [
      'any number',
      {
        kind: 'activated',
        steps: [[wound(1, { kind: 'choose', min: 0, max: null, filter: creatures })]],
      },
      'exhaust itself — wound 1: any number of chosen cards: creature',
      'закрыть себя: ранить на 1 — выбрать сколько угодно: существо',
    ],
    [
      'several types of cards',
      {
        kind: 'activated',
        steps: [
          [
            {
              deed: { verb: 'exhaust' },
              object: { kind: 'each', filter: { types: ['hero', 'creature', 'support'] } },
            },
          ],
        ],
      },
      'exhaust itself — exhaust: each hero, creature or support',
      'закрыть себя: закрыть — каждая карта: герой, существо или поддержка',
    ],
    [
      'what no card may do',
      { kind: 'static', static: { text: 'cannot be', verb: 'set life' } },
      'no card may do this to it: set life',
      'ни одна карта не может с нею сделать это: свести жизни',
    ],
    [
      'what a card deals',
      { kind: 'static', static: { text: 'wounds dealt', by: 2, of: 'shots', who: creatures } },
      '+2 wounds dealt by shots: each creature',
      'наносимые раны +2 выстрелами: каждая карта: существо',
    ],
  ])('%s', (_, text, english, inRussian) => {
    expect(both(text)).toEqual([english, inRussian]);
  });
});

it('a card is told with its layers, its effects and the texts that it has lost', () => {
  const card = Card.parse({
    id: 'imp',
    name: 'Imp',
    owner: 'B',
    controller: 'A',
    zone: 'play',
    whose: null,
    type: 'creature',
    element: 'fire',
    printed: ['cry'],
    life: {
      starting: 5,
      wounds: 2,
      effects: [{ id: 'e', kind: 'negative', laid: 1, left: 1, until: 'end of turn' }],
    },
    effects: [{ id: 's', kind: 'silence', until: 'start of turn B' }],
  });
  const texts = {
    cry: Ability.parse({
      kind: 'triggered',
      trigger: 'hire',
      steps: [[{ deed: { verb: 'cure' }, object: { kind: 'itself' } }]],
    }),
  };
  expect([ENGLISH, russian].map((tongue) => cardWords(tongue, card, texts))).toEqual([
    "imp (A's creature; owned by B; 5 starting life, 2 wounds, 1 negative life until end of turn; fire; silenced until start of turn B; «cry: on hire — cure: itself», lost by now)",
    'imp (существо игрока A; владелец B; 5 начальных жизней, 2 раны, 1 отрицательная жизнь до конца хода; стихия огня; без способностей до начала хода B; «cry: Найм: снять отравление — сама карта», уже утрачена)',
  ]);
});

it('cards of one board are told with their names where two share one', () => {
  const named = (id: string, name: string) =>
    Card.parse({ id, name, owner: 'A', controller: 'A', zone: 'hand', whose: 'A', type: 'spell' });
  const cards = [named('bolt', 'Bolt'), named('pact', 'Bolt'), named('curse', 'Curse')];
  expect(cardsWords(ENGLISH, cards, {})).toEqual([
    "bolt (A's spell; named «Bolt»; in the hand)",
    "pact (A's spell; named «Bolt»; in the hand)",
    "curse (A's spell; in the hand)",
  ]);
  expect(cardsWords(russian, cards, {})[0]).toContain('имя «Bolt»');
});
