import { z } from 'zod';
import { Ability, Cost, Instruction, Static, Steps, Texts, Trigger } from './abilities/ability.ts';
import { Deed, Verb } from './abilities/deed.ts';
import { Filter, Objects } from './abilities/filter.ts';
import { Card, Effect } from './model/card.ts';
import { Life, LifeEffect } from './model/life.ts';
import {
  AbilityId,
  At,
  CardId,
  CardType,
  Cell,
  Element,
  ItemId,
  Player,
  Term,
  TextRef,
  Zone,
} from './model/names.ts';
import { Item, Named, Pending, State } from './model/state.ts';
import { Act } from './play/act.ts';
import { Board, Case } from './play/case.ts';
import { Cause, Event } from './play/event.ts';
import { Example } from './play/example.ts';
import { Faulty } from './play/faulty.ts';
import { CaseRecord, Reply } from './play/record.ts';
import { Related } from './play/related.ts';
import { Witness } from './play/witness.ts';
import {
  ActAnswer,
  BatchAnswer,
  ByeAnswer,
  ErrorAnswer,
  Greeting,
  HelloAnswer,
  LoadAnswer,
  ObserveAnswer,
  PlayRequest,
  Request,
} from './protocol/messages.ts';

/** Shapes that the published schemas refer to by name. */
const named = {
  Ability,
  AbilityId,
  Act,
  At,
  Board,
  Card,
  CardId,
  CardType,
  Case,
  Cause,
  Cell,
  Cost,
  Deed,
  Effect,
  Element,
  Event,
  Filter,
  Greeting,
  Instruction,
  Item,
  ItemId,
  Life,
  LifeEffect,
  Named,
  Objects,
  Pending,
  Player,
  PlayRequest,
  Reply,
  State,
  Static,
  Steps,
  Term,
  TextRef,
  Texts,
  Trigger,
  Verb,
  Zone,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });

const published = {
  ability: Ability,
  state: State,
  case: Case,
  witness: Witness,
  example: Example,
  faulty: Faulty,
  related: Related,
  record: CaseRecord,
  reply: Reply,
  request: Request,
  answer: z.union([HelloAnswer, LoadAnswer, ActAnswer, ObserveAnswer, BatchAnswer, ByeAnswer, ErrorAnswer]),
};

/** The published JSON Schemas by file name, as text; what is written is what a sender may leave out. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(published).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  );
