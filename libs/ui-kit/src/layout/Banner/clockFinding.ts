import { wrongClockMs } from '@callboard/domain/calendar';
import { clockTitle } from './clockTitle';
import type { Finding } from './FindingsLine';
import { offlineMessages as words } from './offlineMessages';

/**
 * Finding that the clock of the device is wrong, by how much, and that entered data stays; null where it is right or not known.
 *
 * @param offset how many milliseconds the clock of the server is ahead of that of the device
 */
export function clockFinding(offset: number | null): Finding | null {
  if (offset === null || Math.abs(offset) < wrongClockMs) return null;
  return { key: 'clock', kind: 'warning', title: clockTitle(offset), content: words.clockText };
}
