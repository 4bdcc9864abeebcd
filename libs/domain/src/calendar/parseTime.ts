/**
 * A time of day as `hh:mm`, from a 24-hour or 12-hour (am, pm) text; null when it is invalid.
 * @example parseTime('7:05 pm') // '19:05'
 */
export function parseTime(text: string): string | null {
  const found =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ??
    /^(\d{2})(\d{2})$/.exec(text.trim());
  const [, hours = '', minutes, half] = found ?? [];
  // A bare number is ambiguous: '7' is not a time, '7 pm' is.
  if (found === null || (minutes === undefined && half === undefined)) return null;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hour > 23 || Number(minutes ?? 0) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

function hourOf(hours: number, half: string | undefined): number {
  if (half === undefined) return hours;
  // There is no 13 pm, and no 0 am.
  if (hours < 1 || hours > 12) return Number.POSITIVE_INFINITY;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}
