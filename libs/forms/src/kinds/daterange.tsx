import { isInstant, minutesBetween, zoneName } from '@callboard/domain/calendar';
import { DateRangeField, ownZone, type DateRange } from '@callboard/ui-kit/dates';
import { DisplayValue } from '@callboard/ui-kit/display';
import { ClockSelect } from '../dates/ClockSelect';
import { limitsOf, rangeError } from '../dates/dateError';
import { rangeOf } from '../dates/rangeOf';
import { toEntered, toStored } from '../dates/storedTime';
import { useResolvedTime } from '../dates/useResolvedTime';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import type { QuestionKind, ShownFieldProps } from './formKind';

export const daterangeKind: QuestionKind = {
  Control: DateRangeControl,
  Show: ShownRange,
  hasReadOnlyControl: true,
  hasZone: ({ isDayOnly }) => isDayOnly !== true,
  error: rangeError,
  question: { name: () => messages.startAndEnd, icon: 'calendar', group: 'number' },
};

/** A start and an end. The value has both, as instants, or as days if the field has no times. */
function DateRangeControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const zone = definition.timeZone ?? ownZone();
  const hasTime = definition.isDayOnly !== true;
  const range = rangeOf(value);
  useResolvedTime(range.start ?? '', zone, (start) => change({ ...range, start }));
  useResolvedTime(range.end ?? '', zone, (end) => change({ ...range, end }));

  function change(next: DateRange) {
    onChange(next.start === null && next.end === null ? null : next);
  }

  function inZone(convert: (text: string) => string | null): DateRange {
    return { start: range.start && convert(range.start), end: range.end && convert(range.end) };
  }

  function clockOf(end: keyof DateRange) {
    return (
      <ClockSelect
        value={range[end] ?? ''}
        zone={zone}
        onChange={(instant) => change({ ...range, [end]: instant })}
        disabled={definition.disabled === true || definition.readOnly === true}
      />
    );
  }

  return (
    <DateRangeField
      {...limitsOf(definition)}
      hasTime={hasTime}
      value={hasTime ? inZone((text) => toEntered(text, zone)) : range}
      onChange={(entered) =>
        change(hasTime ? { start: toStoredEnd(entered, 'start'), end: toStoredEnd(entered, 'end') } : entered)
      }
      onBlur={onBlur}
      {...(hasTime && {
        minutes: minutesBetween(range.start, range.end),
        zones: inZone((text) => (isInstant(text) ? zoneName(zone, text) : null)),
        under: { start: clockOf('start'), end: clockOf('end') },
      })}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );

  /** An end that did not change stays the same instant: a wall time that occurs twice could not be converted back. */
  function toStoredEnd(entered: DateRange, end: keyof DateRange): string | null {
    const before = range[end];
    if (before !== null && toEntered(before, zone) === entered[end]) return before;
    return toStored(entered[end], zone);
  }
}

function ShownRange({ definition, value }: ShownFieldProps) {
  const { start, end } = rangeOf(value);
  const type = definition.isDayOnly === true ? 'date' : 'datetime';
  const zone = definition.timeZone ?? ownZone();
  return (
    <>
      <DisplayValue type={type} value={start} zone={zone} />
      {' – '}
      <DisplayValue type={type} value={end} zone={zone} />
    </>
  );
}
