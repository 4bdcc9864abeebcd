import { isWallTime } from '@callboard/ui-kit/dates';
import { fromWallTime } from './fromWallTime';
import { instantsOf, toWallTime } from './wallTime';

/**
 * What a form keeps of an entered time: the instant with its offset; a wall time that stands for no instant or for two, until that is
 * mended or chosen; or the draft of a field that is not whole.
 */
export function toStored(entered: string | null, zone: string): string | null {
  if (entered === null || !isWallTime(entered)) return entered;
  return instantsOf(entered, zone).length === 1 ? fromWallTime(entered, zone) : entered;
}

/** What a field shows of it. */
export function toEntered(stored: string, zone: string): string {
  return isInstant(stored) ? toWallTime(stored, zone) : stored;
}

/** Whether a text names an instant: ISO 8601 with an offset. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether two values of a date are the same, however their offsets are written. */
export function isSameMoment(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return one === other || (isInstant(one) && isInstant(other) && Date.parse(one) === Date.parse(other));
}
