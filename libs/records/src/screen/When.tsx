import { timeOfInstant, zoneName } from '@callboard/domain/calendar';
import { useZone } from '../hooks/useZone';
import { clockIn } from './clock';

export interface WhenProps {
  at: string;
  /** The time zone of the place. */
  zone: string;
  /** The text of the time, if it is more than the start. @default the time of `at` */
  time?: string | undefined;
  /** The style of the time. */
  className: string | undefined;
}

/** A day and time in the time zone of the place, with the zone's name if it is not the user's. */
export function When({ at, zone, time = timeOfInstant(at, zone), className }: WhenProps) {
  const { dayTitle, dayOf } = clockIn(zone);
  const zoneThere = zoneName(zone, at);
  const isElsewhere = zoneThere !== zoneName(useZone(), at);
  return (
    <>
      <time dateTime={at}>{dayTitle(dayOf(at))}</time>
      <span className={className}>
        {time}
        {isElsewhere && ` ${zoneThere}`}
      </span>
    </>
  );
}
