import { recordHooksFor, type Loaded } from '@callboard/api-client/collections';
import type { ActorRoles, Collection } from '@callboard/api-contract';
import {
  currencyFieldOf,
  measureText,
  parseMeasure,
  type CountsResponse,
  type ListQuery,
} from '@callboard/api-contract/lists';
import { useMemo } from 'react';
import type { ColumnSelection } from '../columnsOf';
import type { ListFacts } from '../../rows/listFacts';

/** The groups of a list: how many records each has, and the sums of the columns with numbers. */
export interface Groups {
  counts: CountsResponse | undefined;
  /** The records in all groups. */
  count: number | undefined;
  /** The columns whose sums each group has, in the order of its measures. */
  summed: readonly ColumnSelection[];
  problem: Loaded<CountsResponse>['problem'];
  isLoading: boolean;
  refetch: () => void;
}

/**
 * Requests the groups of a list. The list itself does so, because the chunk that shows them would do it only after it has loaded.
 *
 * @param group What the rows are grouped by; undefined sends no request.
 */
export function useGroups(
  facts: ListFacts,
  group: string | undefined,
  query: ListQuery,
  allColumns: readonly ColumnSelection[],
): Groups {
  const { definition, actor } = facts;
  const summed = useMemo(
    () => (group === undefined ? [] : summedColumns(allColumns, definition, actor.roles)),
    [group, allColumns, definition, actor.roles],
  );
  const { data, problem, isLoading, refetch } = recordHooksFor(facts.collection).useCounts(
    group ?? '',
    {
      ...(query.search !== undefined && { search: query.search }),
      filters: query.filters ?? [],
      of: summed.map(({ name }) => measureText({ field: name, kind: 'sum' })),
    },
    { skip: group === undefined },
  );
  // Another question has other groups; the answer to the one before must not be named by its fields.
  const counts = data?.by === group ? data : undefined;
  return {
    counts,
    count: counts && countIn(counts),
    summed,
    problem,
    isLoading: isLoading || counts === undefined,
    refetch,
  };
}

/** A server need not answer the total. */
function countIn({ total, results, rest }: CountsResponse): number {
  return total?.count ?? results.reduce((sum, { count }) => sum + count, rest.count);
}

const maxSums = 6;

/** The shown columns of numbers. Of amounts only those of one currency field, as the server adds no others together. */
function summedColumns(columns: readonly ColumnSelection[], definition: Collection, roles: ActorRoles) {
  const shown = columns.filter(
    ({ name, isShown }) =>
      isShown && parseMeasure(measureText({ field: name, kind: 'sum' }), definition, roles) !== null,
  );
  const currencies = shown.flatMap(({ field }) => currencyFieldOf(field) ?? []);
  return shown
    .filter(({ field }) => [undefined, currencies[0]].includes(currencyFieldOf(field)))
    .slice(0, maxSums);
}
