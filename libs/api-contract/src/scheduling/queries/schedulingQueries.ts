import * as v from 'valibot';
import { showSteps } from '../collections/showSteps';
import { timeSlots } from '../collections/timeSlots';
import { isHashcode } from '../../schemas/formats';
import { missingFactsSchema, type MissingFacts } from '../../entries/missingFacts';
import { defineQuery, noQuery } from '../../defineQuery';

const text = v.string();
const instant = v.string();

const item = v.object({
  hashcode: text,
  kind: v.picklist(timeSlots.fields.kind.options.map(({ value }) => value)),
  /** The entry that appears, for those who can read it. */
  entry: v.nullable(text),
  /** Of a game the other entry, for those who can read it. */
  away: v.nullable(text),
  /** Null for an entry that the reader cannot read. */
  name: v.nullable(text),
  /** Where an entry gets ready, for those who can read it. */
  room: v.nullable(text),
  /** Cues for those who run the show, if they can read them. */
  cues: v.nullable(text),
  from: instant,
  to: instant,
});
const named = v.object({ hashcode: text, title: text });
const step = v.object({
  hashcode: text,
  step: v.picklist(showSteps.fields.step.options.map(({ value }) => value)),
  item: v.nullable(text),
  at: instant,
  undoes: v.nullable(text),
  /** The item that it exchanges places with. */
  other: v.nullable(text),
  minutes: v.nullable(v.number()),
  /** Participants who are here or missing, for those who can read them. */
  participant: v.nullable(text),
  /** The user who made it, for those who can read users. */
  by: v.nullable(named),
  /** Its maker ran the show then, or no one did: what another made changes nothing. */
  counts: v.exactOptional(v.boolean()),
});

/** A performance on its night: the plan and the log, from which every device computes what is on and what is expected. */
export const showSchema = v.object({
  performance: v.object({ hashcode: text, title: text, status: text, starts_at: instant, ends_at: instant }),
  /** The time zone of the venue. */
  zone: text,
  /** Items with a time slot, in order of time. */
  items: v.array(item),
  /** In the order in which they were made. */
  steps: v.array(step),
});
export type Show = v.InferOutput<typeof showSchema>;

/** Participants to check in at the stage door, by entry, in order of time. */
export const castSchema = v.object({
  entries: v.array(
    v.object({ hashcode: text, participants: v.array(v.object({ hashcode: text, name: text })) }),
  ),
});
export type Cast = v.InferOutput<typeof castSchema>;

const count = v.pipe(v.number(), v.integer());

/** An act of the night with what its entry lacks. Written down: inferred through three lists it is too deep for the compiler. */
export interface NightAct {
  hashcode: string;
  name: string;
  missing: MissingFacts;
}
const act: v.GenericSchema<NightAct> = v.object({ hashcode: text, name: text, missing: missingFactsSchema });

/** The performances of a day as the one who runs it needs them: each with its show, its acts and its house. */
export const tonightSchema = v.object({
  nights: v.array(
    v.object({
      ...showSchema.entries,
      event: named,
      venue: named,
      space: named,
      /** How many seats it has; null where that is not known. */
      seats: v.nullable(count),
      /** People with a valid ticket, and how many of them came in. */
      sold: count,
      inside: count,
      acts: v.array(act),
    }),
  ),
});
export type Tonight = v.InferOutput<typeof tonightSchema>;
export type Night = Tonight['nights'][number];

const ofPerformance = v.object({ performance: v.pipe(v.string(), v.check(isHashcode)) });

/** Queries of the night of a performance. */
export const schedulingQueries = {
  show: defineQuery({
    summary: 'The running order of a performance with the log of its night',
    group: 'Scheduling',
    path: 'performances/{performance}/show',
    input: ofPerformance,
    output: showSchema,
    envelope: 'data',
    roles: 'session',
    problems: ['missing'],
    clause: '2.18, 1.10',
  }),

  cast: defineQuery({
    summary: 'Who appears in a performance, entry by entry',
    group: 'Scheduling',
    path: 'performances/{performance}/cast',
    input: ofPerformance,
    output: castSchema,
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '2.18',
  }),

  tonight: defineQuery({
    summary: 'The performances of today: what is on, what lacks, who came',
    group: 'Scheduling',
    path: 'tonight',
    input: noQuery,
    output: tonightSchema,
    envelope: 'data',
    roles: ['staff'],
    clause: '2.18, 1.10',
  }),
};
