import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import {
  barredIsObstacle,
  barredIsUnhurt,
  barredIsUnnamed,
  barredIsUnreached,
  sourceIsTarget,
} from '../reflexive.ts';

const clause = sectionOf(CLASSIC)('502');

const NAMED = 'a barred card may be named';
const UNNAMED = 'a barred card may not be named';

export const c502_9 = clause('502.9', {
  statement:
    'A reflexive text is about its own card; as a «cannot» it keeps every card from doing that to it.',
  readings: [
    { name: NAMED, says: 'only the use against it is barred', leansOn: '502.9 использовать' },
    { name: UNNAMED, says: 'to be named is to be used against', leansOn: '502.9 против' },
  ],
  rules: [
    sourceIsTarget(),
    barredIsObstacle(),
    barredIsUnreached(),
    barredIsUnhurt(),
    barredIsUnnamed(UNNAMED),
  ],
});
