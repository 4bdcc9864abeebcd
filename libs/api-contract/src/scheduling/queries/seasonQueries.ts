import * as v from 'valibot';
import { defineQuery, noQuery } from '../../defineQuery';

const count = v.pipe(v.number(), v.integer());
const shared = { group: 'Season', envelope: 'data', roles: 'public', rateClass: 'notice' } as const;

/** The statuses in which an event is public. */
export const publicEventStatuses = ['open', 'closed', 'running', 'complete'] as const;

/** An event as everyone can read it. */
export const publicEventSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  status: v.picklist(publicEventStatuses),
  /** Rich text. */
  description: v.nullable(v.string()),
  starts_on: v.string(),
  ends_on: v.string(),
  entries_close: v.nullable(v.string()),
  venue: v.nullable(v.object({ name: v.string(), town: v.nullable(v.string()) })),
  /** The name of its region. */
  region: v.optional(v.nullable(v.string()), null),
  /** The picture that staff published, and what it shows. */
  picture: v.nullish(v.object({ url: v.string(), alt: v.nullable(v.string()) }), null),
  /** The zone of its venue, or else of the tenant. */
  zone: v.string(),
  /** The next announced performances, without rehearsals. */
  performances: v.array(
    v.object({ hashcode: v.string(), name: v.string(), starts_at: v.string(), zone: v.string() }),
  ),
  /** How many there are in all. */
  performances_count: count,
  /** Some of its stages have released results. */
  has_results: v.optional(v.boolean(), false),
  /** Its timetable is public. */
  has_timetable: v.optional(v.boolean(), false),
});
export type PublicEvent = v.InferOutput<typeof publicEventSchema>;
export const publicSeasonSchema = v.object({ events: v.array(publicEventSchema) });

/** A school as everyone can find it. */
export const publicSchoolSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  town: v.nullable(v.string()),
});
export type PublicSchool = v.InferOutput<typeof publicSchoolSchema>;

/** Queries of a season for everyone, without signing in. */
export const seasonQueries = {
  publicSeason: defineQuery({
    ...shared,
    summary: 'The announced events from last year on, by day, with their places and next performances',
    path: 'season',
    input: noQuery,
    output: publicSeasonSchema,
    isCached: true,
  }),

  publicSchools: defineQuery({
    ...shared,
    summary: 'The first schools that a search finds, by name and town alone',
    path: 'schools',
    input: v.object({
      search: v.pipe(
        v.string(),
        v.maxLength(80),
        v.check((value) => value.isWellFormed() && !value.includes('\0')),
        v.trim(),
        v.minLength(2),
      ),
    }),
    output: v.object({
      results: v.array(publicSchoolSchema),
      /** Where there are none: those whose names differ by a letter or two, nearest first. */
      similar: v.exactOptional(v.array(publicSchoolSchema)),
    }),
    isCached: true,
  }),
};
