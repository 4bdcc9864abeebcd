import { zoneName } from '@callboard/domain/calendar';
import { NotEntered } from './NotEntered';
import { formatInstant, ownZone } from './formatDate';
import styles from './DateText.module.css';

export interface DateTimeTextProps {
  /** An instant in ISO 8601 with its offset. */
  value: string | null | undefined;
  /** Where it is told. @default the zone of the device */
  zone?: string | undefined;
  /** Leaves the zone's name out, where a heading has it. @default false */
  isZoneHidden?: boolean | undefined;
}

/** A day, a time by 24 hours and their zone: 14-May-2026 19:05 NZST. */
export function DateTimeText({ value, zone = ownZone(), isZoneHidden = false }: DateTimeTextProps) {
  const text = formatInstant(value ?? '', zone);
  if (text === '') return <NotEntered value={value} />;
  return (
    <time className={styles.root} dateTime={value ?? undefined}>
      {text}
      {!isZoneHidden && <span className={styles.zone}> {zoneName(zone, value ?? '')}</span>}
    </time>
  );
}
