import { collections } from '@callboard/api-client/collections';
import { queries } from '@callboard/api-client/actions';
import { limits, type Problem, type RecordOf } from '@callboard/api-contract';
import { maxRows, type Appearance } from '@callboard/api-contract/scheduling';
import { ownZone } from '@callboard/ui-kit/dates';
import { useMemo } from 'react';

/** The run sheet of an event: its performances, and what appears in them or still needs a place. */
export interface EventSheet {
  performances: readonly RecordOf<'performances'>[];
  items: readonly Appearance[];
  /** The time zone of the venue, used for all times of the sheet. */
  zone: string;
  /** Of which there are more than a sheet can show; null where it has them all. */
  cutAt: number | null;
}

interface EventSheetQuery {
  value: EventSheet | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
}

const pageSize = limits.maxPageSize;

/** Loads the run sheet of an event in two calls, regardless of its size. */
export function useEventSheet({ hashcode: event }: RecordOf<'events'>): EventSheetQuery {
  const performances = collections.performances.useList({
    filters: [{ field: 'event', operator: 'eq', value: event }],
    ordering: ['starts_at'],
    pageSize,
  });
  const order = queries.runningOrder.useQuery({ event });
  const value = useMemo((): EventSheet | undefined => {
    if (!performances.data || !order.data) return undefined;
    const { count, results } = performances.data;
    return {
      performances: results,
      items: order.data.rows,
      zone: order.data.zone ?? ownZone(),
      cutAt: cutAt([count, pageSize], [order.data.count, maxRows]),
    };
  }, [performances.data, order.data]);
  return {
    value,
    problem: performances.problem ?? order.problem,
    isLoading: performances.isLoading || order.isLoading,
    retry: () => {
      performances.refetch();
      order.refetch();
    },
  };
}

/** The first limit that a count is over. */
function cutAt(...counts: readonly (readonly [count: number, limit: number])[]): number | null {
  return counts.find(([count, limit]) => count > limit)?.[1] ?? null;
}
