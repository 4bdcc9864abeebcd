import {
  limits,
  type AnyRecord,
  type CollectionName,
  type ListFilter,
  type Problem,
} from '@callboard/api-contract';
import { useEffect, useMemo, useState } from 'react';
import { recordHooks } from '../recordHooks';
import { useDebounced } from './useDebounced';

export interface Options {
  status: 'loading' | 'failed' | 'empty' | 'ready';
  records: readonly AnyRecord[];
  hasMore: boolean;
  problem: Problem | undefined;
  loadMore: () => void;
}

export interface OptionsQuery {
  collection: CollectionName;
  search: string;
  filters: readonly ListFilter[];
  /** Nothing is asked while the list is closed. */
  isOpen: boolean;
}

/** What a picker offers for a search: 25 records at a time (clauses 7.24 and 7.26). */
export function useOptions({ collection, search, filters, isOpen }: OptionsQuery): Options {
  const settled = useDebounced(search.trim(), limits.pickerDebounceMs);
  const [pages, setPages] = useState({ search: settled, count: 1 });
  // Another search begins at its first page.
  const pageCount = pages.search === settled ? pages.count : 1;
  const query = useMemo(
    () => ({ ...(settled && { search: settled }), filters, pageSize: limits.pickerPageSize }),
    [settled, filters],
  );
  const rows = recordHooks(collection).useRows(query, { skip: !isOpen });
  const { count, rowAt, onRangeChange, problem } = rows;
  const wanted = pageCount * limits.pickerPageSize;

  // Tells the source of rows, outside of this component, how many are in sight.
  useEffect(() => {
    if (isOpen) onRangeChange(0, wanted - 1);
  }, [isOpen, onRangeChange, wanted]);

  const records: AnyRecord[] = [];
  for (let index = 0; index < Math.min(wanted, count ?? 0); index += 1) {
    const record = rowAt(index);
    if (record) records.push(record);
  }
  return {
    status: statusOf(problem, count, records.length, settled !== search.trim()),
    records,
    hasMore: count !== undefined && count > wanted,
    problem,
    loadMore: () => setPages({ search: settled, count: pageCount + 1 }),
  };
}

function statusOf(
  problem: Problem | undefined,
  count: number | undefined,
  shown: number,
  isTyping: boolean,
): Options['status'] {
  if (problem) return 'failed';
  if (shown > 0) return 'ready';
  return count === 0 && !isTyping ? 'empty' : 'loading';
}
