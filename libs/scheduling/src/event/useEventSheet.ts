import { limits, type Problem, type RecordOf } from '@callboard/api-contract';
import { collections, hooksFor, type Loaded } from '@callboard/api-client/collections';
import { sheetRows, unplaced, type SheetEntry } from '@callboard/domain/scheduling';
import { ownZone } from '@callboard/ui-kit/dates';
import { useMemo } from 'react';
import { useSheetItems } from '../run-sheet/useSheetItems';

/** The run sheet of an event: its performances, its entries, and those that still need a place. */
export interface EventSheet {
  performances: readonly RecordOf<'performances'>[];
  entries: readonly SheetEntry[];
  waiting: readonly SheetEntry[];
  /** The time zone of the venue, used for all times of the sheet. */
  zone: string;
  /** The total, including those that the sheet does not show. */
  performanceCount: number;
  /** Whether there are more than a sheet can show. */
  isCut: boolean;
}

interface EventSheetQuery {
  value: EventSheet | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
}

const pageSize = limits.maxPageSize;

/** Loads the run sheet of an event in four calls, regardless of its size. */
export function useEventSheet(event: RecordOf<'events'>): EventSheetQuery {
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const performances = collections.performances.useList({
    filters: ofEvent,
    ordering: ['starts_at'],
    pageSize,
  });
  const entries = hooksFor('entries').useList({
    filters: [{ field: 'event', operator: 'joins', value: event.hashcode }],
    ordering: ['name'],
    pageSize,
  });
  const items = useSheetItems('event', event.hashcode);
  const venue = collections.venues.useGet(event.venue?.hashcode);
  // A time in another zone would be wrong, so the sheet waits for its venue.
  const zone = venue.isLoading ? undefined : (venue.data?.time_zone ?? ownZone());
  const value = useMemo(
    () => toSheet(event.hashcode, performances.data, entries.data, items.value, zone),
    [event.hashcode, performances.data, entries.data, items.value, zone],
  );
  return {
    value,
    problem: performances.problem ?? entries.problem ?? items.problem,
    isLoading: performances.isLoading || entries.isLoading || venue.isLoading,
    retry: () => {
      performances.refetch();
      entries.refetch();
      items.retry();
    },
  };
}

function toSheet(
  event: string,
  performances: Loaded<{ count: number; results: RecordOf<'performances'>[] }>['data'],
  entries: Loaded<{ count: number; results: SheetEntry[] }>['data'],
  items: readonly RecordOf<'timeSlots'>[] | undefined,
  zone: string | undefined,
): EventSheet | undefined {
  if (!performances || !entries || !items || zone === undefined) return undefined;
  const rows = sheetRows(entries.results, items, event);
  return {
    performances: performances.results,
    entries: [...rows.entries, ...rows.items],
    waiting: unplaced(rows.entries),
    zone,
    performanceCount: performances.count,
    isCut: performances.count > pageSize || entries.count > pageSize,
  };
}
