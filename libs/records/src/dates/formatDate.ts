// Fixed, because en-NZ prints 'Sept' and `hour12: false` prints '24:30'.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

interface WallClock {
  day: string;
  time: string;
}

/**
 * A calendar day as clause 9.3 writes it; '' when it is no day.
 * @example formatDay('2026-05-14') // '14-May-2026'
 */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  return year && date && name ? `${date}-${name}-${year}` : '';
}

/** The day of an instant in a zone: '14-May-2026'. */
export function formatInstantDay(instant: string, zone: string): string {
  return wallClock(instant, zone)?.day ?? '';
}

/** The time of an instant in a zone, by 24 hours: '19:05'. */
export function formatTime(instant: string, zone: string): string {
  return wallClock(instant, zone)?.time ?? '';
}

/**
 * Day and time of an instant in a zone; '' when it is no instant.
 * @example formatInstant('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '14-May-2026 19:00'
 */
export function formatInstant(instant: string, zone: string): string {
  const clock = wallClock(instant, zone);
  return clock ? `${clock.day} ${clock.time}` : '';
}

/** What a zone is called at an instant: 'NZST', or 'GMT+5' where it has no short name. */
export function zoneName(zone: string, instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return zone;
  const parts = new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function wallClock(instant: string, zone: string): WallClock | undefined {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return undefined;
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: formatDay(`${(parts['year'] ?? '').padStart(4, '0')}-${parts['month']}-${parts['day']}`),
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}
