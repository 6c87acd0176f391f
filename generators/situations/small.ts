import type { Texts } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Player, TextRef } from '../../spec/model/names.ts';
import { RulesEffect } from '../../spec/play/event.ts';
import { attackTargets } from '../../spec/questions/carrying-out.ts';
import { whoGoesFirst } from '../../spec/questions/declaring.ts';
import type { Blow } from '../../spec/questions/fate.ts';
import * as fate from '../../spec/questions/fate.ts';
import { cardOf, stateWith } from './boards.ts';
import { FIXED_FIGURES } from './figures.ts';
import { isOneChange } from './layings.ts';
import { lifeSituations } from './life.ts';
import { levelOf, lifeDeeds, lifeOf, livesWithin, TURNS } from './lives.ts';
import type { Situated } from './situated.ts';
import { numbers, situated } from './situated.ts';

const PLAYERS: readonly Player[] = ['A', 'B'];
const COIN = [false, true];

function* changesOfLevel(bound: number): Generator<[Life, Life]> {
  for (const before of livesWithin(Math.min(bound, FIXED_FIGURES)))
    for (const after of livesWithin(Math.min(bound, FIXED_FIGURES)))
      if (before.starting === after.starting && isOneChange(before, after)) yield [before, after];
}

function* destructions(bound: number): Generator<Situated> {
  const texts: Texts = { stone: { kind: 'static', static: { text: 'cannot be', verb: 'destroy' } } };
  for (const [before, after] of changesOfLevel(bound)) {
    const card = cardOf('imp', { life: before });
    yield situated(fate.isDestroyed, { card, texts: {}, before, after, isOver: false });
    if (levelOf(after) > 0) continue;
    yield situated(fate.isDestroyed, { card, texts: {}, before, after, isOver: true });
    yield situated(fate.isDestroyed, {
      card: { ...card, printed: ['stone'], abilities: ['stone'] },
      texts,
      before,
      after,
      isOver: false,
    });
  }
}

function* losses(bound: number): Generator<Situated> {
  for (const life of livesWithin(bound))
    for (const isDestroyed of COIN)
      if (!isDestroyed || levelOf(life) <= 0)
        yield situated(fate.hasLost, { player: 'A', life, isDestroyed });
}

const SHOT: TextRef = { card: 'archer', ability: 'shot', grantedBy: null };
const CURSE: TextRef = { card: 'witch', ability: 'curse', grantedBy: null };

function* killings(): Generator<Situated> {
  const lives = [
    lifeOf(2, 0, [0], [0]),
    lifeOf(2, 1, [0], [0]),
    lifeOf(2, 2, [0], [0]),
    lifeOf(2, 0, [0], [2]),
  ];
  const blows: Blow[] = lives.flatMap((before) =>
    lives.flatMap((after) =>
      [SHOT, CURSE, null].flatMap((text) =>
        before === after ? [] : [{ before, after, text, isByRules: text === null && levelOf(after) < 1 }],
      ),
    ),
  );
  const card = cardOf('imp');
  for (const destroyer of [null, SHOT]) {
    yield situated(fate.killedBy, { card, blows: [], destroyer });
    for (const first of blows) {
      yield situated(fate.killedBy, { card, blows: [first], destroyer });
      for (const second of blows)
        if (second.before === first.after)
          yield situated(fate.killedBy, { card, blows: [first, second], destroyer });
    }
  }
}

const DEEDS: readonly Deed[] = [
  ...lifeDeeds(1),
  { verb: 'destroy' },
  { verb: 'poison' },
  { verb: 'cure' },
  { verb: 'exhaust' },
  { verb: 'ready' },
  { verb: 'silence', until: 'lasting' },
  { verb: 'take control', until: 'lasting' },
  { verb: 'challenge', until: 'lasting' },
  { verb: 'move', into: 'hand' },
  { verb: 'move', into: 'deck' },
  { verb: 'strip life' },
  { verb: 'fight' },
];
const CHANGES = [
  'exhausted',
  'readied',
  'poisoned',
  'cured',
  'texts',
  'effects',
  'controller',
  'zone',
  'declared',
  'coins',
] as const;

function* changes(): Generator<Situated> {
  const card = cardOf('imp');
  for (const change of CHANGES) {
    for (const by of ['played', 'nothing'] as const) yield situated(fate.doesHappen, { card, change, by });
    for (const deed of DEEDS) yield situated(fate.doesHappen, { card, change, by: { deed } });
    for (const effect of RulesEffect.options)
      yield situated(fate.doesHappen, { card, change, by: { effect } });
  }
  for (const deed of DEEDS)
    for (const flags of [{}, { exhausted: true }, { poisoned: true }])
      yield situated(fate.isDone, { before: cardOf('imp', flags), deed });
}

const owned: readonly Partial<Card>[] = PLAYERS.flatMap((owner) =>
  PLAYERS.map((controller) => ({ owner, controller })),
);

function* readyings(): Generator<Situated> {
  for (const verb of [null, ...Verb.options])
    for (const whose of owned)
      for (const turn of TURNS) {
        const card = cardOf('imp', { ...whose, exhausted: true });
        const texts: Texts =
          verb === null ? {} : { stone: { kind: 'static', static: { text: 'cannot be', verb } } };
        const abilities = Object.keys(texts);
        yield situated(fate.doesReady, { card: { ...card, printed: abilities, abilities }, texts, turn });
      }
}

/** A card that is destroyed was in play. */
function* places(): Generator<Situated> {
  for (const whose of owned) yield situated(fate.whereTo, { card: cardOf('imp', whose) });
}

/** Who defends, and whom a text leads the attack to. */
const TURNED = [
  [null, null],
  ['guard', null],
  [null, 'guard'],
] as const;

function* attacks(): Generator<Situated> {
  const enemy = { owner: 'B', controller: 'B' } as const;
  const gone = { ...enemy, zone: 'graveyard', whose: 'B' } as const;
  for (const named of [enemy, gone])
    for (const guard of [enemy, gone])
      for (const [defender, redirected] of TURNED)
        yield situated(attackTargets, {
          attacker: 'archer',
          named: 'ogre',
          defender,
          redirected,
          state: stateWith([cardOf('archer'), cardOf('ogre', named), cardOf('guard', guard)]),
        });
}

function* moments(bound: number): Generator<Situated> {
  for (const effect of ['destruction', 'loss', 'expiry'] as const) yield situated(fate.whenDone, { effect });
  for (const what of ['rules effect', 'ability'] as const) yield situated(fate.doesWait, { what });
  for (const how of ['taken from', 'returned to', 'looked through', 'let alone'] as const)
    yield situated(fate.isShuffled, { how });
  for (const player of PLAYERS)
    for (const times of numbers(1, bound + 2)) yield situated(fate.isDeckedOut, { player, times });
  for (const active of PLAYERS)
    for (const one of PLAYERS)
      for (const other of PLAYERS) yield situated(whoGoesFirst, { active, controllers: [one, other] });
}

/** Every situation of the questions that need no board, with figures within the bound on those that go up to it. */
export function* smallSituations(bound: number): Generator<Situated> {
  yield* lifeSituations(bound);
  yield* destructions(bound);
  yield* losses(bound);
  yield* killings();
  yield* changes();
  yield* readyings();
  yield* places();
  yield* attacks();
  yield* moments(bound);
}
