import { oracles } from '../../oracles/index.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITION_NAMES, EDITIONS } from '../../spec/editions/index.ts';
import type { Described } from '../report/clauses.ts';
import { describedOf } from '../report/clauses.ts';
import { Ending, EXIT } from './exit.ts';

/** Every clause of an edition, with what it says. */
export const allOf = (edition: EditionName): Described[] => describedOf(EDITIONS[edition], oracles[edition]);

/** The edition that an address names; undefined where it names none. */
export const editionOf = (address: string): EditionName | undefined =>
  EDITION_NAMES.find((name) => address.startsWith(`${name}/`));

/** The clause of an address and its items; nothing where there is none. */
export const standingUnder = (address: string): Described[] => {
  const edition = editionOf(address);
  if (edition === undefined) return [];
  return allOf(edition).filter(({ clause }) => clause === address || clause.startsWith(`${address}/`));
};

/** The addresses of a number that may have been meant, in the edition that is looked at or in any. */
export const meantBy = (address: string, within: EditionName | null): string[] => {
  const number = address.replace(/^[a-z]+\//, '');
  const names = within === null ? EDITION_NAMES : [within];
  const meant = names.map((name) => `${name}/${number}`).filter((one) => standingUnder(one).length > 0);
  const isOfAnother = within !== null && standingUnder(address).length > 0;
  return isOfAnother ? [...meant, `${address} with --edition ${editionOf(address)}`] : meant;
};

/** Says that an address is of no clause, in one edition or in any (null), and which may have been meant. */
export const noClause = (address: string, within: EditionName | null): Ending => {
  const meant = meantBy(address, within);
  const expected = meant.length > 0 ? meant.join(' or ') : 'an address such as heroes/502.3';
  const where = within === null ? '' : ` in ${within}`;
  return new Ending(
    EXIT.usage,
    `No clause «${address}»${where}. Expected ${expected}; «npm run --silent arbiter -- rules list» shows all.`,
  );
};
