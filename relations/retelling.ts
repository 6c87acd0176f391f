import type { Card } from '../spec/model/card.ts';
import type { Player } from '../spec/model/names.ts';
import type { Case } from '../spec/play/case.ts';
import type { CaseRecord } from '../spec/play/record.ts';

/** Other ids for cards and for texts, and other words for what cards are called. */
interface Names {
  readonly cards: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly called: ReadonlyMap<string, string>;
}

const CARD_FIELDS = new Set(
  'id card cards source sources options attacker target targets defender defended from to arrived pay grantedBy'.split(
    ' ',
  ),
);
const TEXT_FIELDS = new Set(['ability', 'abilities', 'printed']);

/** The same value with cards and texts named otherwise, as members and as keys, where the protocol has such names. */
function retold(value: unknown, names: Names, key: string): unknown {
  if (typeof value === 'string') {
    if (TEXT_FIELDS.has(key)) return names.texts.get(value) ?? value;
    if (key === 'name') return names.called.get(value) ?? value;
    return (CARD_FIELDS.has(key) ? names.cards.get(value) : undefined) ?? value;
  }
  if (Array.isArray(value)) return value.map((member) => retold(member, names, key));
  if (typeof value !== 'object' || value === null) return value;
  const keys = key === 'cards' ? names.cards : key === 'texts' ? names.texts : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) => [keys?.get(field) ?? field, retold(member, names, field)]),
  );
}

/** A case or a record with its cards and texts under other names. */
const renamed = <T extends Case | CaseRecord>(value: T, names: Names): T => retold(value, names, '') as T;

const OTHER: Readonly<Record<Player, Player>> = { A: 'B', B: 'A' };
const PLAYER_FIELDS = new Set(['active', 'owner', 'controller', 'whose', 'player', 'lost']);
const TERMS: Readonly<Record<string, string>> = {
  'start of turn A': 'start of turn B',
  'start of turn B': 'start of turn A',
};

function seenFromOpposite(value: unknown, key: string): unknown {
  if (key === 'until' && typeof value === 'string') return TERMS[value] ?? value;
  if (typeof value === 'string')
    return PLAYER_FIELDS.has(key) && value in OTHER ? OTHER[value as Player] : value;
  if (Array.isArray(value)) return value.map((member) => seenFromOpposite(member, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([field, member]) => [field, seenFromOpposite(member, field)] as const,
  );
  const isByPlayer = key === 'failedDraws' || key === 'coins';
  return Object.fromEntries(
    isByPlayer ? entries.map(([field, member]) => [OTHER[field as Player], member]) : entries,
  );
}

/** A case or a record with the two players changed over. */
const mirrored = <T extends Case | CaseRecord>(value: T): T => seenFromOpposite(value, '') as T;

/** A way to tell a case and its record otherwise, and the way back for records. */
export interface Retelling {
  readonly name: string;
  case(made: Case): Case;
  record(record: CaseRecord, made: Case): CaseRecord;
  back(record: CaseRecord, made: Case): CaseRecord;
}

/** Other names in the reverse order; what is named alike stays so. */
const reversed = (names: readonly string[], stem: string): Map<string, string> => {
  const inOrder = [...new Set(names)].sort();
  const width = String(inOrder.length).length;
  return new Map(inOrder.map((name, i) => [name, stem + String(inOrder.length - i).padStart(width, '0')]));
};

const strangeNames = ({ board }: Case): Names => ({
  cards: reversed(
    board.cards.map(({ id }) => id),
    'zz-card-',
  ),
  texts: reversed(Object.keys(board.texts), 'zz-text-'),
  called: reversed(
    board.cards.map(({ name }) => name),
    'Zz ',
  ),
});
const turned = (names: ReadonlyMap<string, string>) => new Map([...names].map(([from, to]) => [to, from]));
const inverse = ({ cards, texts, called }: Names): Names => ({
  cards: turned(cards),
  texts: turned(texts),
  called: turned(called),
});

const renaming: Retelling = {
  name: 'renamed',
  case: (made) => renamed(made, strangeNames(made)),
  record: (record, made) => renamed(record, strangeNames(made)),
  back: (record, made) => renamed(record, inverse(strangeNames(made))),
};

const mirroring: Retelling = {
  name: 'mirrored',
  case: mirrored,
  record: (record) => mirrored(record),
  back: (record) => mirrored(record),
};

const permuting: Retelling = {
  name: 'permuted',
  case: (made) => {
    const { cards } = made.board;
    const isInDeck = ({ zone }: Card): boolean => zone === 'deck';
    const others = cards.filter((card) => !isInDeck(card)).reverse();
    return { ...made, board: { ...made.board, cards: [...cards.filter(isInDeck), ...others] } };
  },
  record: (record) => record,
  back: (record) => record,
};

/** What may be told otherwise without being anything else: names, seats, the order in which cards are listed. */
export const retellings: readonly Retelling[] = [renaming, mirroring, permuting];
