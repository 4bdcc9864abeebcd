const day = /(\d{4})-(\d\d)-(\d\d)/;
const clock = /(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?/;
const offset = /[Zz]|([+-])(\d\d)(?::?(\d\d))?/;
const pattern = new RegExp(`^${day.source}(?:T${clock.source}(?:${offset.source})?)?$`);

const minuteMillis = 60_000;
const dayMillis = 1_440 * minuteMillis;

/**
 * The milliseconds of a day, a wall time or an instant in ISO 8601; UTC without an offset. NaN for anything else, and for a day or a
 * time that does not exist: `Date.parse` accepts 30 February, and takes a time without an offset as that of the device.
 * @example isoMillis('1970-01-01T12:00+11:00') // 3_600_000
 */
export function isoMillis(text: string): number {
  const [, year, month, date, hour = 0, minute = 0, second = 0, fraction = '', sign, ...ahead] =
    pattern.exec(text) ?? [];
  const [aheadHours = 0, aheadMinutes = 0] = ahead;
  const midnight = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  if (new Date(midnight).getUTCMonth() !== Number(month) - 1) return Number.NaN;
  const time =
    (Number(hour) * 60 + Number(minute)) * minuteMillis +
    Number(second) * 1_000 +
    Math.floor(Number(`0.${fraction}`) * 1_000);
  if (Number(minute) > 59 || Number(second) > 59 || time > dayMillis) return Number.NaN;
  const offsetMinutes = (Number(aheadHours) * 60 + Number(aheadMinutes)) * (sign === '-' ? -1 : 1);
  return midnight + time - offsetMinutes * minuteMillis;
}
