import { storedValue } from '@callboard/browser-storage';

const stored = storedValue('callboard.door_waiting');

/** Notes how many scans of a door wait on this device, for a sign-out that would delete them. */
export function rememberScans(count: number): void {
  if (count > 0) stored.write(String(count));
  else stored.remove();
}

/** How many scans of a door wait on this device to be sent. */
export function waitingScans(): number {
  return Number(stored.read() ?? 0) || 0;
}
