import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import {
  barredIsObstacle,
  barredIsUnhurt,
  barredIsUnnamed,
  barredIsUnreached,
  sourceIsTarget,
} from '../reflexive.ts';

const clause = sectionOf(HEROES)('502');

const NAMED = 'a barred card may be named';
const UNNAMED = 'a barred card may not be named';

export const h502_8 = clause('502.8', {
  statement:
    'A reflexive text is about its own card; as a «cannot» it keeps every card from doing that to it.',
  readings: [
    { name: NAMED, says: 'only the use against it is barred', leansOn: '502.8 использовать' },
    { name: UNNAMED, says: 'to be named is to be used against', leansOn: '502.8 против' },
  ],
  rules: [
    sourceIsTarget(),
    barredIsObstacle(),
    barredIsUnreached(),
    barredIsUnhurt(),
    barredIsUnnamed(UNNAMED),
  ],
});
