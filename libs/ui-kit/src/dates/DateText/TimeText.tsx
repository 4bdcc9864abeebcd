import { timeOfInstant, zoneName } from '@callboard/domain/calendar';
import { NotEntered } from './NotEntered';
import { ownZone } from './formatDate';
import styles from './DateText.module.css';

export interface TimeTextProps {
  /** A time of day, '19:05', which has no zone, or an instant in ISO 8601. */
  value: string | null | undefined;
  /** The time zone in which an instant is shown. @default the zone of the device */
  zone?: string | undefined;
  /** Leaves out the zone's name. @default false */
  isZoneHidden?: boolean | undefined;
}

/** A 24-hour time: 19:05. */
export function TimeText({ value, zone = ownZone(), isZoneHidden = false }: TimeTextProps) {
  const [, hour, minute] =
    /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(value?.trim() ?? '') ?? [];
  const isTimeOfDay = hour !== undefined && minute !== undefined;
  const text = isTimeOfDay ? `${hour.padStart(2, '0')}:${minute}` : timeOfInstant(value ?? '', zone);
  if (text === '') return <NotEntered value={value} />;
  return (
    <time className={styles.root} dateTime={isTimeOfDay ? text : (value ?? undefined)}>
      {text}
      {!isTimeOfDay && !isZoneHidden && <span className={styles.zone}> {zoneName(zone, value ?? '')}</span>}
    </time>
  );
}
