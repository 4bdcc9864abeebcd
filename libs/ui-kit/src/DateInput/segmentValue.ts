import {
  parseDate,
  parseDateTime,
  parseTime,
  type CalendarDate,
  type CalendarDateTime,
  type Time,
} from '@internationalized/date';

/** What is entered: a day, a time of day, or both. */
export type SegmentKind = 'date' | 'time' | 'datetime';

/** A value in parts, by kind. */
export interface SegmentValues {
  date: CalendarDate;
  time: Time;
  datetime: CalendarDateTime;
}

const parsers: { [Kind in SegmentKind]: (text: string) => SegmentValues[Kind] } = {
  date: (text) => parseDate(text.slice(0, 10)),
  time: parseTime,
  datetime: parseDateTime,
};

/** The parts of YYYY-MM-DD, HH:mm, or YYYY-MM-DDTHH:mm; null of anything else. */
export function toSegments<Kind extends SegmentKind>(kind: Kind, text: string): SegmentValues[Kind] | null {
  try {
    return parsers[kind](text);
  } catch {
    return null;
  }
}

/** The text of a value in parts, as inputs of the browser write it: without seconds. */
export function fromSegments(kind: SegmentKind, value: SegmentValues[SegmentKind]): string {
  return value.toString().slice(0, { date: 10, time: 5, datetime: 16 }[kind]);
}
