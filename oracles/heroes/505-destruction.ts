import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Life } from '../../spec/model/life.ts';
import type { TextRef } from '../../spec/model/names.ts';
import type { Blow, Crediting, Fate, Killing, Losing } from '../../spec/questions/fate.ts';
import {
  hasKilled,
  hasLost,
  isDestroyed,
  killedBy,
  textKey,
  whenDone,
  whereTo,
} from '../../spec/questions/fate.ts';
import { archer, creature, examples, life } from '../examples.ts';
import { fatalBlow, isSinking, levelNow } from '../reading-life.ts';
import { isJudged } from '../reading-texts.ts';
import { HERO, SILENT } from './losing-heroes.ts';

const clause = sectionOf(HEROES)('505');

const brought = (before: Life, after: Life): Fate => ({
  card: creature('archer', { life: before }),
  before,
  after,
  texts: {},
  isOver: false,
});
const unhurt: Losing = { player: 'A', life: life(3, { negative: 3 }), isDestroyed: true };

export const h505_1 = clause('505.1', {
  statement:
    "A card whose level sinks to zero or below is destroyed at once and goes to its owner's graveyard.",
  readings: [
    { name: SILENT, says: 'only 503.1 tells who loses', leansOn: '505.1 карта' },
    { name: HERO, says: 'a player whose hero is destroyed has lost', leansOn: '505.1 гибель' },
  ],
  rules: [
    on(isDestroyed, {
      applies: (fate) => isJudged(fate) && levelNow(fate.after) <= 0 && isSinking(fate),
      ruling: ({ after }) => must('destroyed', `its level is ${levelNow(after)}`),
      examples: examples(
        [brought(life(3), life(3, { wounds: 3 })), brought(life(3), life(3, { negative: 4 }))],
        [brought(life(3), life(3, { wounds: 2 })), brought(life(3), life(3, { wounds: 3, additional: 1 }))],
      ),
    }),
    on(whenDone, {
      applies: ({ effect }) => effect === 'destruction',
      ruling: () => must('at once', 'a card without a life level is destroyed that very moment'),
      examples: examples([{ effect: 'destruction' }], [{ effect: 'loss' }]),
    }),
    on(whereTo, {
      applies: ({ card }) => card.zone === 'play',
      ruling: ({ card }) => ({
        ...such(
          '',
          "a destroyed card goes to its owner's graveyard",
          ({ zone, whose }) => zone === 'graveyard' && whose === card.owner,
        ),
        says: `graveyard of ${card.owner}`,
      }),
      examples: examples(
        [{ card: { ...archer, controller: 'B' } }],
        [{ card: { ...archer, zone: 'hand', whose: 'A' } }],
      ),
    }),
    on(hasLost, {
      applies: ({ isDestroyed }) => isDestroyed,
      ruling: (_, reading) => (reading === HERO ? must('lost', 'the hero is destroyed') : null),
      examples: examples([unhurt], [{ ...unhurt, isDestroyed: false }]),
    }),
  ],
});

const shot: TextRef = { card: 'archer', ability: 'shot', grantedBy: null };
const curse: TextRef = { card: 'witch', ability: 'curse', grantedBy: null };
const blow = (before: Life, after: Life, text: TextRef | null, isByRules = false): Blow => ({
  before,
  after,
  text,
  isByRules,
});
const killing = (destroyer: TextRef | null, ...blows: Blow[]): Killing => ({
  card: creature('ogre'),
  blows,
  destroyer,
});
const crediting = (killer: string, killing: Omit<Crediting, 'killer'>): Crediting => ({ ...killing, killer });
const scratch = blow(life(3), life(3, { wounds: 1 }), curse);
const stab = blow(life(3, { wounds: 1 }), life(3, { wounds: 3 }), shot);

const paid: Blow = { ...stab, text: null, isByRules: true, isPaid: true };

/** The text by which a card died beyond doubt: that destroyed it, or brought its level to zero or below. */
const killerOf = ({ destroyer, blows }: Killing): TextRef | null =>
  destroyer ?? fatalBlow(blows)?.text ?? null;

export const h505_1_1 = clause('505.1.1', {
  statement:
    'A card in the graveyard was killed by the text that destroyed it or brought its level to zero or below.',
  rules: [
    on(killedBy, {
      applies: ({ destroyer, blows }) => {
        if (destroyer !== null) return true;
        const fatal = fatalBlow(blows);
        return fatal !== null && (!fatal.isByRules || fatal.isPaid === true);
      },
      ruling: ({ destroyer, blows }) => {
        const killer = destroyer ?? fatalBlow(blows)?.text ?? null;
        // Who granted the text to its card is not what the clause asks for.
        const keyOf = (text: TextRef) => textKey({ ...text, grantedBy: null });
        const keys = killer === null ? [] : [keyOf(killer)];
        return such<readonly TextRef[]>(
          killer === null ? 'by no text' : `by ${killer.ability} of ${killer.card}`,
          destroyer === null ? 'that brought its level to zero or below' : 'that destroyed it',
          (given) => given.length === keys.length && given.every((text) => keys.includes(keyOf(text))),
        );
      },
      examples: examples(
        [killing(null, scratch, stab), killing(curse, scratch), killing(null, scratch, paid)],
        [killing(null, scratch), killing(null, { ...stab, text: null, isByRules: true })],
      ),
    }),
    on(hasKilled, {
      applies: (killing) => killing.isSpared === true || killerOf(killing) !== null,
      ruling: (killing) => {
        if (killing.isSpared) return must('did not kill', 'no card was moved to the graveyard');
        const { card, ability } = killerOf(killing) ?? shot;
        const because = `it died by ${ability} of ${card}`;
        return must(card === killing.killer ? 'killed' : 'did not kill', because);
      },
      examples: examples(
        [
          crediting('archer', killing(null, scratch, stab)),
          crediting('archer', killing(curse, scratch)),
          crediting('archer', { ...killing(null), isSpared: true }),
        ],
        [crediting('witch', killing(null, scratch))],
      ),
    }),
  ],
});
