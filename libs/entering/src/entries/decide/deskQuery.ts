import { undecidedFilters } from '@callboard/api-contract/entries';
import type { ListFilter, ListQuery } from '@callboard/api-contract/lists';

/** Lists of the desk. */
export const deskViews = ['decide', 'send', 'waiting'] as const;
export type DeskView = (typeof deskViews)[number];

/** As many as one page of a list has at most. */
export const deskPageSize = 200;

/** The entries of a view: in the order in which they arrived, or in which they wait. */
export function deskQuery(view: DeskView, event: string | null): ListQuery {
  const ofEvent: ListFilter[] = event === null ? [] : [{ field: 'event', operator: 'eq', value: event }];
  const isDecided = (value: 'true' | 'false'): ListFilter => ({
    field: 'decision',
    operator: 'isnull',
    value: value === 'true' ? 'false' : 'true',
  });
  const ofStatus = (value: string): ListFilter => ({ field: 'status', operator: 'eq', value });
  switch (view) {
    case 'decide':
      return {
        filters: [...undecidedFilters, ...ofEvent],
        ordering: ['submitted_at'],
        pageSize: deskPageSize,
      };
    case 'send':
      return {
        filters: [isDecided('true'), ...ofEvent],
        ordering: ['submitted_at'],
        pageSize: deskPageSize,
      };
    case 'waiting':
      return {
        filters: [ofStatus('waitlisted'), isDecided('false'), ...ofEvent],
        ordering: ['waiting_place', 'submitted_at'],
        pageSize: deskPageSize,
      };
    default:
      return view satisfies never;
  }
}
