import * as v from 'valibot';
import { collectionNames } from '../collectionNamed';
import { missingFactsSchema } from '../entries/missingFacts';
import { waitingWorkSchema } from './waitingWork';

const text = v.string();
const instant = v.string();
const count = v.pipe(v.number(), v.integer());

export const named = v.object({ hashcode: text, title: text });
/** A record by its title, as far as a dashboard needs it. */
export type Named = v.InferOutput<typeof named>;

/** A performance as dashboards list it, with the clock of its venue. */
export const showing = v.object({
  hashcode: text,
  title: text,
  status: text,
  starts_at: instant,
  ends_at: instant,
  zone: text,
  event: named,
  venue: named,
  space: named,
  seats: v.nullable(count),
  /** Capacity of the space. */
  capacity: v.nullable(count),
  /** Entries in its running order. */
  entries: count,
});
export type Showing = v.InferOutput<typeof showing>;

/** One write: what it did to which records of a collection, and who did it. */
export const changeLine = v.object({
  change_set: text,
  at: instant,
  actor: v.nullable(named),
  collection: v.picklist(collectionNames),
  kind: v.picklist(['create', 'update', 'delete']),
  count,
  /** Where it was one record: which, under the name that it had then. */
  record: v.nullable(named),
  /** Where it was one update: the names of the fields that were written, as far as the reader can see them. */
  fields: v.array(text),
  /** Where it was one update of the status: the status that it led to. */
  status: v.nullable(text),
});
export type ChangeLine = v.InferOutput<typeof changeLine>;

const ownEntry = v.object({
  hashcode: text,
  title: text,
  ...missingFactsSchema.entries,
  event: missingFactsSchema.entries.event.wrapped,
  zone: text,
  /** Where and when it appears, in order of time, as far as it was announced. */
  calls: v.array(
    v.object({
      performance: v.object({ hashcode: text, title: text, starts_at: instant, venue: text, space: text }),
      slot_starts_at: v.nullable(instant),
      zone: text,
    }),
  ),
});
export type OwnEntry = v.InferOutput<typeof ownEntry>;

const ownPart = v.object({
  hashcode: text,
  title: text,
  status: text,
  event: named,
  /** The act, team or project that it is a part of. */
  entry: v.nullable(named),
});
export type OwnPart = v.InferOutput<typeof ownPart>;

/** Something that those who take part in an event have to do. */
const ownTask = v.object({
  hashcode: text,
  title: text,
  due_on: v.nullable(text),
  event: named,
});
export type OwnTask = v.InferOutput<typeof ownTask>;

/** Answer of the start page: it is loaded with the first page, and the dashboards of the office are not. */
export const participantSchema = v.object({
  entries: v.array(ownEntry),
  parts: v.array(ownPart),
  /** Not done yet, of the events of those entries and parts. */
  tasks: v.array(ownTask),
  /** The regions of the schools that they belong to or enter for. */
  regions: v.array(text),
  /** Performances of this day, by the clocks of their venues. */
  today: v.array(showing),
  /** Work that waits for the office, most pressing first; null for those who are not of it. */
  waiting: v.nullable(waitingWorkSchema),
  changes: v.array(changeLine),
  /** Setup of an installation, by the needs of a season; null for users who do not set it up. */
  setup: v.nullish(
    v.object({
      regions: v.boolean(),
      schools: v.boolean(),
      /** With a space. */
      venues: v.boolean(),
      events: v.boolean(),
      performances: v.boolean(),
      /** Others than the reader, or invitations to them. */
      people: v.boolean(),
      /** A sale was opened. */
      tickets: v.boolean(),
    }),
    null,
  ),
});
