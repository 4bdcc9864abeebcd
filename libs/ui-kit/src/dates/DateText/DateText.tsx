import { dayOfInstant, isDay } from '@callboard/domain/calendar';
import { NotEntered } from './NotEntered';
import { formatDay, ownZone } from './formatDate';
import styles from './DateText.module.css';

export interface DateTextProps {
  /** A calendar day, '2026-05-14', or an instant, which is converted to its day in `zone`. */
  value: string | null | undefined;
  /** The time zone in which an instant is shown. @default the zone of the device */
  zone?: string | undefined;
}

/** A day: 14-May-2026. */
export function DateText({ value, zone = ownZone() }: DateTextProps) {
  const day = toDay(value, zone);
  const text = formatDay(day);
  if (text === '') return <NotEntered value={value} />;
  return (
    <time className={styles.root} dateTime={day}>
      {text}
    </time>
  );
}

/** The calendar day of a text; for an instant, its day in a zone. */
export function toDay(value: string | null | undefined, zone: string): string {
  const text = value ?? '';
  return isDay(text) ? text : dayOfInstant(text, zone);
}
