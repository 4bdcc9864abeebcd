/** YYYY-MM-DD, with a time or not, as DD - MM - YYYY (clause 5.19); anything else as it is. */
export function showDate(text: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(text) ?? [];
  if (year === undefined) return text;
  return `${day} - ${month} - ${year}${time === undefined ? '' : `, ${time}`}`;
}
