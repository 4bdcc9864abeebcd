/** A time of day as `hh:mm`: `7:05`, `19:05:00`, `7.05 pm`, `7 pm`. */
export function parseTime(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap]\.?m\.?)?$/i.exec(text);
  if (!parts) return null;
  const [, hourText, minute, half] = parts;
  const hour = hourOf(Number(hourText), half);
  if (hour === null || (minute === undefined && half === undefined) || Number(minute ?? 0) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minute ?? '00'}`;
}

/** The hour of 24; null where the clock has none such. */
export function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}
