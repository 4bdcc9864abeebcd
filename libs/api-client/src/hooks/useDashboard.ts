import type { DashboardName, DashboardOf } from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { dashboards } from '../endpoints/dashboards';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { useRefetch } from './useRefetch';

/**
 * The facts of a dashboard, as far as whoever is signed in may see them.
 *
 * @example
 * const { data, problem, isLoading } = useDashboard('landing');
 */
export function useDashboard<N extends DashboardName>(
  name: N,
  options: { skip?: boolean } = {},
): Loaded<DashboardOf<N>> {
  const loaded = dashboards.useDashboardQuery(options.skip ? skipToken : name);
  const refetch = useRefetch(loaded);
  const { error, isFetching, isLoading } = loaded;
  // The endpoint lets no answer through that is not what the contract says of this dashboard.
  const data = loaded.currentData as DashboardOf<N> | undefined;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading, refetch };
}
