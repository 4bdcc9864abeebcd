import type { CollectionName } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { addDays } from '@callboard/domain/calendar';

export const views = ['upcoming', 'past', 'all'] as const;
/** Which records of a dated list are shown. */
export type View = (typeof views)[number];

/** The fields with the start and the end of a record. */
export type Days = readonly [starts: string, ends: string];

const instants = ['starts_at', 'ends_at'] as const;
const wholeDays = ['starts_on', 'ends_on'] as const;

/** Whether the fields are instants, as those of performances; events last whole days. */
export function daysOf(collection: CollectionName): Days {
  return collection === 'performances' ? instants : wholeDays;
}

/** The view in a URL. One that already filters by day, such as a bookmark, is not filtered further. */
export function viewOf(params: URLSearchParams): View {
  const named = views.find((view) => view === params.get('when'));
  return named ?? ([...params.keys()].some(isOfDays) ? 'all' : 'upcoming');
}

/** Whether a filter in the URL is about days: `starts_on`, `ends_at__gte`. */
export function isOfDays(key: string): boolean {
  return /^(starts|ends)_(on|at)(__|$)/.test(key);
}

/** What ends today counts as upcoming until the day is over. */
export function filtersOf(view: View, [, ends]: Days, today: string): ListFilter[] {
  if (view === 'upcoming') return [{ field: ends, operator: 'gte', value: today }];
  return view === 'past' ? [{ field: ends, operator: 'lte', value: addDays(today, -1) }] : [];
}
