import * as v from 'valibot';
import { collectionNames } from './collectionNamed';

const text = v.string();
const instant = v.string();
const day = v.string();
const count = v.pipe(v.number(), v.integer());

const named = v.object({ hashcode: text, title: text });
/** A record by its title, as far as a dashboard needs it. */
export type Named = v.InferOutput<typeof named>;

/** An amount in the smallest unit of its currency, for the events that begin in a year. */
const money = v.object({ season: count, currency: v.nullable(text), amount: count });

const byStatus = v.array(v.object({ status: text, count }));

/** A performance as dashboards list it, with the clock of its venue. */
const showing = v.object({
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
  /** What the space holds. */
  capacity: v.nullable(count),
  /** Entries in its running order. */
  entries: count,
});
export type Showing = v.InferOutput<typeof showing>;

/** One write: what it did to which records of a collection, and who did it. */
const changeLine = v.object({
  change_set: text,
  at: instant,
  actor: v.nullable(named),
  collection: v.picklist(collectionNames),
  kind: v.picklist(['create', 'update', 'delete']),
  count,
  /** Where it was one record: which, under the name that it had then. */
  record: v.nullable(named),
  /** Where it was one update: the names of the fields that changed, as far as the reader may see them. */
  fields: v.array(text),
});
export type ChangeLine = v.InferOutput<typeof changeLine>;

const eventDates = { hashcode: text, title: text, status: text, starts_on: day };

/** The kinds of thing that somebody should look at, most pressing first. */
export const attentionKinds = [
  'entries_in_cancelled',
  'people_twice',
  'seats_over_capacity',
  'performances_outside_event',
  'performances_unfinished',
  'account_requests_waiting',
  'entries_waiting',
  'events_overdue',
  'events_with_unplaced',
  'events_without_performances',
  'events_without_venue',
  'invitations_expired',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

const attention = v.object({
  kind: v.picklist(attentionKinds),
  count,
  /** The first few. */
  records: v.array(named),
});
export type Attention = v.InferOutput<typeof attention>;

const ownEntry = v.object({
  hashcode: text,
  title: text,
  status: text,
  members_count: v.nullable(count),
  event: v.object({ ...eventDates, entries_close: v.nullable(instant) }),
  zone: text,
  /** Absent while it has none, or none that was announced. */
  performance: v.nullable(
    v.object({ hashcode: text, title: text, starts_at: instant, venue: text, space: text }),
  ),
  slot_starts_at: v.nullable(instant),
});
export type OwnEntry = v.InferOutput<typeof ownEntry>;

const ownPart = v.object({
  hashcode: text,
  title: text,
  status: text,
  event: named,
});
export type OwnPart = v.InferOutput<typeof ownPart>;

/** Something that those who take part in an event are asked to do. */
const ownTask = v.object({
  hashcode: text,
  title: text,
  due_on: v.nullable(text),
  event: named,
});
export type OwnTask = v.InferOutput<typeof ownTask>;

const season = v.object({
  /** The year in which its events begin. */
  season: count,
  events: count,
  entries: count,
  /** How many entries an event has on average, so many weeks before its entries close: of the events that are so far. */
  pace: v.array(v.object({ weeks_before: count, entries: v.number() })),
});
export type Season = v.InferOutput<typeof season>;

/** What each dashboard answers: `GET dashboards/{name}`. Money is in the smallest unit of its currency. */
export const dashboardSchemas = {
  participant: v.object({
    entries: v.array(ownEntry),
    parts: v.array(ownPart),
    /** Not done yet, of the events of those entries and parts. */
    tasks: v.array(ownTask),
    /** Performances of this day, by the clocks of their venues. */
    today: v.array(showing),
    /** Entries that wait for a decision; null for those who do not decide. */
    waiting: v.nullable(count),
    changes: v.array(changeLine),
  }),
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
    attention: v.array(attention),
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
      /** What the spaces of those performances hold. */
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
        accepted: count,
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
        /** Fees of accepted entries, and of those that are still to be decided. */
        accepted: count,
        possible: count,
        /** What is still to be paid, and what was paid: of every entry. */
        owed: count,
        paid: count,
      }),
    ),
    events_without_fee: v.array(named),
    /** Accepted entries with a fee that do not say how many they are. */
    entries_uncounted: count,
  }),
} as const;

export type DashboardName = keyof typeof dashboardSchemas;
/** The facts of one dashboard. */
export type DashboardOf<N extends DashboardName> = v.InferOutput<(typeof dashboardSchemas)[N]>;

// Object.keys of a literal object returns exactly its keys.
export const dashboardNames = Object.keys(dashboardSchemas) as readonly DashboardName[];

/** The figures that lead to a list: what each counts is what its list shows, with these filters. */
export const listedFigures = ['events', 'performances', 'participants', 'venues', 'users'] as const;
export type ListedFigure = (typeof listedFigures)[number];

/**
 * The filters of the list that a figure leads to, for a reader whose day it is. Events and performances are those of today and later;
 * of the rest all are counted.
 *
 * @example figureFilters('2027-05-07').events // { ends_on__gte: '2027-05-07' }
 */
export function figureFilters(today: string): Record<ListedFigure, Readonly<Record<string, string>>> {
  return {
    events: { ends_on__gte: today },
    performances: { starts_at__gte: today },
    participants: {},
    venues: {},
    users: {},
  };
}
