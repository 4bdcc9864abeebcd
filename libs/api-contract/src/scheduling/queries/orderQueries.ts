import * as v from 'valibot';
import { defineQuery } from '../../defineQuery';
import { isHashcode } from '../../schemas/formats';
import { timeSlots } from '../collections/timeSlots';
import { timetableSchema } from '../timetable';

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const named = v.object({ hashcode: v.string(), title: v.string() });

/** The most rows of one answer: more than any event has. */
export const maxRows = 2_000;

/** Fields that the reader cannot see, or that the contest has not, are null. */
const entry = v.object({
  hashcode: v.string(),
  name: v.string(),
  status: v.string(),
  /** Its own event: an act that goes on appears at others too. */
  event: v.string(),
  organisation: v.nullable(named),
  /** In seconds. */
  running_time: number,
  members_count: number,
  /** Where it gets ready, at its own event. */
  room: text,
  contact: v.nullable(v.object({ ...named.entries, phone: text })),
});
export type AppearingEntry = v.InferOutput<typeof entry>;

const row = v.object({
  hashcode: v.string(),
  version: v.number(),
  kind: v.picklist(timeSlots.fields.kind.options.map(({ value }) => value)),
  name: v.string(),
  /** The act, in a game the home team. Null for items without an entry, and for an entry that the reader cannot see. */
  entry: v.nullable(entry),
  /** Of a game the other team. */
  away: v.nullable(entry),
  performance: v.nullable(named),
  /** The space of its performance. */
  space: v.nullable(named),
  slot_starts_at: text,
  slot_ends_at: text,
  minutes: v.number(),
  /** Its entry left the contest: it has no slot, and remembers where it stood. */
  is_out: v.boolean(),
  cues: text,
});
/** A row of a running order: an entry that appears, a game, an interval. */
export type Appearance = v.InferOutput<typeof row>;

/** The running order of an event, or of one of its performances with what is still to be placed. */
export const runningOrderSchema = v.object({
  /** In order of time; what has none is last. */
  rows: v.array(row),
  /** How many there are, also where not all of them are answered. */
  count: v.number(),
  /** The length of a slot that the event sets. */
  slot_minutes: number,
  /** The time zone of the venue; null where there is none, or the reader cannot see it. */
  zone: text,
});
export type RunningOrder = v.InferOutput<typeof runningOrderSchema>;

const need = v.object({
  as: v.picklist(['performer', 'contact', 'judge']),
  /** The item of the running order. */
  item: v.string(),
});
/** One of the parts that someone has in the running order of an event. */
export type PersonNeed = v.InferOutput<typeof need>;

const neededPerson = v.object({ ...named.entries, needs: v.array(need) });
/** Someone who is needed more than once at an event. */
export type NeededPerson = v.InferOutput<typeof neededPerson>;

/** The people whose parts at an event can be at one time. */
export const neededPeopleSchema = v.object({ people: v.array(neededPerson) });
export type NeededPeople = v.InferOutput<typeof neededPeopleSchema>;

const hashcode = v.pipe(v.string(), v.check(isHashcode));

/** The timetable of an event as it stands, and the one that was released last. */
export const draftTimetableSchema = v.object({
  draft: timetableSchema,
  released: v.nullable(
    v.object({ number: v.number(), at: v.string(), is_public: v.boolean(), content: timetableSchema }),
  ),
});
export type DraftTimetable = v.InferOutput<typeof draftTimetableSchema>;

/** Rows of run sheets, call sheets and prints. */
export const orderQueries = {
  runningOrder: defineQuery({
    summary:
      'What appears at an event or in a performance, as far as the reader can see it, and what waits for a place',
    group: 'Scheduling',
    path: 'running_order',
    input: v.object({ event: v.exactOptional(hashcode), performance: v.exactOptional(hashcode) }),
    output: runningOrderSchema,
    envelope: 'data',
    roles: 'session',
    problems: ['missing'],
    clause: '2.18',
  }),

  neededPeople: defineQuery({
    summary: 'Those who are needed more than once at an event: in several acts, as their contact, as a judge',
    group: 'Scheduling',
    path: 'needed_people',
    input: v.object({ event: hashcode }),
    output: neededPeopleSchema,
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '2.18, 1.10',
  }),

  draftTimetable: defineQuery({
    summary: 'The timetable of an event as it would be released now, and as it was released last',
    group: 'Scheduling',
    path: 'draft_timetable',
    input: v.object({ event: hashcode }),
    output: draftTimetableSchema,
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '2.18, 1.10',
  }),
};
