import { profilePath } from './appHandle';
import type { Collection } from './defineCollection';

/** Fields of a record that its link needs. */
interface Linked {
  hashcode: string;
  [field: string]: unknown;
}

/**
 * The address of a record's page (clauses 2.22 to 2.27). Of a collection with two pages it is the second one for a record whose
 * flag is false: a department is no company. Every link to a record is built here, so that the handle of the app decides all of
 * them (clause 2.28).
 *
 * @example
 * recordPath(venues, { hashcode: 'ab12' }); // '/venues/ab12'
 */
export function recordPath({ page, otherPage }: Collection, record: Linked, handle?: string): string {
  const lacksFlag = otherPage && record[otherPage.unless] === false;
  const path = (lacksFlag ? otherPage.page : page).replace('{hashcode}', encodeURIComponent(record.hashcode));
  return profilePath(path, handle);
}

/** Where the list of a collection is: the pages of its records are below. */
export function pathOfList({ page }: Pick<Collection, 'page'>): string {
  return page.replace('/{hashcode}', '');
}
