import type { Query } from '@callboard/api-contract';
import { type QueryName, queryFiles } from '@callboard/api-contract/queries';

/** The declaration of a query. It loads when the first query of its file is read. */
export async function loadQuery<Q extends QueryName>(name: Q): Promise<Query> {
  const file: { readonly [N in Q]: Query } = await queryFiles[name]();
  return file[name];
}
