import type { CollectionName, RecordBase } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { useEffect, useState } from 'react';
import { loadFrom } from '../search/loadFrom';
import { recentOptions } from './recentOptions';

const none: readonly RecordBase[] = [];

/** The recently selected records that still exist and match `filters`; fetched each time the picker opens. */
export function useRecent(
  user: string,
  collection: CollectionName,
  filters: readonly ListFilter[],
  isOpen: boolean,
): readonly RecordBase[] {
  const [records, setRecords] = useState(none);
  // Synchronises with local storage and the server.
  useEffect(() => {
    const hashcodes = isOpen ? recentOptions(user, collection) : [];
    if (hashcodes.length === 0) return undefined;
    const controller = new AbortController();
    const among = { field: 'hashcode', operator: 'in', value: hashcodes } as const;
    void loadFrom(collection)({ filters: [...filters, among] }, controller.signal).then((answer) => {
      if (!answer.ok || controller.signal.aborted) return;
      const { results } = answer.page;
      setRecords(
        hashcodes.flatMap((hashcode) => results.find((record) => record.hashcode === hashcode) ?? []),
      );
    });
    return () => controller.abort();
  }, [user, collection, filters, isOpen]);
  return isOpen ? records : none;
}
