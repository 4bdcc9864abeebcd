import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { addDays } from '@callboard/domain/calendar';

export const views = ['upcoming', 'past', 'all'] as const;
/** Which records of a dated list are shown. */
export type View = (typeof views)[number];

/** The fields with the start and the end of a record. */
export type Days = readonly [starts: string, ends: string];

/** The days or instants of a collection that opens on what is upcoming: those of its calendar. */
export function daysOf(collection: CollectionName): Days {
  const { opensOn, calendar } = collectionNamed(collection);
  if (opensOn !== 'upcoming' || !calendar?.to)
    throw new Error(`A dated list shows what opens on what is upcoming, with a calendar: not ${collection}.`);
  return [calendar.from, calendar.to];
}

/** The view in a URL. One that already filters by day, such as a bookmark, is not filtered further. */
export function viewOf(params: URLSearchParams): View {
  const named = views.find((view) => view === params.get('when'));
  return named ?? ([...params.keys()].some(isOfDays) ? 'all' : 'upcoming');
}

/** True if a filter in the URL is about days: `starts_on`, `ends_at__gte`. */
export function isOfDays(key: string): boolean {
  return /^(starts|ends)_(on|at)(__|$)/.test(key);
}

/** Filters of a view. An event that ends today counts as upcoming until the day is over. */
export function filtersOf(view: View, [, ends]: Days, today: string): ListFilter[] {
  if (view === 'upcoming') return [{ field: ends, operator: 'gte', value: today }];
  return view === 'past' ? [{ field: ends, operator: 'lte', value: addDays(today, -1) }] : [];
}
