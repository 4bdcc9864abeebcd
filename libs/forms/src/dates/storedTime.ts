import { instantsOf, isInstant, isWallTime, toWallTime } from '@callboard/domain/calendar';

/**
 * The value that a form stores for an entered time: the instant with its offset; the wall time itself if it has no instant or two,
 * until the user fixes or resolves it; or the draft of an incomplete field.
 */
export function toStored(entered: string | null, zone: string): string | null {
  if (entered === null || !isWallTime(entered)) return entered;
  const [instant, second] = instantsOf(entered, zone);
  return instant !== undefined && second === undefined ? instant : entered;
}

/** The wall time that a field shows for a stored value. */
export function toEntered(stored: string, zone: string): string {
  return isInstant(stored) ? toWallTime(stored, zone) : stored;
}
