import type { Instruction } from '../abilities/ability.ts';
import { stepsOf } from '../abilities/ability.ts';
import type { CardId } from '../model/names.ts';
import type { Ground, Targeting } from '../questions/carrying-out.ts';
import { finalTargets, isObstacle } from '../questions/carrying-out.ts';
import type { NamingOne, Reaching } from '../questions/declaring.ts';
import { massReach, mayBeNamed, mayStayOpen, whenNamed } from '../questions/declaring.ts';
import type { Waiting } from '../questions/fate.ts';
import { doesWait, hasKilled, isDestroyed, killedBy, whenDone, whereTo } from '../questions/fate.ts';
import type { Lasting, Levelling, LifeChange } from '../questions/life.ts';
import { isStillThere, isWounded, lifeAfter, lifeLevel } from '../questions/life.ts';
import type { Executing } from '../questions/scene.ts';
import type { Implication } from './implication.ts';
import { implying } from './implication.ts';

const instructionOf = ({ texts, item, at: [step, part] }: Executing): Instruction | null => {
  const text = item.ability === null ? undefined : texts[item.ability];
  return text === undefined ? null : (stepsOf(text)[step]?.[part] ?? null);
};

/** An instruction being carried out, as it was declared or stands now. */
const declaringOf = ({ texts, item, at }: Executing) => ({
  texts,
  player: item.controller,
  source: item.sources[0] ?? '',
  ability: item.ability ?? '',
  at,
  by: 'player' as const,
  isChoicePending: false,
  x: item.x,
});

/** Whether its player names cards for it with the declaration, and nothing has led it to others since. */
const isNamedAtOnce = (situation: Targeting): boolean => {
  const { texts, item, at, redirected } = situation;
  const object = instructionOf(situation)?.object;
  const kind = item.ability === null ? undefined : texts[item.ability]?.kind;
  return (
    (kind === 'activated' || kind === 'spell') &&
    at[0] === 0 &&
    redirected === undefined &&
    object?.kind === 'choose' &&
    object.by === 'controller'
  );
};

/** What has become of a card since would make two moments of the two questions. */
const isAsDeclared = ({ declaredIn, state }: Executing, card: CardId): boolean =>
  JSON.stringify(declaredIn.cards[card]) === JSON.stringify(state.cards[card]);

/** A target that nobody led there has been named. That those named in fact might be is what the record takes for granted. */
const targetIsNameable = implying(finalTargets, mayBeNamed, {
  says: 'a card to which nobody led the ability is a target only if it could be named for it',
  ground: '502.1 указать',
  situations: (situation) =>
    isNamedAtOnce(situation)
      ? Object.keys(situation.declaredIn.cards)
          .filter((card) => !situation.chosen.includes(card) && isAsDeclared(situation, card))
          .map((card) => ({ ...situation, card }))
      : [],
  beside: (situation): NamingOne => ({
    ...declaringOf(situation),
    state: situation.declaredIn,
    targets: [],
    card: situation.card,
  }),
  holds: (targets, naming, { card }) => !targets.includes(card) || naming === 'legal',
});

const lateStaysOpen = implying(whenNamed, mayStayOpen, {
  says: 'a target that is named when its part is reached stays open until then',
  ground: null,
  situations: (situation) => (situation.by === 'step' ? [] : [situation]),
  beside: ({ targets, ...situation }) => ({
    ...situation,
    targets: targets.filter(({ at }) => at[0] !== situation.at[0] || at[1] !== situation.at[1]),
  }),
  holds: (when, open) => when === 'with the declaration' || open === 'legal',
});

/** That the source is amiss stops the instruction as a whole, and nobody asks then which cards it reaches. */
const OF_THE_CARD: readonly Ground[] = ['barred', 'description'];

const obstacleKeepsOff = implying(isObstacle, massReach, {
  says: 'a mass instruction does not reach a card on which an obstacle keeps it from being carried out',
  ground: null,
  situations: (situation) => {
    const { card, ground } = situation;
    const isMass = instructionOf(situation)?.object.kind === 'each';
    return isMass && card !== null && OF_THE_CARD.includes(ground) ? [{ ...situation, card }] : [];
  },
  beside: (situation): Reaching => ({
    ...declaringOf(situation),
    state: situation.state,
    declaredIn: situation.declaredIn,
    targets: situation.item.named,
  }),
  holds: (obstacle, reached, { card }) => obstacle === 'no obstacle' || !reached.includes(card),
});

const destroyedIsGone = implying(isDestroyed, whereTo, {
  says: 'a card that is destroyed leaves play',
  ground: '505.1 перенос',
  situations: (fate) => (fate.card.zone === 'play' ? [fate] : []),
  beside: ({ card }) => ({ card }),
  holds: (fate, { zone }) => fate === 'stays' || zone !== 'play',
});

const killerHasKilled = implying(hasKilled, killedBy, {
  says: 'a text of a card has killed if it is among those that killed, and not otherwise',
  ground: null,
  situations: (crediting) => (crediting.isSpared ? [] : [crediting]),
  beside: (crediting) => crediting,
  holds: (answer, killers, { killer }) =>
    (answer === 'killed') === killers.some(({ card }) => card === killer),
});

const atOnceIsNotQueued = implying(whenDone, doesWait, {
  says: 'what happens at once does not wait in the queue',
  ground: null,
  situations: (due) => [due],
  beside: (): Waiting => ({ what: 'rules effect' }),
  holds: (when, waits) => when === 'later' || waits === 'at once',
});

const woundedHasWounds = implying(isWounded, lifeAfter, {
  says: 'a card has been wounded if it has more wounds than before, and not otherwise',
  ground: '504.3 маркеры',
  situations: (change) => [change],
  beside: (change) => change,
  holds: (answer, { wounds }, { before }) => (answer === 'wounded') === wounds > before.wounds,
});

/** A life with nothing on it but this effect. */
const aloneIn = ({ effect, turn }: Lasting): LifeChange | null =>
  'left' in effect
    ? { before: { starting: 1, wounds: 0, effects: [effect], level: null }, by: { expiry: turn } }
    : null;

const goneIsOff = implying(isStillThere, lifeAfter, {
  says: 'an effect of life that is gone is no longer among the layers, and one that is not gone is',
  ground: null,
  situations: (lasting) => {
    const change = aloneIn(lasting);
    return change === null ? [] : [{ ...lasting, ...change }];
  },
  beside: ({ before, by }): LifeChange => ({ before, by }),
  holds: (answer, { additional, negative }) => (answer === 'gone') === (additional + negative === 0),
});

const levelIsOfLayers = implying(lifeAfter, lifeLevel, {
  says: 'the level of a life that has just come into play is what its layers come to',
  ground: '504.1 уровень',
  situations: (change) => (change.by === 'entering' ? [change] : []),
  beside: ({ before }): Levelling => ({ life: before, entered: true }),
  holds: ({ starting, wounds, additional, negative }, level) =>
    starting + additional - negative - wounds === level,
});

/** All implications between questions that the search for contradictions goes by. */
export const implications: readonly Implication[] = [
  targetIsNameable,
  lateStaysOpen,
  obstacleKeepsOff,
  destroyedIsGone,
  killerHasKilled,
  atOnceIsNotQueued,
  woundedHasWounds,
  goneIsOff,
  levelIsOfLayers,
];

/** The implication that a joint question goes by; undefined where a question is asked alone. */
export const implicationOf = ({ id }: { readonly id: string }): Implication | undefined =>
  implications.find(({ joint }) => joint.id === id);
