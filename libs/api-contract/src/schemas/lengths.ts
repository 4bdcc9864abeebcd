/** The longest length of a piece, in seconds: 99:59. */
export const maxLength = 5_999;

/** Seconds as m:ss: 210 is '3:30'. */
export function formatLength(seconds: number): string {
  const whole = Math.round(Math.max(seconds, 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
