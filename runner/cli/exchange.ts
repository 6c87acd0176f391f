import { playCase } from '../../adapters/play-case.ts';
import { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { Greeting, PROTOCOL, VOCABULARY } from '../../spec/protocol/messages.ts';

/** The least that an engine can claim and be judged on: creatures that wound one another. */
const GREETING = Greeting.parse({
  protocol: PROTOCOL,
  vocabulary: VOCABULARY,
  engine: 'mine 0.1',
  edition: 'heroes',
  capabilities: {
    terms: {
      verbs: ['wound'],
      abilities: ['activated'],
      triggers: [],
      objects: ['choose'],
      steps: false,
      parts: false,
      counts: false,
    },
    changes: false,
    enter: false,
    life: 'effects',
    level: true,
    events: [
      'queued',
      'flag',
      'settled',
      'begun',
      'did',
      'life',
      'destroyed',
      'moved',
      'ended',
      'left',
      'lost',
    ],
    options: true,
    determinism: true,
  },
});

const creature = (id: string, owner: 'A' | 'B', starting: number, texts: readonly string[]) => ({
  id,
  name: id,
  owner,
  controller: owner,
  zone: 'play',
  whose: null,
  type: 'creature',
  printed: texts,
  abilities: texts,
  life: { starting, wounds: 0, effects: [] },
});

const CASE = Case.parse({
  board: {
    cards: [creature('archer', 'A', 2, ['shot']), creature('ogre', 'B', 1, [])],
    texts: {
      shot: {
        kind: 'activated',
        steps: [
          [
            {
              deed: { verb: 'wound', amount: 1 },
              object: { kind: 'choose', min: 1, max: 1, by: 'controller', filter: { types: ['creature'] } },
            },
          ],
        ],
      },
    },
  },
  acts: [
    {
      act: 'declare',
      player: 'A',
      ability: 'shot',
      source: 'archer',
      targets: [{ at: [0, 0], cards: ['ogre'] }],
    },
    { act: 'resolve' },
  ],
  picks: [],
});

const WIDTH = 110;

/** JSON in as few lines as fit the width: what fits stands in one, what doesn't is opened. */
function laid(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (indent.length + flat.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => laid(one, deeper))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${laid(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${deeper}${part}`).join(',\n')}\n${indent}${close}`;
}

const block = (value: unknown): string => `\`\`\`json\n${laid(value)}\n\`\`\``;

/** One whole exchange with a small engine as a Markdown page: what is sent, and what this engine answers. */
export function exchangePage(engine: Engine): string {
  const { board, acts, picks } = CASE;
  const records = [playCase(engine, { board, acts, picks })];
  return [
    '# One whole exchange',
    '',
    'Generated from what the reference engine answers; `npm run schemas` writes it anew. On the wire each message is one',
    'line. What the words mean stands in [protocol.md](protocol.md). An engine that claims no more than this one gets texts',
    'of no other kind: activated ones that wound one chosen card. The opponent may be the one who chooses it, and heroes,',
    'support cards and cards in hands, decks and graveyards may lie about.',
    '',
    '## The suite greets',
    '',
    block({ id: 1, method: 'hello', protocol: PROTOCOL, vocabulary: VOCABULARY, edition: 'heroes' }),
    '',
    '## The engine says what it can',
    '',
    block({ id: 1, ok: true, hello: GREETING }),
    '',
    '## The suite sends cases',
    '',
    'One here: the archer shoots the ogre, and the shot is carried out.',
    '',
    block({ id: 2, method: 'batch', cases: [{ board, acts, picks }] }),
    '',
    '## The engine tells what became of each',
    '',
    block({ id: 2, ok: true, records }),
    '',
    '## The suite takes its leave',
    '',
    block({ id: 3, method: 'bye' }),
    '',
    block({ id: 3, ok: true }),
    '',
  ].join('\n');
}
