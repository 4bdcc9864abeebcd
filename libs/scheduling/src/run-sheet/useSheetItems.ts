import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import { useFeature } from '@callboard/tenant';

/** What stands in the running orders of an event, or of one performance; nothing where there are no time slots. */
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
  return {
    value: hasSlots ? data?.results : noItems,
    problem,
    isLoading,
    retry: () => {
      if (hasSlots) refetch();
    },
  };
}

const noItems: readonly RecordOf<'timeSlots'>[] = [];
