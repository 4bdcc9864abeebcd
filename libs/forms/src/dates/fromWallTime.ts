const parts = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = parts.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  parts.set(zone, format);
  return format;
}

/** How far a zone's clocks are ahead of UTC at an instant, in minutes. */
export function offsetMinutes(epochMs: number, zone: string): number {
  const found = Object.fromEntries(
    formatIn(zone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  const whole = Math.floor(epochMs / 1000) * 1000;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - whole) / 60_000);
}

/**
 * The instant at which a zone's clocks show a wall time, with the zone's offset; '' when it is no time. A time that the clocks skip
 * in spring is moved on by the hour that they skip; of a time that they show twice in autumn the first is meant.
 * @example fromWallTime('2026-05-14T19:00', 'Pacific/Auckland') // '2026-05-14T19:00:00+12:00'
 */
export function fromWallTime(wallTime: string, zone: string): string {
  const wall = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wall)) return '';
  const [first] = momentsOf(wall, zone);
  const epochMs = first ?? wall - Math.min(...offsetsAround(wall, zone)) * 60_000;
  return withOffset(epochMs, offsetMinutes(epochMs, zone));
}

/** The instants at which a zone's clocks show a wall time, which is given as if it were UTC; in epoch milliseconds. */
export function momentsOf(wall: number, zone: string): number[] {
  const candidates = offsetsAround(wall, zone).map((offset) => wall - offset * 60_000);
  const shown = candidates.filter((epochMs) => epochMs + offsetMinutes(epochMs, zone) * 60_000 === wall);
  return [...new Set(shown)].sort((one, other) => one - other);
}

/** The offsets of the days before and after: no zone changes its clocks twice so soon. */
function offsetsAround(wall: number, zone: string): number[] {
  const day = 86_400_000;
  return [offsetMinutes(wall - day, zone), offsetMinutes(wall + day, zone)];
}

/** An instant as the wire carries it, with the offset of its zone. */
export function withOffset(epochMs: number, offset: number): string {
  const wall = new Date(epochMs + offset * 60_000).toISOString().slice(0, 19);
  const sign = offset < 0 ? '-' : '+';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${wall}${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
