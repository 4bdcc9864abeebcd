const written = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})$/;

/**
 * A day as people in New Zealand write it in a spreadsheet, as YYYY-MM-DD; null where it is none.
 *
 * @example
 * parseDay('4/3/2014') // '2014-03-04'
 */
export function parseDay(text: string): string | null {
  const [, first = '', second = '', third = ''] = written.exec(text.trim()) ?? [];
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first];
  if (year.length !== 4) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
