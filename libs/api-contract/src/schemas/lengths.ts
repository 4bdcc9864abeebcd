/** The longest length of a piece, in seconds: 99:59. */
export const maxLength = 5_999;

/** Seconds as m:ss: 210 is '3:30'. */
export function formatLength(seconds: number): string {
  const whole = Math.round(Math.max(seconds, 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The seconds of minutes and seconds as people write them: '3:30', '03:30', '3.30', '3,30'. Null for anything else, such as '3:60' and '3'. */
export function parseLength(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2})\s?[:.,]\s?([0-5]\d)$/.exec(text.trim()) ?? [];
  return minutes === undefined || seconds === undefined ? null : Number(minutes) * 60 + Number(seconds);
}
