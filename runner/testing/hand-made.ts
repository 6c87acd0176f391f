import { oracles } from '../../oracles/index.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Player } from '../../spec/model/names.ts';
import { Board } from '../../spec/play/case.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { courtOf } from '../judge/court.ts';
import { judgeCase } from '../run/judge-case.ts';
import type { Told } from './records.ts';
import { byAct, byRules, CLAIMS, creatures, item, life, moved, queued, recordOf } from './records.ts';

const court = courtOf(oracles.heroes ?? []);
const capabilities: Capabilities = {
  ...CLAIMS,
  level: false,
  terms: { ...CLAIMS.terms, triggers: ['hire', 'death', 'healed', 'targeted', 'wounded', 'kills'] },
  events: [...CLAIMS.events, 'coins', 'replaced', 'redirected', 'rolled', 'shuffled', 'attacked'],
};
/** Who is blamed for a record, and behind a bar what is only shown. */
export const blamed = (table: Board, steps: readonly Told[]): string => {
  const record = recordOf(table, steps);
  const verdict = judgeCase(
    court,
    { edition: 'heroes' as const, board: table, acts: [], picks: [] },
    record,
    capabilities,
    {
      heard: () => {},
    },
  );
  const names = (denials: typeof verdict.denials) =>
    [...new Set(denials.flatMap(({ denied }) => denied))].sort().join(' ');
  return [names(verdict.denials), names(verdict.shown), verdict.mismatch?.differs]
    .filter(Boolean)
    .join(' | ');
};

const card = (
  id: string,
  type: Card['type'],
  owner: Player,
  { starting = 3, zone = 'play', ...traits }: Partial<Card> & { starting?: number } = {},
): Card =>
  Card.parse({
    ...{ id, name: id, owner, controller: owner, type, zone, ...traits },
    whose: zone === 'play' ? null : owner,
    abilities: traits.printed ?? [],
    life: type === 'spell' ? null : { starting },
  });

/** The hero of A, who stands on every table. */
const hero = card('hero', 'hero', 'A', { starting: 30 });
/** A's creature, whose strike is 2. */
export const archer = card('archer', 'creature', 'A', { strike: 2 });
/** B's creature with 4 starting life, whose strike is 1. */
export const ogre = card('ogre', 'creature', 'B', { strike: 1, starting: 4 });
/** B's creature, whose strike is 1. */
export const imp = card('imp', 'creature', 'B', { strike: 1 });
/** A's spell with that text. */
export const scrollOf = (text: string) => card('scroll', 'spell', 'A', { zone: 'hand', printed: [text] });
/** A creature with one text. */
export const having = (
  id: string,
  owner: 'A' | 'B',
  text: string,
  zone: 'play' | 'hand' = 'play',
  more = {},
) => card(id, 'creature', owner, { printed: [text], zone, ...more });
/** A board with these cards and the hero of A. */
export const tableOf = (
  cards: readonly Card[],
  texts: Record<string, Ability>,
  more: Partial<Board> = {},
): Board => ({
  ...Board.parse({ cards: [hero, ...cards], texts }),
  ...more,
});
/** A spell of these steps. */
export const spell = (...steps: Extract<Ability, { kind: 'spell' }>['steps']): Ability => ({
  kind: 'spell',
  steps,
});
/** A declares the text of the scroll. */
export const casting = (targets: readonly string[], named = targets): Told => ({
  act: {
    act: 'declare',
    player: 'A',
    source: 'scroll',
    ability: 'text',
    targets: targets.length === 0 ? [] : [{ at: [0, 0], cards: [...targets], amounts: null }],
  },
  events: [queued(item('scroll', 'text', named)), moved('scroll', 'graveyard', 'A', byAct)],
});

/** A static text: other creatures of its player have 2 more life. */
export const banner: Ability = {
  kind: 'static',
  static: { text: 'life', by: 2, who: { ...creatures, side: 'own', other: true } },
};
/** The life of a creature that has it. */
export const raised = (): Life => ({
  ...life(3),
  effects: [{ id: 'e1', kind: 'additional', laid: 2, left: 2, by: null, until: 'while in play' }],
});
/** The cause of what static texts lay. */
export const STATIC = byRules('static effect');
