import { isoMillis } from './isoMillis';
import { withOffset } from './offsets';
import { parseTime } from './parseTime';
import { parseDay } from './readDay';
import { fromWallTime } from './zones';

/**
 * An instant as ISO 8601 with its offset, from a day and a time as people write them; null when it is invalid. Without an offset it is
 * local time in the zone.
 * @example parseInstant('14/5/2027 7.30 pm', 'Pacific/Auckland') // '2027-05-14T19:30:00+12:00'
 */
export function parseInstant(text: string, zone: string): string | null {
  const [, dayText = '', clock = '', seconds = '00', half = '', offset] =
    /^(.+?)(?:[T,]\s*|\s+)(\d{1,2}(?:[:.]\d{2})?)(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      text.trim(),
    ) ?? [];
  const [day, time] = [parseDay(dayText), parseTime(`${clock} ${half}`)];
  if (day === null || time === null) return null;
  if (offset === undefined) return fromWallTime(`${day}T${time}:${seconds}`, zone);
  const wall = `${day}T${time}:${seconds}`;
  const moment = isoMillis(`${wall}${offset}`);
  return Number.isNaN(moment) ? null : withOffset(moment, (isoMillis(wall) - moment) / 60_000);
}
