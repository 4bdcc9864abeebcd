import type { AnyRecord, CollectionName, ListFilter } from '@callboard/api-contract';
import { useEffect, useState } from 'react';
import { loadFrom } from '../search/loadFrom';
import { recentChoices } from './recentChoices';

const none: readonly AnyRecord[] = [];

/** What the user has chosen last, as far as it still exists and may be chosen here: the server is asked when the picker opens. */
export function useRecent(
  user: string,
  collection: CollectionName,
  filters: readonly ListFilter[],
  isOpen: boolean,
): readonly AnyRecord[] {
  const [records, setRecords] = useState(none);
  // Synchronises with local storage and the server.
  useEffect(() => {
    const hashcodes = isOpen ? recentChoices(user, collection) : [];
    if (hashcodes.length === 0) return undefined;
    const asking = new AbortController();
    const among = { field: 'hashcode', operator: 'in', value: hashcodes } as const;
    void loadFrom(collection)({ filters: [...filters, among] }, asking.signal).then((answer) => {
      if (!answer.ok || asking.signal.aborted) return;
      const { results } = answer.page;
      setRecords(
        hashcodes.flatMap((hashcode) => results.find((record) => record.hashcode === hashcode) ?? []),
      );
    });
    return () => asking.abort();
  }, [user, collection, filters, isOpen]);
  return isOpen ? records : none;
}
