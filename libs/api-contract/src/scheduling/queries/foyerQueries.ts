import * as v from 'valibot';
import { timeSlots } from '../collections/timeSlots';
import { isHashcode } from '../../schemas/formats';
import { publicNames } from '../../schemas/publicNames';
import { defineQuery } from '../../defineQuery';

const text = v.string();
const instant = v.string();

const item = v.object({
  hashcode: text,
  kind: v.picklist(timeSlots.fields.kind.options.map(({ value }) => value)),
  ...publicNames,
  state: v.picklist(['to_come', 'on', 'done', 'out']),
  /** As it was planned. */
  from: instant,
  /** When it began, or begins as things stand; null for one that does not appear. */
  expected: v.nullable(instant),
});

/** The night of a performance as it hangs in the foyer: computed by the server to the minute, so that it is the same for everyone. */
export const foyerSchema = v.object({
  performance: v.object({ title: text, status: text, starts_at: instant }),
  event: text,
  venue: text,
  space: text,
  /** The time zone of the venue. */
  zone: text,
  /** How much later than planned what comes next begins; below zero: earlier. */
  late_minutes: v.pipe(v.number(), v.integer()),
  is_on_hold: v.boolean(),
  is_over: v.boolean(),
  /** In order of time. */
  items: v.array(item),
});
export type Foyer = v.InferOutput<typeof foyerSchema>;

/** Queries of a night for everyone, without signing in. */
export const foyerQueries = {
  foyer: defineQuery({
    summary:
      'What is on and what comes next at a performance that its staff show in the foyer: acts and schools, no people',
    group: 'Scheduling',
    path: 'foyer/{performance}',
    input: v.object({ performance: v.pipe(v.string(), v.check(isHashcode)) }),
    output: foyerSchema,
    envelope: 'data',
    roles: 'public',
    // A full house reads it through the one address of its venue; the server computes it once in two seconds.
    rateClass: 'page',
    isCached: { seconds: 2 },
    isBackground: true,
    problems: ['missing'],
    clause: '2.18, 1.10',
  }),
};
