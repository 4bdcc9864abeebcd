import { apiSettings, sendRequest } from '@callboard/api-client';
import {
  collectionNamed,
  collectionPath,
  looseRecord,
  type AnyRecord,
  type CollectionName,
} from '@callboard/api-contract';
import { useEffect, useState } from 'react';

/** Records by their hashcodes, for values that came bare: read past the store, and no store is changed by it (clause 7.25). */
export function useRecords(
  collection: CollectionName,
  hashcodes: readonly string[],
): ReadonlyMap<string, AnyRecord> {
  const [records, setRecords] = useState<ReadonlyMap<string, AnyRecord>>(new Map());
  const wanted = hashcodes.join(' ');
  // Synchronises with the server.
  useEffect(() => {
    const asking = new AbortController();
    const path = collectionPath(collectionNamed(collection), apiSettings().version);
    for (const hashcode of wanted.split(' ').filter(Boolean)) {
      const request = {
        method: 'GET',
        path: `${path}/${encodeURIComponent(hashcode)}`,
        schema: looseRecord,
        signal: asking.signal,
      } as const;
      void sendRequest(request).then((answer) => {
        if (!answer.ok || asking.signal.aborted) return;
        // The schema checks the least that a record must be; the rest is as the contract declares it.
        const record = answer.body as unknown as AnyRecord;
        setRecords((former) => new Map(former).set(hashcode, record));
      });
    }
    return () => asking.abort();
  }, [collection, wanted]);
  return records;
}
