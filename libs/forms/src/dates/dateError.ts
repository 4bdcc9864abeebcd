import { instantsOf, isInstant, isWallTime } from '@callboard/domain/calendar';
import {
  dateRangeErrors,
  dateTimeError,
  dayError,
  formatInstant,
  ownZone,
  timeError,
} from '@callboard/ui-kit/dates';
import type { FieldDefinition } from '../definition';
import { textOf } from '../controls/textOf';
import { dateMessages } from './dateMessages';
import { rangeOf } from './rangeOf';
import { toEntered } from './storedTime';

/** Whether `dateError` validates fields of a kind. */
export function hasDateError(kind: string): boolean {
  return ['date', 'time', 'datetime', 'daterange'].includes(kind);
}

/** Validates the value of a date or time field. @returns undefined if it is valid or empty, and for other kinds. */
export function dateError(definition: FieldDefinition, value: unknown): string | undefined {
  const { minTime, maxTime } = definition;
  switch (definition.kind) {
    case 'date':
      return dayError(textOf(value), limitsOf(definition));
    case 'time':
      return timeError(textOf(value), { min: minTime, max: maxTime });
    case 'datetime':
      return instantError(definition, textOf(value));
    case 'daterange':
      return rangeError(definition, value);
    default:
      return undefined;
  }
}

/** The first and last day allowed in a field. */
export function limitsOf({ minDate, maxDate }: FieldDefinition) {
  return { min: minDate, max: maxDate };
}

/** A wall time is invalid if the clocks skip it, or if it occurs twice. */
function instantError(definition: FieldDefinition, stored: string): string | undefined {
  const zone = definition.timeZone ?? ownZone();
  const shown = toEntered(stored, zone);
  const error = dateTimeError(shown, limitsOf(definition));
  if (error !== undefined || isInstant(stored) || !isWallTime(shown)) return error;
  return instantsOf(shown, zone).length === 0 ? dateMessages.noSuchTime : dateMessages.timeTwice;
}

function rangeError(definition: FieldDefinition, value: unknown): string | undefined {
  const { start, end } = rangeOf(value);
  if (start === null && end === null) return undefined;
  const errors =
    definition.isDayOnly === true
      ? dateRangeErrors({ start, end }, false, limitsOf(definition))
      : { start: instantError(definition, start ?? ''), end: instantError(definition, end ?? '') };
  const startError = start === null ? dateMessages.notComplete : errors.start;
  if (startError !== undefined) return dateMessages.part(dateMessages.start, startError);
  const endError = end === null ? dateMessages.notComplete : errors.end;
  const isReversed = endError === undefined && Date.parse(end ?? '') < Date.parse(start ?? '');
  const text = isReversed
    ? dateMessages.tooEarly(formatInstant(start ?? '', definition.timeZone ?? ownZone()))
    : endError;
  return text && dateMessages.part(dateMessages.end, text);
}
