import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Laying } from './moments.ts';

type LifeRule = (life: Life, amount: number, laying: Laying) => Life;

/** What becomes of the layers of a life. `level` within them is never looked at. */
export interface LifeRules {
  wound: LifeRule;
  heal: LifeRule;
  giveLife: LifeRule;
  takeLife: LifeRule;
  setLife: LifeRule;
  stripLife(life: Life): Life;
  level(life: Life): number;
  /** The figure that is shown, where it differs from the one that is played by. */
  shownLevel(life: Life): number;
  lifeOnEntering(card: Card): Life | null;
  isHealing(deed: Deed, before: Life, after: Life): boolean;
  isWounding(before: Life, after: Life): boolean;
}
