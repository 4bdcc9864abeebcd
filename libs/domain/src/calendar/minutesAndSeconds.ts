/** `4:07` of a length of time, which can be below zero: minutes and seconds. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
