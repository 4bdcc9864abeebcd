import { addDays, addMonths, weekdayOf } from '@callboard/domain/calendar';

/** The day that a key moves to; undefined when the key does not move. `isReversed`: the weeks stand from right to left. */
export function dayByKey(
  day: string,
  { key, shiftKey: hasShift }: { key: string; shiftKey: boolean },
  isReversed = false,
): string | undefined {
  const [back, forward] = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case back:
      return addDays(day, -1);
    case forward:
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, hasShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, hasShift ? 12 : 1);
    default:
      return undefined;
  }
}

/** The day, limited to the days that can be selected. */
export function clampDay(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}
