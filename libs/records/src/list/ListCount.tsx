import { RowCount } from '@callboard/ui-kit/display';
import { useSyncExternalStore } from 'react';
import type { RangeStore } from './createRangeStore';

/** The visible rows and the total: '1–50 of 3,219'. */
export function ListCount({ store, count }: { store: RangeStore; count: number }) {
  const { first, last } = useSyncExternalStore(store.subscribe, store.range);
  const start = Math.min(first, Math.max(0, count - 1));
  return <RowCount first={start + 1} last={Math.min(last + 1, count)} count={count} />;
}
