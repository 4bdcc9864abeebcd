import { limits, type Problem, type RecordOf } from '@callboard/api-contract';
import { collections, hooksFor, type Loaded } from '@callboard/api-client/collections';
import { unplaced, type SheetEntry } from '@callboard/domain/scheduling';
import { useCollectionOf } from '@callboard/tenant';
import { ownZone } from '@callboard/ui-kit/dates';
import { useMemo } from 'react';

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

/** Loads the run sheet of an event in three calls, regardless of its size. */
export function useEventSheet(event: RecordOf<'events'>): EventSheetQuery {
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const performances = collections.performances.useList({
    filters: ofEvent,
    ordering: ['starts_at'],
    pageSize,
  });
  const entries = hooksFor(useCollectionOf('entries')).useList({
    filters: ofEvent,
    ordering: ['name'],
    pageSize,
  });
  const venue = collections.venues.useGet(event.venue?.hashcode);
  // A time in another zone would be wrong, so the sheet waits for its venue.
  const zone = venue.isLoading ? undefined : (venue.data?.time_zone ?? ownZone());
  const value = useMemo(
    () => toSheet(performances.data, entries.data, zone),
    [performances.data, entries.data, zone],
  );
  return {
    value,
    problem: performances.problem ?? entries.problem,
    isLoading: performances.isLoading || entries.isLoading || venue.isLoading,
    retry: () => {
      performances.refetch();
      entries.refetch();
    },
  };
}

function toSheet(
  performances: Loaded<{ count: number; results: RecordOf<'performances'>[] }>['data'],
  entries: Loaded<{ count: number; results: SheetEntry[] }>['data'],
  zone: string | undefined,
): EventSheet | undefined {
  if (!performances || !entries || zone === undefined) return undefined;
  return {
    performances: performances.results,
    entries: entries.results,
    waiting: unplaced(entries.results),
    zone,
    performanceCount: performances.count,
    isCut: performances.count > pageSize || entries.count > pageSize,
  };
}
