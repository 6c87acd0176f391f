import { z } from 'zod';
import { Trigger } from '../abilities/ability.ts';
import { Verb } from '../abilities/deed.ts';
import { Zone } from '../model/names.ts';
import { Event } from '../play/event.ts';

const eventKinds = Event.options.map((option) => option.shape.kind.value);
const EventKind = z.enum(eventKinds as [Event['kind'], ...Event['kind'][]]);

// The meanings are registered: `describe` would copy the shape, and its JSON Schema would be cut into references.
/** The terms of the ability language that an engine understands; boards use no others. */
export const Terms = z.strictObject({
  verbs: z.array(Verb).register(z.globalRegistry, {
    description:
      'deeds of these verbs, in texts and as bare changes; `roll` also costs equal to the number thrown',
  }),
  abilities: z.array(z.enum(['activated', 'triggered', 'spell', 'static'])).register(z.globalRegistry, {
    description:
      'texts of these kinds: `activated`, `triggered`, `spell` (cards in hands), `static` («cannot be» and «cannot be target»; others by `statics`)',
  }),
  triggers: z
    .array(Trigger)
    .register(z.globalRegistry, { description: 'triggered texts that these set off' }),
  objects: z.array(z.enum(['choose', 'each', 'itself'])).register(z.globalRegistry, {
    description:
      "instructions that `choose` cards, speak of `each` that fits, or of the card `itself`. A `choose` may be the opponent's",
  }),
  steps: z.boolean().register(z.globalRegistry, {
    description: '`true`: texts of several steps, where the event `named` is claimed',
  }),
  parts: z.boolean().register(z.globalRegistry, { description: '`true`: steps of several parts' }),
  counts: z
    .boolean()
    .register(z.globalRegistry, { description: '`true`: choices of another number than exactly one' }),
  prices: z
    .array(z.enum(['exhaust itself', 'exhaust', 'sacrifice', 'coins', 'wounds']))
    .optional()
    .register(z.globalRegistry, {
      description:
        'what activated texts cost: `exhaust itself`, `exhaust` or `sacrifice` another card, `coins` (spells too), `wounds` on the source. Left out: `exhaust itself` alone; an empty list: no activated text',
    }),
  zones: z.array(Zone).optional().register(z.globalRegistry, {
    description: 'texts that name cards in these zones. Left out: in play alone',
  }),
  shots: z.boolean().optional().register(z.globalRegistry, { description: '`true`: wounds that are shots' }),
  statics: z
    .array(
      z.enum(['life', 'gives', 'cost', 'strike', 'wounds dealt', 'wounds taken', 'instead', 'redirects']),
    )
    .optional()
    .register(z.globalRegistry, {
      description:
        'static texts of these kinds, where `abilities` has `static`; `instead` and `redirects` where the events `replaced` and `redirected` are claimed',
    }),
  x: z.boolean().optional().register(z.globalRegistry, {
    description: '`true`: X as an amount and as a cost, and as a price of coins where `prices` has them',
  }),
  divided: z.boolean().optional().register(z.globalRegistry, {
    description: '`true`: amounts divided among the cards chosen; needs `counts`',
  }),
  different: z
    .boolean()
    .optional()
    .register(z.globalRegistry, { description: '`true`: «another» card than those chosen before' }),
  into: z
    .array(z.enum(['graveyard', 'play']))
    .optional()
    .register(z.globalRegistry, { description: '`move` into `graveyard` or `play`, besides hand and deck' }),
});
export type Terms = z.infer<typeof Terms>;

/**
 * What an engine claims. What is not claimed is unsupported or unobserved, neither a pass nor a failure;
 * what is claimed and does not hold is a failure of its own.
 */
export const Capabilities = z.strictObject({
  terms: Terms,
  changes: z.boolean().register(z.globalRegistry, { description: '`true`: the act `change` may be put' }),
  enter: z.boolean().register(z.globalRegistry, {
    description: '`true`: the act `enter` may be put, also for cards of both players',
  }),
  attacks: z.boolean().optional().register(z.globalRegistry, {
    description:
      '`true`: the act `attack` may be put, cards have a `strike`, and an opponent may defend, where the events `attacked`, `defended` and `settled` are claimed',
  }),
  draws: z.boolean().optional().register(z.globalRegistry, {
    description: '`true`: the player whose turn begins takes a card from the deck',
  }),
  life: z.enum(['effects', 'totals']).register(z.globalRegistry, {
    description:
      '`effects`: each life effect stands in `life` by itself, with its term. `totals`: one sum for each kind; nothing that needs single effects or their terms is asked',
  }),
  level: z.boolean().register(z.globalRegistry, {
    description:
      "`true`: `life.level` is your engine's own figure and is judged. `false`: it is not looked at",
  }),
  events: z.array(EventKind).register(z.globalRegistry, {
    description:
      'the kinds of event that you send reliably, in order, with their cause; also those that your engine never has a reason to send. What you send of other kinds is passed over. A question that needs another kind is not asked, and a clause that is about nothing else is unobserved. Where one of `queued`, `left`, `life`, `flag`, `abilities`, `effects`, `control`, `moved`, `lost` and `turn` is missing, states are not compared with events, and only what shows between acts is asked: whether acts are accepted, what is offered, and what the states before and after say',
  }),
  options: z.boolean().register(z.globalRegistry, {
    description:
      '`true`: the options of a pending choice are complete, and a card that is not among them counts as forbidden. `false`: who chooses, and from what, is not judged',
  }),
  determinism: z.boolean().register(z.globalRegistry, {
    description:
      '`true`: the same case always gives the same record, ids of items and effects apart; one case in eight is played twice, and each of the first 64. `false`: it is not compared',
  }),
  trusts: z
    .array(z.enum(['ownership', 'turn', 'exhaustion', 'targets']))
    .default([])
    .register(z.globalRegistry, {
      description:
        'what your engine leaves to its client, so that it is not tried: `ownership` (whose card or text), `turn` (whose turn), `exhaustion` (an exhausted card declared again), `targets` (unfit, too many, too few or too early). Left out or empty: all may be tried, and is to be refused',
    }),
});
export type Capabilities = z.infer<typeof Capabilities>;
