import * as v from 'valibot';
import { changeLine, named, participantSchema, showing } from './ownDashboard';
import { waitingWorkSchema } from './waitingWork';

export { figureFilters, listedFigures, type ListedFigure } from './listedFigures';
export type { ChangeLine, Named, OwnEntry, OwnPart, OwnTask, Showing } from './ownDashboard';

const text = v.string();
const day = v.string();
const count = v.pipe(v.number(), v.integer());

/** An amount in the smallest unit of its currency, for the events that begin in a year. */
const money = v.object({ season: count, currency: v.nullable(text), amount: count });

const byStatus = v.array(v.object({ status: text, count }));

const eventDates = { hashcode: text, title: text, status: text, starts_on: day };

const season = v.object({
  /** The year in which its events begin. */
  season: count,
  events: count,
  entries: count,
  /** How many entries an event has on average, so many weeks before its entries close: of the events that are so far. */
  pace: v.array(v.object({ weeks_before: count, entries: v.number() })),
});
export type Season = v.InferOutput<typeof season>;

/** Answers of the dashboards: `GET dashboards/{name}`. Money is in the smallest unit of its currency. */
export const dashboardSchemas = {
  participant: participantSchema,
  landing: v.object({
    counts: v.object({
      events: count,
      performances: count,
      entries: count,
      participants: count,
      venues: count,
      users: count,
      seats: count,
    }),
    /** Fees of accepted entries of this year's events and later ones. */
    expected: v.array(money),
    /** Work that waits for the reader, most pressing first. */
    waiting: waitingWorkSchema,
    upcoming: v.array(showing),
    changes: v.array(changeLine),
  }),
  admin: v.object({
    /** The latest that has entries, and the one before. */
    seasons: v.array(season),
    /** The events of the latest season: those whose entries are counted by status and by region. */
    season_events: v.array(text),
    statuses: byStatus,
    regions: v.array(v.object({ region: v.nullable(named), statuses: byStatus })),
    upcoming: v.array(showing),
    /** Events ahead that have a limit, soonest first. */
    fill: v.array(v.object({ ...eventDates, limit: count, accepted: count, running: count })),
  }),
  performance: v.object({
    statuses: byStatus,
    /** Performances of the weeks from this one on, by the Mondays on which they begin. */
    weeks: v.object({
      starts: v.array(day),
      venues: v.array(v.object({ venue: named, counts: v.array(count) })),
    }),
    /** When performances of a year around now begin: weekdays from Monday as 1, hours of the venue's clock. */
    hours: v.array(v.object({ weekday: count, hour: count, count })),
    /** Time slots of events ahead: how many their performances have room for, and how many are taken. */
    slots: v.array(v.object({ ...eventDates, slots: count, taken: count })),
    overruns: v.array(v.object({ hashcode: text, title: text, event: named, minutes: count })),
    events_without_venue: v.array(named),
    upcoming: v.array(showing),
  }),
  booking: v.object({
    totals: v.object({
      performances: count,
      seats: count,
      /** Capacity of the spaces of those performances. */
      capacity: count,
      without_seats: count,
    }),
    /** By the first day of the month, by the clocks of the venues. */
    months: v.array(v.object({ starts: day, seats: count, performances: count })),
    regions: v.array(v.object({ region: v.nullable(named), seats: count, performances: count })),
    over_capacity: v.array(named),
    upcoming: v.array(showing),
  }),
  accounting: v.object({
    totals: v.array(
      v.object({
        season: count,
        currency: v.nullable(text),
        expected: count,
        possible: count,
        owed: count,
        paid: count,
        entries: count,
      }),
    ),
    /** Events of this year and later that ask for a fee, soonest first. */
    events: v.array(
      v.object({
        ...eventDates,
        currency: v.nullable(text),
        /**
         * Owed and paid fees, less refunds that are due, and the fees of accepted entries that are not charged yet; besides, the fees of
         * entries that are not decided yet.
         */
        expected: count,
        possible: count,
        /** Unpaid and paid fees of every entry. */
        owed: count,
        paid: count,
      }),
    ),
    events_without_fee: v.array(named),
    /** Accepted entries with a fee without a number of people. */
    entries_uncounted: count,
  }),
} as const;

export type DashboardName = keyof typeof dashboardSchemas;
/** The facts of one dashboard. */
export type DashboardOf<N extends DashboardName> = v.InferOutput<(typeof dashboardSchemas)[N]>;

// Object.keys of a literal object returns exactly its keys.
export const dashboardNames = Object.keys(dashboardSchemas) as readonly DashboardName[];
