import { instantsOf, isInstant, isWallTime, toWallTime } from '@callboard/domain/calendar';

/**
 * What a form keeps of an entered time: the instant with its offset; a wall time that stands for no instant or for two, until that is
 * mended or chosen; or the draft of a field that is not whole.
 */
export function toStored(entered: string | null, zone: string): string | null {
  if (entered === null || !isWallTime(entered)) return entered;
  const [instant, second] = instantsOf(entered, zone);
  return instant !== undefined && second === undefined ? instant : entered;
}

/** What a field shows of it. */
export function toEntered(stored: string, zone: string): string {
  return isInstant(stored) ? toWallTime(stored, zone) : stored;
}
