import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { reflexiveSuffix } from '../reflexive.ts';

const clause = sectionOf(HEROES)('502');

export const h502_8 = clause('502.8', reflexiveSuffix('502.8'));
