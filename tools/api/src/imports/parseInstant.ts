import { DateTime } from 'luxon';
import { parseDay } from './parseDay';
import { hourOf } from './parseTime';

/** A moment as ISO 8601 with offset. One that names no offset is on the clock of the zone: `14-05-2027 19:00`, `14/5/2027 7.30 pm`. */
export function parseInstant(text: string, zone: string): string | null {
  const parts =
    /^(.+?)(?:[T,]\s*|\s+)(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      text,
    );
  if (!parts) return null;
  const [, written = '', hourText, minute, second = '00', half, offset] = parts;
  const day = parseDay(written.trim());
  const hour = hourOf(Number(hourText), half);
  if (day === null || hour === null || (minute === undefined && half === undefined)) return null;
  const clock = `${day}T${String(hour).padStart(2, '0')}:${minute ?? '00'}:${second}`;
  const moment = offset
    ? DateTime.fromISO(`${clock}${offset}`, { setZone: true })
    : DateTime.fromISO(clock, { zone });
  return moment.isValid ? moment.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ") : null;
}
