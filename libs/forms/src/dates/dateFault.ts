import { instantsOf, isInstant, isWallTime } from '@callboard/domain/calendar';
import {
  dateRangeFaults,
  dateTimeFault,
  dayFault,
  formatInstant,
  ownZone,
  timeFault,
} from '@callboard/ui-kit/dates';
import type { FieldDefinition } from '../definition';
import { textOf } from '../controls/textOf';
import { dateMessages } from './dateMessages';
import { rangeOf } from './rangeOf';
import { toEntered } from './storedTime';

/** Whether `dateFault` has anything to say about fields of a kind. */
export function hasDateFault(kind: string): boolean {
  return ['date', 'time', 'datetime', 'daterange'].includes(kind);
}

/** What is wrong with the value of a field of dates or times by itself; undefined of other kinds, and of what is empty. */
export function dateFault(definition: FieldDefinition, value: unknown): string | undefined {
  const { minTime, maxTime } = definition;
  switch (definition.kind) {
    case 'date':
      return dayFault(textOf(value), limitsOf(definition));
    case 'time':
      return timeFault(textOf(value), { min: minTime, max: maxTime });
    case 'datetime':
      return instantFault(definition, textOf(value));
    case 'daterange':
      return rangeFault(definition, value);
    default:
      return undefined;
  }
}

/** The days between which the dates of a field must lie. */
export function limitsOf({ minDate, maxDate }: FieldDefinition) {
  return { min: minDate, max: maxDate };
}

/** Whether what a clock shows stands for an instant: not where the clocks skip it or show it twice. */
function instantFault(definition: FieldDefinition, stored: string): string | undefined {
  const zone = definition.timeZone ?? ownZone();
  const shown = toEntered(stored, zone);
  const fault = dateTimeFault(shown, limitsOf(definition));
  if (fault !== undefined || isInstant(stored) || !isWallTime(shown)) return fault;
  return instantsOf(shown, zone).length === 0 ? dateMessages.noSuchTime : dateMessages.timeTwice;
}

function rangeFault(definition: FieldDefinition, value: unknown): string | undefined {
  const { start, end } = rangeOf(value);
  if (start === null && end === null) return undefined;
  const faults =
    definition.isDayOnly === true
      ? dateRangeFaults({ start, end }, false, limitsOf(definition))
      : { start: instantFault(definition, start ?? ''), end: instantFault(definition, end ?? '') };
  const startFault = start === null ? dateMessages.notComplete : faults.start;
  if (startFault !== undefined) return dateMessages.part(dateMessages.start, startFault);
  const endFault = end === null ? dateMessages.notComplete : faults.end;
  const isReversed = endFault === undefined && Date.parse(end ?? '') < Date.parse(start ?? '');
  const text = isReversed
    ? dateMessages.tooEarly(formatInstant(start ?? '', definition.timeZone ?? ownZone()))
    : endFault;
  return text && dateMessages.part(dateMessages.end, text);
}
