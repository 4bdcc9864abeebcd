const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone that this runtime does not know is treated as UTC, so that a time is still shown. */
export function knownZone(name: string): string {
  try {
    formatOf(name);
    return name;
  } catch {
    return 'UTC';
  }
}

/** By how many minutes a zone is ahead of UTC at an instant. */
export function offsetOf(zone: string, moment: number): number {
  // The format drops the milliseconds; before 1970 the remainder would be negative.
  const seconds = Math.floor(moment / 1_000) * 1_000;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(seconds)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const wall = new Date(0).setUTCFullYear(part('year'), part('month') - 1, part('day'));
  const time = (part('hour') * 60 + part('minute')) * minute + part('second') * 1_000;
  return (wall + time - seconds) / minute;
}

/** The local time at an offset: YYYY-MM-DDThh:mm:ss. */
export function localTime(moment: number, offset: number): string {
  return new Date(moment + offset * minute).toISOString().slice(0, -'.000Z'.length);
}

/** An instant with its offset: YYYY-MM-DDThh:mm:ss+hh:mm. */
export function withOffset(moment: number, offset: number): string {
  const [hours, minutes] = [Math.abs(offset) / 60, Math.abs(offset) % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  );
  return `${localTime(moment, offset)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

// A format takes a hundred times as long to create as to use.
function formatOf(zone: string): Intl.DateTimeFormat {
  const stored = formats.get(zone);
  if (stored) return stored;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
