import { match, P } from 'ts-pattern';
import type { Act } from '../../../spec/play/act.ts';
import { deedWords } from './texts.ts';
import { ENGLISH } from './tongue.ts';

const listed = (cards: readonly string[]): string =>
  cards.length < 2 ? cards.join('') : `${cards.slice(0, -1).join(', ')} and ${cards.at(-1)}`;

/** An act in English. */
export const actInWords = (act: Act): string =>
  match(act)
    .with({ act: 'declare' }, ({ player, ability, source, targets, pay, x }) => {
      const behind = (word: string, cards: readonly string[]) =>
        cards.length === 0 ? '' : `${word}${listed(cards)}`;
      const named = targets.flatMap(({ cards }) => cards);
      return `${player} declares ${ability} of ${source}${behind(' at ', named)}${behind(', paying with ', pay ?? [])}${x === undefined ? '' : `, X ${x}`}`;
    })
    .with({ act: 'attack' }, ({ player, attacker, target }) => `${player} attacks ${target} with ${attacker}`)
    .with({ act: 'choose' }, ({ player, cards }) => `${player} chooses ${listed(cards) || 'nothing'}`)
    .with({ act: 'enter' }, ({ cards }) => `${listed(cards)} enter${cards.length === 1 ? 's' : ''} play`)
    .with(
      { act: 'step' },
      ({ player, card, cell }) => `${player} moves ${card} to ${cell.row}/${cell.column}`,
    )
    .with({ act: 'end turn' }, ({ player }) => `${player} ends the turn`)
    .with({ act: 'change' }, ({ deed, card }) => `bare change: ${deedWords(ENGLISH, deed)}, ${card}`)
    .with({ act: P.union('resolve', 'resolve all') }, ({ act: name }) => name)
    .exhaustive();
