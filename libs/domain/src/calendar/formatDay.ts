import { isDay } from './days';

/** The abbreviations of clause 9.3. A table, because runtimes disagree: `en-NZ` prints 'Sept'. */
const shortMonths: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/**
 * A calendar day in the format of clause 9.3, DD-MMM-YYYY; '' when the text does not begin with a day.
 * @param monthNames the twelve months in the user's language, three letters each
 * @example formatDay('2026-05-14') // '14-May-2026'
 */
export function formatDay(day: string, monthNames: readonly string[] = shortMonths): string {
  const text = day.slice(0, 10);
  if (!isDay(text)) return '';
  const [year, month, date] = text.split('-');
  return `${date}-${monthNames[Number(month) - 1]}-${year}`;
}
