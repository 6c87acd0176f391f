import { Trigger } from '../../spec/abilities/ability.ts';
import { Verb } from '../../spec/abilities/deed.ts';
import { Zone } from '../../spec/model/names.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import type { Greeting } from '../../spec/protocol/messages.ts';
import { PROTOCOL, VOCABULARY } from '../../spec/protocol/messages.ts';
import { playAct } from './acts.ts';
import type { Game } from './game.ts';
import { gameOn } from './loading.ts';
import { Play } from './play.ts';
import type { Rules } from './rules.ts';

const greetingOf = (engine: string, edition: Greeting['edition']): Greeting => ({
  protocol: PROTOCOL,
  vocabulary: VOCABULARY,
  engine,
  edition,
  capabilities: {
    terms: {
      verbs: [...Verb.options],
      abilities: ['activated', 'triggered', 'spell', 'static'],
      triggers: [...Trigger.options],
      objects: ['choose', 'each', 'itself'],
      steps: true,
      parts: true,
      counts: true,
      prices: ['exhaust itself', 'exhaust', 'sacrifice', 'coins', 'wounds'],
      zones: [...Zone.options],
      shots: true,
      statics: ['life', 'gives', 'cost', 'strike', 'wounds dealt', 'wounds taken', 'instead', 'redirects'],
      x: true,
      divided: true,
      different: true,
      into: ['graveyard', 'play'],
    },
    changes: true,
    enter: true,
    attacks: true,
    draws: true,
    life: 'effects',
    level: true,
    events: [
      'queued',
      'lapsed',
      'named',
      'settled',
      'begun',
      'did',
      'ended',
      'left',
      'life',
      'flag',
      'abilities',
      'effects',
      'control',
      'moved',
      'destroyed',
      'rolled',
      'coins',
      'replaced',
      'redirected',
      'lost',
      'defended',
      'attacked',
      'shuffled',
      'draw failed',
      'turn',
      ...(edition === 'classic' ? (['placed'] as const) : []),
    ],
    options: true,
    determinism: true,
    trusts: [],
  },
});

/** An engine that plays an edition by these rules, one game at a time. */
export function createEngine(name: string, rules: Rules, edition: Greeting['edition'] = 'heroes'): Engine {
  let game: Game | null = null;
  return {
    greeting: greetingOf(name, edition),
    load(board) {
      game = gameOn(board, rules);
      return game.state;
    },
    act(act) {
      if (game === null) throw new Error('No board is loaded: load one before the first act.');
      const run = new Play(game, rules);
      const reason = playAct(run, act);
      const pending = game.asking?.pending ?? null;
      if (reason !== null) return { outcome: 'refused', reason, events: [], pending, state: game.state };
      game = run.end();
      const { state, asking } = game;
      return {
        outcome: 'accepted',
        reason: null,
        events: run.events,
        pending: asking?.pending ?? null,
        state,
      };
    },
  };
}
