import colors from 'picocolors';
import { oracles } from '../../oracles/index.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Case } from '../../spec/play/case.ts';
import { courtOf } from '../judge/court.ts';
import { hunt } from '../run/hunt.ts';
import { jsonReport } from '../report/json.ts';
