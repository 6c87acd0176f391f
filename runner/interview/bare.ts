import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import { hasLost, isDestroyed } from '../../spec/questions/fate.ts';
import { atMoment } from './at-moment.ts';
import { explained } from './fate.ts';
import { WEARING } from './implied.ts';
import type { Moment } from './moment.ts';
import type { Instant, Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';

/** The life with which a card has died of a deed, where the deed alone says it: nobody has seen it. */
const lastLife = (life: Life, deed: Deed): Life | null => {
  if (deed.verb === 'wound') return { ...life, wounds: life.wounds + deed.amount };
  if (deed.verb !== 'take life' || life.effects.some(({ kind }) => kind === 'additional')) return null;
  const { amount, until } = deed;
  const laid = { id: 'laid', kind: 'negative' as const, laid: amount, left: amount, by: null, until };
  return { ...life, effects: [...life.effects, laid] };
};

/** What a bare change has made of its own card and of all others. */
export function* interviewBare(line: Timeline, step: number): Generator<Instant> {
  const { act } = line.steps[0] ?? {};
  const [before, after] = line.states;
  const own = act?.act === 'change' ? before?.cards[act.card] : undefined;
  if (act?.act !== 'change' || own === undefined) return;
  const { deed } = act;
  // With which life it went, nobody has seen.
  const hasLeft = own.zone === 'play' && after?.cards[own.id]?.zone !== 'play';
  const isUnseen = hasLeft && deed.verb !== 'destroy' && deed.verb !== 'move';
  const isEnd = ({ event }: Moment): boolean =>
    (event.kind === 'destroyed' && event.card === own.id) ||
    (event.kind === 'lost' && own.type === 'hero' && event.player === own.owner);
  const ends = isUnseen && WEARING.includes(deed.verb) ? line.moments.filter(isEnd) : [];
  const known = new Set([...explained(line), ...ends.map(({ number }) => number)]);
  for (const moment of line.moments) {
    if (moment.event.kind === 'did' && isUnseen) continue;
    const end = ends.includes(moment) ? askEnd(line, moment, own, deed) : [];
    yield { step, observations: [...end, ...atMoment(line, moment.number, known)] };
  }
}

/** Whether a card goes, or a player loses, by the life that a deed has left of the card. */
const askEnd = ({ texts }: Timeline, { event }: Moment, card: Card, deed: Deed): Observation[] => {
  const life = card.life === null ? null : lastLife(card.life, deed);
  if (card.life === null || life === null) return [];
  const loss = { player: card.owner, life, isDestroyed: true };
  if (event.kind === 'lost') return [asked(hasLost, loss, 'lost', 'consequence')];
  const fate = { card, texts, before: card.life, after: life, isOver: false };
  const death = asked(isDestroyed, fate, 'destroyed', 'consequence');
  return card.type === 'hero' ? [death, asked(hasLost, loss, 'plays on', 'consequence')] : [death];
};
