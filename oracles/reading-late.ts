import { stepsOf } from '../spec/abilities/ability.ts';
import type { At } from '../spec/model/names.ts';
import type { DeclaringInstruction, Executing } from '../spec/questions/scene.ts';
import { asIfDeclared, candidatesOf } from './reading-candidates.ts';
import { chooseAt, textOf } from './reading-texts.ts';

/** Whether which cards fit is known only once a die has been thrown. */
export const isLate = ({
  texts,
  ability,
  at,
}: Pick<DeclaringInstruction, 'texts' | 'ability' | 'at'>): boolean =>
  chooseAt(texts, ability, at)?.filter.cost?.equals === 'rolled';

const lateIn = ({ texts, item }: Executing): At[] => {
  const text = textOf(texts, item.ability);
  const all = text === null ? [] : stepsOf(text);
  return all
    .flatMap((parts, step) => parts.map((_, part): At => [step, part]))
    .filter((at) => isLate({ texts, ability: item.ability ?? '', at }));
};

/** Whether a target of the item is settled only by the number thrown, and no card is one by now. */
export const isLateAndNone = (situation: Executing): boolean =>
  situation.item.rolled !== undefined &&
  lateIn(situation).some((at) => {
    const { plain, barred, contested } = candidatesOf(asIfDeclared({ ...situation, at }));
    return plain + barred + contested === 0;
  });
