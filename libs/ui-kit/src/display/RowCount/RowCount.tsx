import { formatNumber } from '@callboard/language';
import { tableMessages } from '../../text/tableMessages';
import styles from './RowCount.module.css';

export interface RowCountProps {
  /** The position of the first visible row, from 1. */
  first: number;
  /** The position of the last visible row. */
  last: number;
  /** The number of all rows. */
  count: number;
}

/** The visible range of a long list: '1–50 of 3,219'. */
export function RowCount({ first, last, count }: RowCountProps) {
  const end = Math.min(last, count);
  return (
    <span className={styles.root}>
      {count === 0
        ? tableMessages.noRows
        : tableMessages.rangeOfCount(formatNumber(first), formatNumber(end), formatNumber(count))}
    </span>
  );
}
