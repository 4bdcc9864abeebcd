import { queries } from '@callboard/api-client/actions';
import { useFeature } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import { AdminPage } from './AdminPage';
import { feeCards } from '@callboard/dashboards/fee-cards';

const Books = lazy(async () => ({ default: (await import('@callboard/office/books')).Books }));

/** The fees to expect, what is owed and paid of them, and the books where the tenant has them (clause 2.16). */
export function Screen() {
  const hasBooks = useFeature('ticketing');
  return (
    <AdminPage name="accounting" cards={feeCards} loaded={queries.accountingDashboard.useQuery()}>
      {hasBooks && (
        <Suspense fallback={<Skeleton lines={10} />}>
          <Books />
        </Suspense>
      )}
    </AdminPage>
  );
}
