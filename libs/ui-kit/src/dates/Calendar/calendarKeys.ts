import { addDays, addMonths, weekdayOf } from '@callboard/domain/calendar';

/** Where a key of the keyboard leads in a calendar; undefined for a key that leads nowhere. */
export function dayByKey(day: string, key: string, hasShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
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

/** A day moved between the first and the last that can be selected. */
export function clampDay(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}
