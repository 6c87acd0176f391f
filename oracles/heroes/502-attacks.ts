import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { oneIsShot, oneIsTarget } from '../attacks.ts';

const clause = sectionOf(HEROES)('502');

export const h502_5 = clause('502.5', {
  statement: 'An attack has one target and no more.',
  rules: [oneIsTarget(), oneIsShot()],
});
