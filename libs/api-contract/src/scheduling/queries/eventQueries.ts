import * as v from 'valibot';
import { dayInput } from '../../schemas/dayInput';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

/** Queries of an event as a whole. */
export const eventQueries = {
  eventCopy: defineQuery({
    summary: 'What a copy of an event with another first day would have',
    group: 'Events',
    path: 'events/{event}/copy',
    input: v.object({ event: v.pipe(v.string(), v.check(isHashcode)), starts_on: dayInput }),
    output: v.object({
      ends_on: v.string(),
      /** How many records come along, without the event itself. */
      records: v.array(v.object({ collection: v.string(), count: v.pipe(v.number(), v.integer()) })),
      performances: v.array(
        v.object({
          name: v.string(),
          starts_at: v.string(),
          zone: v.string(),
          /** The performance that has the space at that time: then the copy is refused. */
          taken_by: v.nullable(v.string()),
        }),
      ),
    }),
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '2.21',
  }),
};
