import * as v from 'valibot';
import { defineQuery } from '../../defineQuery';
import { isHashcode } from '../../schemas/formats';
import { publicNames } from '../../schemas/publicNames';
import { timetableItemSchema, timetablePerformanceSchema } from '../timetable';

const text = v.string();

const performance = v.object({
  ...timetablePerformanceSchema.entries,
  /** The day on which it begins at its venue: what comes after midnight belongs to its evening. */
  day: text,
});

const item = v.object({
  ...v.pick(timetableItemSchema, ['hashcode', 'kind', 'performance', 'starts_at', 'ends_at']).entries,
  ...publicNames,
});

/** The timetable of an event as everyone can read it: acts and schools, no people, no rehearsals. */
export const publicTimetableSchema = v.object({
  event: v.object({ hashcode: text, name: text }),
  /** The number of the release. */
  number: v.pipe(v.number(), v.integer()),
  released_at: text,
  /** In order of time. */
  performances: v.array(performance),
  /** In order of time. */
  items: v.array(item),
});
export type PublicTimetable = v.InferOutput<typeof publicTimetableSchema>;
export type PublicTimetableItem = PublicTimetable['items'][number];
export type PublicTimetablePerformance = PublicTimetable['performances'][number];

/** The files of a public timetable: for conference apps, and for calendars. */
export const timetableFiles = ['schedule.json', 'schedule.xml', 'timetable.ics'] as const;
export type TimetableFile = (typeof timetableFiles)[number];

/** Where a file of a public timetable is, behind the prefix of the API; `tenant` goes with it as a parameter. */
export const timetableFilePath = (event: string, file: TimetableFile) =>
  `timetable/${encodeURIComponent(event)}/${file}`;

/** Queries of a timetable for everyone, without signing in. */
export const timetableQueries = {
  publicTimetable: defineQuery({
    summary:
      'The timetable of an event that was released last, where that release is public: acts and schools, no people, no rehearsals',
    group: 'Scheduling',
    path: 'timetable/{event}',
    input: v.object({ event: v.pipe(v.string(), v.check(isHashcode)) }),
    output: publicTimetableSchema,
    envelope: 'data',
    roles: 'public',
    // A full house reads it through the one address of its venue.
    rateClass: 'page',
    isCached: true,
    problems: ['missing'],
    clause: '2.18, 1.10',
  }),
};
