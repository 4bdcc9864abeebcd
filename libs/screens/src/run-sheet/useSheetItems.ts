import { collections } from '@callboard/api-client/collections';
import { limits } from '@callboard/api-contract';
import { sheetItem } from '@callboard/domain/scheduling';
import { useFeature } from '@callboard/tenant';
import { useMemo } from 'react';

/** The intervals and other items of the running orders of an event, or of one performance; none where there are no time slots. */
export function useSheetItems(of: 'event' | 'performance', hashcode: string) {
  const hasSlots = useFeature('scheduling');
  const { data, problem, isLoading, refetch } = collections.timeSlots.useList(
    {
      filters: [{ field: of, operator: 'eq', value: hashcode }],
      ordering: ['slot_starts_at'],
      pageSize: limits.maxPageSize,
    },
    { skip: !hasSlots },
  );
  const value = useMemo(() => (hasSlots ? data?.results.map(sheetItem) : []), [hasSlots, data]);
  return {
    value,
    problem,
    isLoading,
    retry: () => {
      if (hasSlots) refetch();
    },
  };
}
