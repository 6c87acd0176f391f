import { createInterface } from 'node:readline';

/**
 * A program that greets well and then breaks in the way it is told to, on every case with a card named «bomb»; or that
 * refuses to greet, greets behind a banner, or takes no notice of any case or leave.
 */
const [, , way, greeting] = process.argv;
const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
const state = ({ active, cards }) => ({
  active,
  turn: 1,
  phase: 'choice',
  cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  queue: [],
  lost: [],
  coins: null,
  history: { arrived: [], attacks: [], defended: [], failedDraws: { A: 0, B: 0 } },
});
const breaks = {
  crash: () => process.exit(3),
  traceback: () => {
    process.stderr.write(
      `Traceback (most recent call last):\n${'  File "engine.py", in act\n'.repeat(200)}KeyError: 'heal'\n`,
    );
    process.exitCode = 1;
    process.stdin.destroy();
  },
  hang: () => {},
  stray: (id) => process.stdout.write(`hello there\n${JSON.stringify({ id, ok: true, records: [] })}\n`),
  truncated: (id) => process.stdout.write(`{"id":${id},"ok":tr\n`),
  id: (id) => say({ id: id + 1, ok: true, records: [] }),
  shape: (id) => say({ id, ok: true, records: [{ before: 7 }] }),
  fewer: (id, cases) =>
    say({ id, ok: true, records: cases.map(({ board }) => ({ before: state(board), steps: [] })) }),
  short: (id) => say({ id, ok: true, records: [] }),
  error: (id) => say({ id, ok: false, error: 'I cannot do that' }),
  long: () => process.stdout.write('x'.repeat(9 * 1024 * 1024)),
};
if (way === 'banner') process.stdout.write('Engine starting…\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, cases } = JSON.parse(line);
  if (method === 'hello' && way === 'unwilling') say({ id, ok: false, error: 'I do not play that' });
  else if (method === 'hello') say({ id, ok: true, hello: JSON.parse(greeting) });
  else if (way === 'deaf') process.stderr.write('not listening\n');
  else if (method === 'bye') say({ id, ok: true });
  else if (cases.some(({ board }) => board.cards.some(({ name }) => name === 'bomb'))) breaks[way](id, cases);
  else say({ id, ok: true, records: cases.map(({ board }) => ({ before: state(board), steps: [] })) });
}
