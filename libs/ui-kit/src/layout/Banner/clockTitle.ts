import { offlineMessages as words } from './offlineMessages';

/** How far the clock of a device is ahead or behind, in words; `offset` is how many milliseconds that of the server is ahead. */
export function clockTitle(offset: number): string {
  const size = sizeOf(Math.abs(offset));
  return offset < 0 ? words.clockAhead(size) : words.clockBehind(size);
}

/** In minutes up to an hour and a half, in hours up to a day and a half, else in days. */
function sizeOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes % 60 !== 0 && minutes <= 90) return words.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours % 24 !== 0 && hours <= 36 ? words.hours(hours) : words.days(Math.round(hours / 24));
}
