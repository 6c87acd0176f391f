import { choosing, wounding } from '../../oracles/examples.ts';
import type { Instruction } from '../../spec/abilities/ability.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Item, Named } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import * as tell from './records.ts';

const { begun, byItem, byRules, creatures, did, ended, life, lives, queued, settled } = tell;
/** A text that wounds one creature by 1. */
export const wound = wounding(choosing(creatures));
/** A shot at so many creatures. */
export const shot = (min = 1, max: number | null = 1): Instruction => ({
  deed: { verb: 'wound', amount: 1, as: 'shot' },
  object: choosing(creatures, min, max),
});
/** Cards named for the first instruction. */
export const at = (...cards: CardId[]): Named[] => [{ at: [0, 0], cards, amounts: null }];
/** A declares a text of the archer. */
export const declaring = (ability: string, ...cards: CardId[]): Act => ({
  act: 'declare',
  player: 'A',
  source: 'archer',
  ability,
  targets: cards.length === 0 ? [] : at(...cards),
});
/** The item of such a declaration. */
export const itemAt = (ability: string, ...cards: CardId[]): Item => tell.item('archer', ability, cards);
/** The declaration, accepted. */
export const declared = (ability: string, ...cards: CardId[]) => ({
  act: declaring(ability, ...cards),
  events: [queued(itemAt(ability, ...cards))],
});
/** The item that is next is carried out, and these events tell it. */
export const resolved = (...events: Event[]) => ({ act: { act: 'resolve' } as const, events });
/** The archer pays by exhausting itself. */
export const turned = tell.flagged('archer', 'exhausted', true, byRules('payment'));
/** A card gets its wounds, all that it has now. */
export const hit = (card: CardId, wounds = 1): Event[] => [
  did(card, byItem()),
  lives(card, life(3, { wounds }), byItem()),
];
/** The first instruction, settled on these cards. */
export const done = (targets: CardId[], ...shown: Event[]): Event[] => [
  settled(targets),
  begun(),
  ...shown,
  ended(),
];
