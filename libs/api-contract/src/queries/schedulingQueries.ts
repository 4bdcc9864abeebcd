import * as v from 'valibot';
import { showSteps } from '../collections/show-steps/showSteps';
import { timeSlots } from '../collections/time-slots/timeSlots';
import { isHashcode } from '../schemas/formats';
import { defineQuery } from './defineQuery';

const text = v.string();
const instant = v.string();

/** A performance on its night: the plan and the log, from which every device computes what is on and what is expected. */
export const showSchema = v.object({
  performance: v.object({ hashcode: text, title: text, status: text, starts_at: instant, ends_at: instant }),
  /** The time zone of the venue. */
  zone: text,
  /** What has a time slot, in order of time. */
  items: v.array(
    v.object({
      hashcode: text,
      kind: v.picklist(['entry', ...timeSlots.fields.kind.options.map(({ value }) => value)]),
      /** Null for an entry that the reader cannot read. */
      name: v.nullable(text),
      /** Where an entry gets ready, for those who can read it. */
      room: v.nullable(text),
      from: instant,
      to: instant,
    }),
  ),
  /** In the order in which they were made. */
  steps: v.array(
    v.object({
      hashcode: text,
      step: v.picklist(showSteps.fields.step.options.map(({ value }) => value)),
      item: v.nullable(text),
      at: instant,
      undoes: v.nullable(text),
      /** The user who made it, for those who can read users. */
      by: v.nullable(v.object({ hashcode: text, title: text })),
    }),
  ),
});
export type Show = v.InferOutput<typeof showSchema>;

/** What is read of the night of a performance. */
export const schedulingQueries = {
  show: defineQuery({
    summary: 'The running order of a performance with the log of its night',
    group: 'Scheduling',
    path: 'performances/{performance}/show',
    input: v.object({ performance: v.pipe(v.string(), v.check(isHashcode)) }),
    output: showSchema,
    envelope: 'data',
    roles: 'session',
    problems: ['missing'],
    clause: '2.18, 1.10',
  }),
};
