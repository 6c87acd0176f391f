import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Item, Named } from '../../spec/model/state.ts';
import * as carrying from '../../spec/questions/carrying-out.ts';
import * as declaring from '../../spec/questions/declaring.ts';
import { subsets } from '../../spec/questions/question.ts';
import type { Declaring, DeclaringInstruction, Executing, Scene } from '../../spec/questions/scene.ts';
import type { Situated } from './situated.ts';
import { situated } from './situated.ts';
import { passagesFor, tablesFor } from './tables.ts';
import { kindsOf, pricedOf, STEPS } from './texts.ts';

/** Where the instructions of a text stand. */
export const placesIn = (text: Ability): At[] =>
  stepsOf(text).flatMap((parts, step) => parts.map((_, part): At => [step, part]));

const isChoice = (text: Ability, [step, part]: At): boolean =>
  stepsOf(text)[step]?.[part]?.object.kind === 'choose';

/** Who declares a text of this kind. */
export const bySource = (text: Ability): Declaring['by'] =>
  text.kind === 'triggered' ? 'trigger' : 'player';

const MOST_CARDS = 6;

const idsOf = ({ state }: Scene): CardId[] => Object.keys(state.cards);

/** Every question about declaring one instruction. */
export function* askInstruction(text: Ability, scene: DeclaringInstruction): Generator<Situated> {
  yield situated(declaring.canBeDeclared, scene);
  yield situated(declaring.isTargeted, scene);
  if (!isChoice(text, scene.at)) {
    yield situated(declaring.massReach, scene);
    return;
  }
  yield situated(declaring.mayStayOpen, scene);
  yield situated(declaring.whenNamed, scene);
  yield situated(declaring.whoChooses, { ...scene, opponent: scene.player === 'A' ? 'B' : 'A' });
  for (const card of idsOf(scene).slice(0, MOST_CARDS)) {
    yield situated(declaring.mayBeNamed, { ...scene, card });
    if (scene.at[0] > 0) yield situated(declaring.mayBeNamed, { ...scene, by: 'step', card });
  }
  const ids = idsOf(scene).slice(0, 3);
  const [id = ''] = ids;
  for (const cards of [...subsets(ids), [id, id]])
    yield situated(declaring.mayNameSoMany, { ...scene, cards });
}

const namings = (text: Ability, scene: Scene): Named[][] => {
  const places = placesIn(text).filter((at) => isChoice(text, at));
  const [first] = places;
  if (first === undefined) return [[]];
  return [[], ...idsOf(scene).map((id) => [{ at: first, cards: [id], amounts: null }])];
};

/** Every question about declaring a text as a whole. */
export function* askDeclared(text: Ability, base: Omit<Declaring, 'targets'>): Generator<Situated> {
  const plain = { ...base, targets: [] };
  yield situated(declaring.maySource, plain);
  yield situated(carrying.sources, plain);
  yield situated(declaring.isAction, plain);
  for (const targets of namings(text, base)) {
    const named = targets.flatMap(({ cards }) => cards);
    for (const card of idsOf(base))
      yield situated(carrying.isDetected, { ...base, targets, card, named, paying: [] });
  }
}

/** Every question about declaring a text on a small table. */
export function* declaringSituations(): Generator<Situated> {
  for (const text of STEPS.flatMap(kindsOf)) {
    for (const scene of tablesFor(text)) {
      const base = {
        ...scene,
        player: 'A',
        source: 'archer',
        ability: 'shot',
        by: bySource(text),
        isChoicePending: false,
      } as const;
      yield* askDeclared(text, base);
      for (const at of placesIn(text)) yield* askInstruction(text, { ...base, targets: [], at });
    }
  }
}

/** Every question about paying with a card, and about strikes, on a small table. */
export function* payingSituations(): Generator<Situated> {
  for (const text of STEPS.slice(0, 2).flatMap(pricedOf))
    for (const scene of tablesFor(text)) {
      const base = { ...scene, player: 'A', source: 'archer', ability: 'shot', targets: [] } as const;
      const rest = { by: 'player', isChoicePending: false } as const;
      for (const card of idsOf(scene)) {
        yield situated(declaring.mayPay, { ...base, ...rest, card });
        for (const other of idsOf(scene))
          yield situated(carrying.isDetected, { ...base, ...rest, card, named: [], paying: [other] });
      }
    }
  for (const text of STEPS.slice(0, 1).flatMap(kindsOf))
    for (const scene of tablesFor(text)) {
      for (const target of idsOf(scene)) {
        yield situated(declaring.mayAttack, { ...scene, player: 'A', attacker: 'archer', target });
        const felt = {
          source: 'archer',
          ability: '',
          targets: [],
          by: 'player',
          isChoicePending: false,
        } as const;
        for (const card of idsOf(scene))
          yield situated(carrying.isDetected, {
            ...scene,
            ...felt,
            player: 'A',
            card,
            named: [target],
            paying: [],
          });
      }
    }
}

/** Every question about carrying out one instruction on the cards in `hit`. */
export function* askExecuting(
  text: Ability,
  scene: Executing,
  chosen: readonly CardId[],
  hit: readonly CardId[],
): Generator<Situated> {
  for (const ground of carrying.GROUNDS)
    for (const card of [...hit.slice(0, 1), null])
      yield situated(carrying.isObstacle, { ...scene, ground, card });
  yield situated(carrying.isPaid, scene);
  for (const cards of [hit.slice(0, 1), hit]) yield situated(carrying.howHit, { ...scene, cards });
  const targeting = { ...scene, chosen: isChoice(text, scene.at) ? chosen : [] };
  for (const question of [carrying.namedTargets, carrying.initialTargets, carrying.finalTargets])
    yield situated(question, targeting);
}

const HIT = ['ogre', 'imp'];

/** Every question about carrying out a text whose table has changed since it was declared. */
export function* executingSituations(): Generator<Situated> {
  for (const text of STEPS.flatMap(kindsOf).filter(({ kind }) => kind !== 'triggered')) {
    for (const { before, now } of passagesFor(text)) {
      for (const at of placesIn(text)) {
        const namings = isChoice(text, at) ? [['ogre'], []] : [[]];
        for (const chosen of namings) {
          const item: Item = {
            id: 'i1',
            kind: 'ability',
            sources: ['archer'],
            ability: 'shot',
            controller: 'A',
            named: chosen.length === 0 ? [] : [{ at, cards: chosen, amounts: null }],
          };
          yield* askExecuting(text, { ...now, declaredIn: before.state, item, at }, chosen, HIT);
        }
      }
    }
  }
}
