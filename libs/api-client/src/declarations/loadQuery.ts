import type { Query, QueryName } from '@callboard/api-contract';
import { loadOnce } from './loadOnce';

const loadQueries = loadOnce(() => import('@callboard/api-contract/queries'));

/** The declaration of a query. They load with the first one that is read. */
export async function loadQuery(name: QueryName): Promise<Query> {
  return (await loadQueries()).queryNamed(name);
}
