import { zoneName } from '@callboard/domain/calendar';
import { NotEntered } from './NotEntered';
import { formatInstant, ownZone } from './formatDate';
import styles from './DateText.module.css';

export interface DateTimeTextProps {
  /** An instant in ISO 8601 with its offset. */
  value: string | null | undefined;
  /** The time zone in which it is shown. @default the zone of the device */
  zone?: string | undefined;
  /** Leaves out the zone's name, where a heading shows it. @default false */
  isZoneHidden?: boolean | undefined;
}

/** A day, a 24-hour time and its zone: 14-May-2026 19:05 NZST. */
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
