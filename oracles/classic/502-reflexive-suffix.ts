import { CLASSIC } from '../../spec/editions/classic.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { reflexiveSuffix } from '../reflexive.ts';

const clause = sectionOf(CLASSIC)('502');

export const c502_9 = clause('502.9', reflexiveSuffix('502.9'));
