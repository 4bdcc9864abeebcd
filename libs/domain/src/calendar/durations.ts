import { longestDuration } from '@callboard/api-contract';

/**
 * A length of time in minutes, from minutes, 'hh:mm' or ISO 8601 ('PT1H30M'); undefined for anything else.
 * @example toMinutes('01:30') // 90
 */
export function toMinutes(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (iso === null || text === 'P' || text.endsWith('T')) return undefined;
  const [days = 0, hour = 0, minute = 0, seconds = 0] = iso.slice(1).map((part) => Number(part ?? 0));
  return days * 1440 + hour * 60 + minute + seconds / 60;
}

/**
 * The minutes of a duration as people write it: '01:30', '1 h 30 min', '1h30', '45 minutes', 'PT1H30M'. Null for anything else, for
 * more than the longest duration, and for a bare number, which could be hours or minutes.
 */
export function parseDuration(text: string): number | null {
  const minutes = toMinutes(text) ?? minutesInWords(text.trim());
  return minutes === undefined || minutes < 0 || minutes > longestDuration ? null : minutes;
}

function minutesInWords(text: string): number | undefined {
  const [, hours, minutes] = /^(?:(\d+)\s*h[a-z]*)?[\s,]*(?:(\d+)\s*(?:m[a-z]*)?)?$/i.exec(text) ?? [];
  if (hours === undefined && (minutes === undefined || /^\d+$/.test(text))) return undefined;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}
