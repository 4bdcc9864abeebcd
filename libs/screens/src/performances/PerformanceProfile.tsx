import { collections } from '@callboard/api-client/collections';
import { takesSlots, type RecordOf } from '@callboard/api-contract';
import { ShowLink } from '@callboard/scheduling';
import { useFeature } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import { CommentedProfile } from '../comments/CommentedProfile';
import { embedTab } from '../embedding/embedTab';
import { messages } from '../messages';
import { PrintLink } from '../print/PrintLink';
import { useReadsRunning, useSomeEntries } from '../readsEvery';
import { saleQueueMessages } from '../sale-queue/saleQueueMessages';
import { unpaidMessages } from '../sale-unpaid/unpaidMessages';
import { useHashcode } from '../useHashcode';
import { PerformanceOrder } from './PerformanceOrder';
import {
  CancelSaleButton,
  hasOrdersToMove,
  hasOrdersToRefund,
  PerformanceSale,
  PostponeButton,
} from './PerformanceSale';
import { usePerformanceSale } from './usePerformanceSale';
import { usePostponement } from './usePostponement';

const PostponementPanel = lazy(async () => ({
  default: (await import('./PostponementPanel')).PostponementPanel,
}));

const SaleQueueCard = lazy(async () => ({
  default: (await import('../sale-queue/SaleQueueCard')).SaleQueueCard,
}));

const UnpaidPlacesCard = lazy(async () => ({
  default: (await import('../sale-unpaid/UnpaidPlacesCard')).UnpaidPlacesCard,
}));

/** A showing or game of an event with its running order, or the user's part of it. */
export function Screen() {
  const hashcode = useHashcode();
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const { data: performance } = collections.performances.useGet(hashcode);
  const sale = usePerformanceSale(hashcode);
  const postponement = usePostponement(hashcode);
  const hasNight = useFeature('scheduling');
  const isRefundable = performance !== undefined && hasOrdersToRefund(performance, sale);
  return (
    <CommentedProfile
      collection="performances"
      hashcode={hashcode}
      partOf="event"
      actions={() => (
        <>
          {hasNight && performance && takesSlots(performance) && (
            <ShowLink performance={hashcode} status={performance.status} />
          )}
          <PrintLink to={`/performances/${hashcode}/print`} />
          {performance && sale && hasOrdersToMove(performance, sale) && (
            <PostponeButton performance={performance} sale={sale} />
          )}
          {isRefundable && performance.status !== 'cancelled' && sale && (
            <CancelSaleButton performance={performance} sale={sale} />
          )}
        </>
      )}
      header={() =>
        performance &&
        sale && (
          <>
            <PerformanceSale performance={performance} sale={sale} />
            {postponement && performance.status !== 'cancelled' && (
              <Suspense fallback={null}>
                <PostponementPanel postponement={postponement} />
              </Suspense>
            )}
          </>
        )
      }
      {...(isRefundable && { ownTransitions: ['cancel'] })}
      leadingTabs={[
        {
          id: 'order',
          label: readsRunning ? messages.order : some.title,
          render: () => (
            <OfPerformance hashcode={hashcode}>
              {(performance) => <PerformanceOrder performance={performance} />}
            </OfPerformance>
          ),
        },
        ...(sale
          ? [
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
            ]
          : []),
      ]}
    />
  );
}

/** Reads the performance from the cache with its own type; the profile has already fetched it. */
function OfPerformance({
  hashcode,
  children,
}: {
  hashcode: string;
  children: (performance: RecordOf<'performances'>) => React.ReactNode;
}) {
  const { data } = collections.performances.useGet(hashcode);
  return data ? children(data) : null;
}
