import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { OpenFirstSale } from './OpenFirstSale';
import { TermsForm } from './TermsForm';

const whole = { pageSize: limits.maxPageSize } as const;
const unretired: readonly ListFilter[] = [{ field: 'status', operator: 'in', value: ['draft', 'active'] }];
const active: readonly ListFilter[] = [{ field: 'status', operator: 'eq', value: 'active' }];

/** The terms of the first ticket of a performance; once it is there, what is left before a stranger can buy it. */
export function FirstTicket({ performance }: { performance: RecordOf<'performances'> }) {
  const { hashcode } = performance;
  const readiness = queries.saleReadiness.useQuery({ performance: hashcode });
  const taxes = collections.taxes.useList({ ...whole, filters: active });
  const plans = collections.pricePlans.useList({ ...whole, filters: unretired });
  const types = collections.priceTypes.useList({ ...whole, filters: active, ordering: ['name'] });
  const methods = collections.paymentMethods.useList({ ...whole, filters: active });
  const loaded = [readiness, taxes, plans, types, methods];
  const parts = readiness.data?.parts;
  const value =
    parts && taxes.data && plans.data && types.data && methods.data
      ? {
          parts,
          taxes: taxes.data.results,
          plans: plans.data.results,
          types: types.data.results,
          methods: methods.data.results.filter(({ is_online }) => is_online),
        }
      : undefined;
  return (
    <QueryView
      query={{
        value,
        problem: loaded.find(({ problem }) => problem)?.problem,
        isLoading: loaded.some(({ isLoading }) => isLoading),
        retry: () => loaded.forEach(({ refetch }) => refetch()),
      }}
      loading={<Skeleton lines={8} />}
    >
      {({ parts: found, ...known }) =>
        found.length === 0 ? (
          <TermsForm performance={performance} known={known} onMade={readiness.refetch} />
        ) : (
          <OpenFirstSale performance={performance} parts={found} onChange={readiness.refetch} />
        )
      }
    </QueryView>
  );
}
