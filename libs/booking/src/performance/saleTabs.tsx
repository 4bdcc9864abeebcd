import type { RecordOf } from '@callboard/api-contract';
import type { ProfileTab } from '@callboard/records/profile';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import { embedTab } from '../embedding/embedTab';
import { saleQueueMessages } from '../sale-queue/saleQueueMessages';
import { unpaidMessages } from '../sale-unpaid/unpaidMessages';

const SaleQueueCard = lazy(async () => ({
  default: (await import('../sale-queue/SaleQueueCard')).SaleQueueCard,
}));
const UnpaidPlacesCard = lazy(async () => ({
  default: (await import('../sale-unpaid/UnpaidPlacesCard')).UnpaidPlacesCard,
}));

/** The tabs of a performance for the sale of its tickets. */
export function saleTabs(
  hashcode: string,
  performance: RecordOf<'performances'> | undefined,
): readonly ProfileTab[] {
  return [
    {
      id: 'queue',
      label: saleQueueMessages.tab,
      render: () => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <SaleQueueCard performance={hashcode} />
        </Suspense>
      ),
    },
    {
      id: 'unpaid',
      label: unpaidMessages.tab,
      render: () => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <UnpaidPlacesCard performance={hashcode} />
        </Suspense>
      ),
    },
    embedTab(
      () =>
        performance && {
          performance: hashcode,
          event: performance.event.hashcode,
          name: performance.name,
        },
    ),
  ];
}
