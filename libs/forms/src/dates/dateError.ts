import { instantsOf, isInstant, isWallTime } from '@callboard/domain/calendar';
import { dateRangeErrors, dateTimeError, formatInstant, ownZone } from '@callboard/ui-kit/dates';
import type { FieldDefinition } from '../definition';
import { dateMessages } from './dateMessages';
import { rangeOf } from './rangeOf';
import { toEntered } from './storedTime';

/** The first and last day allowed in a field. */
export function limitsOf({ minDate, maxDate }: FieldDefinition) {
  return { min: minDate, max: maxDate };
}

/** A wall time is invalid if the clocks skip it, or if it occurs twice. */
export function instantError(definition: FieldDefinition, stored: string): string | undefined {
  const zone = definition.timeZone ?? ownZone();
  const shown = toEntered(stored, zone);
  const error = dateTimeError(shown, limitsOf(definition));
  if (error !== undefined || isInstant(stored) || !isWallTime(shown)) return error;
  return instantsOf(shown, zone).length === 0 ? dateMessages.noSuchTime : dateMessages.timeTwice;
}

/** Both ends must be complete, in order, and valid by themselves. */
export function rangeError(definition: FieldDefinition, value: unknown): string | undefined {
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
