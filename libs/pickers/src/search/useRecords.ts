import { apiSettings, sendRequest } from '@callboard/api-client';
import { collectionPath, looseRecord, type CollectionName, type RecordBase } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useEffect, useState } from 'react';

/** Fetches records by hashcode, for values without a title. Neither reads nor writes the store (clause 7.25). */
export function useRecords(
  collection: CollectionName,
  hashcodes: readonly string[],
): ReadonlyMap<string, RecordBase> {
  const [records, setRecords] = useState<ReadonlyMap<string, RecordBase>>(new Map());
  const wanted = hashcodes.join(' ');
  // Synchronises with the server.
  useEffect(() => {
    const controller = new AbortController();
    const path = collectionPath(collectionNamed(collection), apiSettings().version);
    for (const hashcode of wanted.split(' ').filter(Boolean)) {
      const request = {
        method: 'GET',
        path: `${path}/${encodeURIComponent(hashcode)}`,
        schema: looseRecord,
        signal: controller.signal,
      } as const;
      void sendRequest(request).then((answer) => {
        if (!answer.ok || controller.signal.aborted) return;
        // The schema checks the minimum of a record; the other fields are as the contract declares them.
        const record = answer.body as unknown as RecordBase;
        setRecords((former) => new Map(former).set(hashcode, record));
      });
    }
    return () => controller.abort();
  }, [collection, wanted]);
  return records;
}
