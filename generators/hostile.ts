import type { Act, Declare } from '../spec/play/act.ts';
import { drawDeed, verbsFor } from './deeds.ts';
import { amountsIn, misamount } from './hostile/amounts.ts';
import { attacksIn, misattack } from './hostile/attacks.ts';
import { mispay, pricedIn } from './hostile/payments.ts';
import { misstep, stepsIn } from './hostile/steps.ts';
import type { Wrongs } from './hostile/wrongs.ts';
import { again, copyOf, drawWrong, outOfTurn } from './hostile/wrongs.ts';
import type { Table } from './table.ts';

const anyCard = ({ draw, cards }: Table): string => draw.oneOf(cards).id;
const anyText = ({ draw, texts }: Table): string | undefined => draw.perhapsOneOf(Object.keys(texts));

/** Puts an act where nobody expects it. */
const insert = ({ draw, acts }: Table, act: Act): unknown => acts.splice(draw.below(acts.length + 1), 0, act);

/** A declaration of those made, or else a new one of any card and any text. */
function someDeclaration(table: Table): Declare | null {
  const made = table.acts.filter((act) => act.act === 'declare');
  if (made.length > 0 && !table.draw.flag(0.15)) return table.draw.oneOf(made);
  const ability = anyText(table);
  if (ability === undefined) return null;
  const declaration: Declare = {
    act: 'declare',
    player: table.active,
    source: anyCard(table),
    ability,
    targets: table.draw.many(0, 2, (part) => ({ at: [0, part], cards: [anyCard(table)], amounts: null })),
  };
  insert(table, declaration);
  return declaration;
}

type Wrong = (table: Table, declaration: Declare) => void;

const twice: Wrong = ({ draw }, { targets }) => {
  const named = draw.perhapsOneOf(targets);
  const card = named && draw.perhapsOneOf(named.cards);
  if (named !== undefined && card !== undefined) named.cards = [...named.cards, card];
};
const none: Wrong = ({ draw }, declaration) => {
  if (draw.flag(0.5)) declaration.targets = [];
  else declaration.targets = declaration.targets.map((named) => ({ ...named, cards: [] }));
};
/** Leaves one of several choices out, or one of several cards. */
const fewer: Wrong = ({ draw }, declaration) => {
  const named = draw.perhapsOneOf(declaration.targets);
  if (named === undefined) return;
  if (named.cards.length > 1 && draw.flag(0.6)) named.cards = named.cards.slice(1);
  else declaration.targets = declaration.targets.filter((one) => one !== named);
};
const more: Wrong = (table, { targets }) => {
  const named = table.draw.perhapsOneOf(targets);
  if (named !== undefined) named.cards = [...named.cards, anyCard(table)];
};
const wrong: Wrong = (table, { targets }) => {
  const named = table.draw.perhapsOneOf(targets);
  if (named !== undefined) named.cards = [anyCard(table)];
};
const early: Wrong = (table, declaration) => {
  const at: [number, number] = table.draw.flag(0.25) ? [0, 5] : [1, 0];
  declaration.targets = [...declaration.targets, { at, cards: [anyCard(table)], amounts: null }];
};
const foreign: Wrong = (table, declaration) => {
  declaration.source = anyCard(table);
};
const lacking: Wrong = (table, declaration) => {
  declaration.ability = anyText(table) ?? declaration.ability;
};
const WRONGS: Wrongs<Wrong> = [
  ['targets', wrong],
  ['targets', twice],
  ['targets', none],
  ['targets', fewer],
  ['targets', more],
  ['targets', early],
  ['ownership', foreign],
  ['ownership', lacking],
  ['turn', outOfTurn],
  ['exhaustion', again],
];

function misdeclare(table: Table): void {
  const drawn = drawWrong(table, WRONGS);
  const declaration = drawn && someDeclaration(table);
  if (drawn && declaration) drawn[1](table, copyOf(table, declaration));
}

const MISPLACED = ['resolve', 'choose', 'end turn', 'enter', 'change'] as const;
const WITH_ATTACK = [...MISPLACED, 'attack'] as const;

/** An act other than a declaration at a moment when it may make no sense. */
function misplace(table: Table): void {
  const { draw, settings } = table;
  const who = draw.flag(0.5) ? 'B' : 'A';
  switch (draw.oneOf(settings.claims.attacks ? WITH_ATTACK : MISPLACED)) {
    case 'attack':
      if (settings.claims.trusts.length === 0)
        insert(table, { act: 'attack', player: who, attacker: anyCard(table), target: anyCard(table) });
      return;
    case 'resolve':
      insert(table, { act: 'resolve' });
      return;
    case 'choose':
      insert(table, { act: 'choose', player: who, cards: draw.many(0, 2, () => anyCard(table)) });
      return;
    case 'end turn':
      if (!settings.claims.trusts.includes('turn')) insert(table, { act: 'end turn', player: who });
      return;
    case 'enter':
      if (settings.claims.enter)
        insert(table, { act: 'enter', cards: draw.many(1, 2, () => anyCard(table)) });
      return;
    case 'change': {
      const card = draw.oneOf(table.cards);
      const verb = draw.perhapsOneOf(verbsFor(table, card.type));
      if (verb !== undefined && settings.claims.changes)
        insert(table, { act: 'change', card: card.id, deed: drawDeed(table, verb, card) });
    }
  }
}

/** Spoils a declaration, the order of acts, or a movement, an attack, a payment or an amount where there is one. */
function spoil(table: Table): void {
  const ways: [weight: number, way: () => void][] = [
    [3, () => misdeclare(table)],
    [1, () => misplace(table)],
  ];
  const attacks = attacksIn(table);
  const priced = pricedIn(table);
  const amounting = amountsIn(table);
  const steps = stepsIn(table);
  if (steps.length > 0) ways.push([3, () => misstep(table, steps)]);
  if (attacks.length > 0) ways.push([3, () => misattack(table, attacks)]);
  if (priced.length > 0) ways.push([3, () => mispay(table, priced)]);
  if (amounting.length > 0) ways.push([3, () => misamount(table, amounting)]);
  table.draw.weighted(ways)();
}

/** Makes one to three of the acts such as no menu would offer. */
export function corrupt(table: Table): void {
  if (table.cards.length === 0) return;
  table.draw.many(1, 3, () => spoil(table));
}
