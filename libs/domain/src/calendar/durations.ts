import type { Parsed } from '@callboard/api-contract';
import { maxDuration, words } from '@callboard/api-contract/text';

export type DurationUnit = 'minutes' | 'seconds';

/**
 * A length of time in minutes, from minutes, 'hh:mm', 'h:mm:ss' or ISO 8601 ('PT1H30M'); undefined for anything else.
 * @example toMinutes('01:30') // 90
 */
export function toMinutes(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const seconds =
    typeof value === 'string' ? (inFigures(value.trim(), 'minutes') ?? inIso(value.trim())) : null;
  return seconds === null ? undefined : seconds / 60;
}

/**
 * A duration as people and spreadsheets write it, in minutes or in seconds: '01:30', '0:03:20', '1 h 30 min', '1h30', '45 minutes',
 * '3 min 20 s', 'PT1H30M'. Two figures are of the unit, so that '01:30' is 90 of either; three are hours, minutes and seconds. A text
 * is refused that is more exact than the unit, longer than the longest duration, or a bare number, which could be of any unit.
 */
export function readDuration(text: string, unit: DurationUnit = 'minutes'): Parsed<number> {
  const written = text.trim();
  const seconds = inFigures(written, unit) ?? inIso(written) ?? inWords(written);
  if (seconds === null) return { ok: false, message: words.duration };
  const length = Math.round((unit === 'seconds' ? seconds : seconds / 60) * 1_000_000) / 1_000_000;
  if (!Number.isInteger(length)) return { ok: false, message: tooExact[unit](written) };
  if (length > maxDuration) return { ok: false, message: `"${written}" is longer than 99:59` };
  return { ok: true, value: length };
}

/** Such a duration, or null. */
export function parseDuration(text: string, unit?: DurationUnit): number | null {
  const read = readDuration(text, unit);
  return read.ok ? read.value : null;
}

/** The length of a piece in seconds, as `parseDuration` reads it, and also with a point or a comma between: '3.30', '3,30'. */
export function parseLength(text: string): number | null {
  return parseDuration(text.trim().replace(/^(\d{1,2})\s?[:.,]\s?(\d{2})$/, '$1:$2'), 'seconds');
}

const tooExact: Readonly<Record<DurationUnit, (text: string) => string>> = {
  minutes: (text) => `"${text}" has seconds, and this is in hours and minutes`,
  seconds: (text) => `"${text}" has parts of a second, and this is in minutes and seconds`,
};

/** The seconds of figures with colons. */
function inFigures(text: string, unit: DurationUnit): number | null {
  const [, first, second, third] = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  if (third !== undefined) return Number(first) * 3_600 + Number(second) * 60 + Number(third);
  const ofUnit = Number(first) * 60 + Number(second);
  return unit === 'seconds' ? ofUnit : ofUnit * 60;
}

/** The seconds of ISO 8601. */
function inIso(text: string): number | null {
  const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (iso === null || text === 'P' || text.endsWith('T')) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1).map((part) => Number(part ?? 0));
  return days * 86_400 + hours * 3_600 + minutes * 60 + seconds;
}

/** The seconds of figures with units behind them. */
function inWords(text: string): number | null {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,4})\s*h[a-z]*)?[\s,]*(?:(\d{1,4})\s*(?:m[a-z]*|′|$))?[\s,]*(?:(\d{1,4})\s*(?:s[a-z]*|″))?$/i.exec(
      text,
    ) ?? [];
  const isBare = /^\d*$/.test(text);
  if (isBare || (hours === undefined && minutes === undefined && seconds === undefined)) return null;
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
