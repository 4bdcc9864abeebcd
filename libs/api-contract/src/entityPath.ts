import { collectionNamed, collectionNames } from './collectionNamed';
import { recordPath } from './recordPath';

/** An entity as a link names it. */
export interface Entity {
  /** Such as `corporation.Team`. */
  model: string;
  hashcode: string;
  /** Of an organisation alone: a company, or else a department of one. @default true */
  isCompany?: boolean;
}

/**
 * The address of an entity's page, by its type (clauses 2.22 to 2.27); null for a type that has none. In an app with the handle
 * `crl`, whose own pages share the address with those of the business side, profiles lie under that handle (clause 2.28 says that
 * links differ there, and leaves open how).
 *
 * @example
 * entityPath({ model: 'corporation.Team', hashcode: 'ab12' }); // '/organisation/teams/ab12'
 */
export function entityPath({ model, hashcode, isCompany = true }: Entity, handle?: string): string | null {
  const name = collectionNames.find((each) => collectionNamed(each).model === model);
  if (!name) return null;
  const collection = collectionNamed(name);
  const { unless } = collection.otherPage ?? {};
  return recordPath(collection, { hashcode, ...(unless && { [unless]: isCompany }) }, handle);
}
