import { apiSettings, sendRequest } from '@callboard/api-client';
import {
  collectionCalls,
  collectionPath,
  looseRecord,
  type CollectionName,
  type RecordBase,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { toSimilarQueryString, type ListFilter } from '@callboard/api-contract/lists';
import { nearestNames } from '@callboard/domain/names';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const similarSchema = v.object({ results: v.array(looseRecord) });
const noFilters: readonly ListFilter[] = [];
const noRecords: readonly RecordBase[] = [];

/**
 * The records that a name can be meant to be which is called like none of them, nearest first: shown wherever one can be added by that
 * name. Empty without a name, and where the server does not answer, so that it never blocks adding.
 *
 * @example
 * useNearest('events', 'Nothland Heat') // the record of Northland Heat
 */
export function useNearest(
  collection: CollectionName,
  name: string | undefined,
  filters: readonly ListFilter[] = noFilters,
): readonly RecordBase[] {
  const [found, setFound] = useState<{ query: string; records: readonly RecordBase[] }>();
  const query = name === undefined ? '' : toSimilarQueryString({ search: name, filters });
  // Synchronises with the server.
  useEffect(() => {
    if (name === undefined || query === '') return undefined;
    const controller = new AbortController();
    const path = collectionPath(collectionNamed(collection), apiSettings().version);
    const request = {
      method: 'GET',
      path: `${path}/${collectionCalls.similar.path}?${query}`,
      schema: similarSchema,
      signal: controller.signal,
      isQuiet: true,
    } as const;
    void sendRequest(request).then((answer) => {
      if (!answer.ok || controller.signal.aborted) return;
      // The schema checks the minimum of a record; the other fields are as the contract declares them.
      const similar = answer.body.results as unknown as RecordBase[];
      setFound({ query, records: nearestNames(name, similar, ({ qed_model }) => qed_model.title) });
    });
    return () => controller.abort();
  }, [collection, name, query]);
  return found && found.query === query ? found.records : noRecords;
}
