import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { mayBeNamed } from '../../spec/questions/declaring.ts';
import { examples } from '../examples.ts';
import { fittingChoice } from '../reading-choices.ts';
import { inAny, inOwn, inTheirs, lone, raising } from './raising.ts';
import { strangeZones } from './strange-zones.ts';

const clause = sectionOf(HEROES)('118');

export const h118_6 = clause('118.6', {
  statement:
    'A text that names a zone without saying whose works with that of its controller, one that says whose with that.',
  rules: [
    on(mayBeNamed, {
      applies: (situation) => {
        const filter = fittingChoice(situation)?.choose.filter;
        return filter !== undefined && (filter.zone ?? 'play') !== 'play' && filter.whose === undefined;
      },
      ruling: () => must('legal', 'the text works with the zone of its controller'),
      examples: examples(
        [{ ...raising('choose', inOwn), card: 'scout' }],
        [
          { ...raising('choose', inOwn), card: 'ogre' },
          { ...raising('choose', inTheirs), card: 'ogre' },
        ],
      ),
    }),
    ...strangeZones(({ whose }) => whose !== 'any', 'the zone is not that of the right player', {
      naming: [
        [
          { ...raising('choose', inOwn), card: 'ogre' },
          { ...raising('choose', inTheirs), card: 'scout' },
        ],
        [
          { ...raising('choose', inAny), card: 'ogre' },
          { ...raising('choose', inOwn), card: 'scout' },
        ],
      ],
      mass: [
        [raising('each', inOwn), raising('each', inTheirs)],
        [raising('each', inAny), raising('each', inOwn, [lone])],
      ],
    }),
  ],
});
