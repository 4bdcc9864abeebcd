import * as v from 'valibot';
import { timeSlots } from './collections/timeSlots';

/** The most that one timetable holds, and the bytes that it takes at most. */
export const timetableLimits = { items: 2_000, performances: 500, bytes: 2_000_000 } as const;

const text = v.string();

/** A performance in a timetable. */
export const timetablePerformanceSchema = v.object({
  hashcode: text,
  title: text,
  venue: text,
  space: text,
  /** The time zone of its venue. */
  zone: text,
  starts_at: text,
  ends_at: text,
});

/** Something that has a time in a timetable. */
export const timetableItemSchema = v.object({
  hashcode: text,
  kind: v.picklist(timeSlots.fields.kind.options.map(({ value }) => value)),
  name: text,
  /** The name for everyone. Null for an act that is named after one of its people: its school stands for it. */
  public_name: v.nullable(text),
  school: v.nullable(text),
  /** Its act, in a game the home team. */
  entry: v.nullable(text),
  /** Of a game the other team. */
  away: v.nullable(text),
  /** The hashcode of its performance. */
  performance: text,
  starts_at: text,
  ends_at: text,
});

/** The timetable of an event: its performances, and what has a time in them. Instants are ISO 8601 in UTC. */
export const timetableSchema = v.object({
  performances: v.pipe(v.array(timetablePerformanceSchema), v.maxLength(timetableLimits.performances)),
  items: v.pipe(v.array(timetableItemSchema), v.maxLength(timetableLimits.items)),
});
export type Timetable = v.InferOutput<typeof timetableSchema>;
export type TimetableItem = Timetable['items'][number];
export type TimetablePerformance = Timetable['performances'][number];
