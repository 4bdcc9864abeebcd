import { NotEntered } from './NotEntered';
import { formatDuration, toMinutes } from '@callboard/domain/calendar';
import styles from './DateText.module.css';

export interface DurationTextProps {
  /** Minutes, 'hh:mm' or an ISO 8601 duration. */
  value: number | string | null | undefined;
}

/** A duration as hh:mm. */
export function DurationText({ value }: DurationTextProps) {
  const minutes = toMinutes(value);
  if (minutes === undefined) return <NotEntered value={typeof value === 'string' ? value : undefined} />;
  return (
    <time className={styles.root} dateTime={`PT${Math.max(0, Math.round(minutes))}M`}>
      {formatDuration(minutes)}
    </time>
  );
}
