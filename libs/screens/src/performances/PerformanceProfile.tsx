import { collections } from '@callboard/api-client/collections';
import { hasRole, type RecordOf } from '@callboard/api-contract';
import { takesSlots } from '@callboard/api-contract/entries';
import { useActor } from '@callboard/records';
import { PrintLink, ShowLink } from '@callboard/scheduling';
import { foyerTab, PerformanceOrder } from '@callboard/scheduling/performance';
import { useFeature } from '@callboard/tenant';
import { CommentedProfile } from '@callboard/records/profile';
import { messages } from '../messages';
import { useHashcode, useReadsRunning, useSomeEntries } from '@callboard/records/screen';
import {
  CancelSaleButton,
  hasOrdersToMove,
  hasOrdersToRefund,
  PerformanceSale,
  PostponeButton,
  Postponement,
  saleTabs,
  usePerformanceSale,
} from '@callboard/booking/performance';

/** A showing or game of an event with its running order, or the user's part of it. */
export function Screen() {
  const hashcode = useHashcode();
  const readsRunning = useReadsRunning();
  const some = useSomeEntries();
  const { data: performance } = collections.performances.useGet(hashcode);
  const sale = usePerformanceSale(hashcode);
  const isStaff = hasRole(useActor().roles, ['staff']);
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
            {performance.status !== 'cancelled' && <Postponement performance={hashcode} />}
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
        ...(hasNight && isStaff && performance && takesSlots(performance) ? [foyerTab(performance)] : []),
        ...(sale ? saleTabs(hashcode, performance) : []),
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
