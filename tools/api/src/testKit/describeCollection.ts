import type { Collection } from '@callboard/api-contract';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeOneCollection } from './describeOneCollection';
import { startTestApi, type TestApi, type TestApiOptions } from './startTestApi';

/** Tests of every collection: each new one calls this with its definition, and gets an API of its own. */
export function describeCollection(
  collection: Collection,
  collections: readonly Collection[],
  options: TestApiOptions = {},
): void {
  describeCollections([collection], collections, options);
}

/** The same for several that share an API, which takes longer to start than the tests of one take. */
export function describeCollections(
  described: readonly Collection[],
  collections: readonly Collection[],
  options: TestApiOptions = {},
): void {
  describe(described.map(({ name }) => name).join(', '), () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi(options);
    });
    afterAll(() => api.close());
    for (const [index, collection] of described.entries())
      describeOneCollection(collection, collections, { api: () => api, numberedFrom: index * recordsOfOne });
  });
}

/** More than the tests of one collection make, so that the texts of two differ. */
const recordsOfOne = 500;
