/** What is laid on a life of new effects of one kind, and what is left there of the effects of the other. */
interface Outcome {
  readonly laid: number;
  readonly left: number;
}
/** What may come of laying so many effects on so many of the other kind. */
export type Removal = (laid: number, opposite: number) => readonly Outcome[];

export const ONE_FOR_ONE = 'cancel one for one';
export const STAYS = 'the newcomer removes all and stays';
export const SPENT = 'the newcomer removes all and is spent';

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** How effects of opposite kinds remove each other by a reading: there is always one outcome. */
export const removed = (reading: string, laid: number, opposite: number): Outcome => {
  if (reading === STAYS) return { laid, left: 0 };
  if (reading === SPENT) return { laid: 0, left: 0 };
  return { laid: Math.max(0, laid - opposite), left: Math.max(0, opposite - laid) };
};

/** Any part of the other kind goes, or none: whatever is removed, the effect has been laid. */
export const inPart: Removal = (laid, opposite) =>
  upTo(opposite).flatMap((gone) => [
    ...(gone <= laid ? [{ laid: laid - gone, left: opposite - gone }] : []),
    { laid, left: opposite - gone },
    ...(gone > 0 ? [{ laid: 0, left: opposite - gone }] : []),
  ]);
