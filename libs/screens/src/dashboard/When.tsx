import { timeOfInstant, zoneName } from '@callboard/domain/calendar';
import { useZone } from '@callboard/records';
import { clockIn } from '../clock';

export interface WhenProps {
  at: string;
  /** That of the place where it is. */
  zone: string;
  /** The time in words, where it says more than when it begins. Default: the time of `at`. */
  time?: string | undefined;
  /** The look of the time. */
  className: string | undefined;
}

/** The day and the time of something by the clock of its place, which is named where it is not the reader's. */
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
