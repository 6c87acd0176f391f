import type { AbilityId, CardId, Cell } from '../model/names.ts';
import { words } from './question.ts';
import type { Executing, Scene } from './scene.ts';

/** A movement that was declared, or that is carried out; `named` is the square that its player named. */
export interface Moving extends Scene {
  readonly mover: CardId;
  readonly named: Cell;
}
export const movementTarget = words<Moving>()('movementTarget', 'What is the target of this movement?', [
  'the square named',
  'another square',
  'a card',
  'nothing',
]);

/** `rider` is a text that the source of the item has by itself, and that speaks of what its other texts do. */
export interface Riding extends Executing {
  readonly rider: AbilityId;
}
export const doesBear = words<Riding>()(
  'doesBear',
  'Does this other text of the source bear on what is carried out?',
  ['bears on it', 'does not'],
);
