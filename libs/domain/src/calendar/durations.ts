import { maxDuration } from '@callboard/api-contract/text';

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
 * A duration as people write it, in minutes or in seconds: '01:30', '1 h 30 min', '1h30', '45 minutes', '3 min 20 s', 'PT1H30M'. Figures
 * with a colon are of the unit, so that '01:30' is 90 of either. Null for anything else, for what is not a whole number of the unit,
 * for more than the longest duration, and for a bare number, which could be of any unit.
 */
export function parseDuration(text: string, unit: 'minutes' | 'seconds' = 'minutes'): number | null {
  const written = text.trim();
  const size = unit === 'seconds' ? 60 : 1;
  const minutes = written.startsWith('P') ? toMinutes(written) : minutesInWords(written);
  const length = minutes === undefined ? toMinutes(written) : Math.round(minutes * size * 60) / 60;
  return length === undefined || !Number.isInteger(length) || length < 0 || length > maxDuration
    ? null
    : length;
}

function minutesInWords(text: string): number | undefined {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,4})\s*h[a-z]*)?[\s,]*(?:(\d{1,4})\s*(?:m[a-z]*|′|$))?[\s,]*(?:(\d{1,4})\s*(?:s[a-z]*|″))?$/i.exec(
      text,
    ) ?? [];
  const isBare = /^\d*$/.test(text);
  if (isBare || (hours === undefined && minutes === undefined && seconds === undefined)) return undefined;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60;
}
