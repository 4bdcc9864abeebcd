import { momentsOf, offsetMinutes, withOffset } from './fromWallTime';

/**
 * What a clock on the wall of a zone shows at an instant, as YYYY-MM-DDThh:mm; '' when it is no instant.
 * @example toWallTime('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '2026-05-14T19:00'
 */
export function toWallTime(instant: string, zone: string): string {
  const epochMs = Date.parse(instant);
  if (Number.isNaN(epochMs)) return '';
  return new Date(epochMs + offsetMinutes(epochMs, zone) * 60_000).toISOString().slice(0, 16);
}

/**
 * Every instant at which a zone's clocks show a wall time, in their order and with their offsets: one as a rule, none of a time that
 * the clocks skip when they go forward, two of a time that they show again when they go back.
 * @example instantsOf('2026-09-27T02:30', 'Pacific/Auckland') // []
 */
export function instantsOf(wallTime: string, zone: string): readonly string[] {
  const wall = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wall)) return [];
  return momentsOf(wall, zone).map((epochMs) => withOffset(epochMs, offsetMinutes(epochMs, zone)));
}
