import { showMessages as words } from './showMessages';
import { clockTime, minutesLate } from './showTimes';

export interface ItemTimesProps {
  /** In milliseconds since 1970. */
  planned: number;
  expected: number;
  /** Of the venue. */
  zone: string;
}

/** When an item was planned, with when it is expected where that is another minute. */
export function ItemTimes({ planned, expected, zone }: ItemTimesProps) {
  return (
    <p>
      {words.planned(clockTime(planned, zone))}
      {minutesLate(expected - planned) !== 0 && <> · {words.expected(clockTime(expected, zone))}</>}
    </p>
  );
}
