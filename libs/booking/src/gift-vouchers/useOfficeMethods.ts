import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';

const active: readonly ListFilter[] = [{ field: 'status', operator: 'eq', value: 'active' }];

/** The methods by which the office takes and gives money by hand; undefined while they load. */
export function useOfficeMethods(): readonly RecordOf<'paymentMethods'>[] | undefined {
  const { data } = collections.paymentMethods.useList({ pageSize: limits.maxPageSize, filters: active });
  return data?.results.filter(
    ({ kind, is_online }) =>
      kind === 'cash' || kind === 'bank_transfer' || (kind === 'card' && is_online !== true),
  );
}
