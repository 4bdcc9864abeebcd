import { RowCount } from '@callboard/ui-kit/display';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages';
import type { RangeStore } from './createRangeStore';
import styles from './list.module.css';

export interface ListCountProps {
  store: RangeStore;
  count: number;
  /** The zone of the times that name none; absent where the list shows no times. */
  zone?: string | undefined;
}

/** The visible rows and the total, '1–50 of 3,219', and whose clock the times are by. */
export function ListCount({ store, count, zone }: ListCountProps) {
  const { first, last } = useSyncExternalStore(store.subscribe, store.range);
  const start = Math.min(first, Math.max(0, count - 1));
  return (
    <div className={styles.footer}>
      <RowCount first={start + 1} last={Math.min(last + 1, count)} count={count} />
      {zone !== undefined && <span>{messages.timesIn(zone.replaceAll('_', ' '))}</span>}
    </div>
  );
}
