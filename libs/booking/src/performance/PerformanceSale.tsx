import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { SaleCancellation } from '@callboard/api-contract/booking';
import type { ListFilter } from '@callboard/api-contract/lists';
import { announcedStatuses } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useState } from 'react';
import { HiddenSale } from '../seat-maps/HiddenSale';
import { postponeMessages } from './postponeMessages';
import { refundMessages as words } from './refundMessages';
import { StoppedSale } from './StoppedSale';

const CancelPerformanceDialog = lazy(async () => ({
  default: (await import('./CancelPerformanceDialog')).CancelPerformanceDialog,
}));
const PostponeDialog = lazy(async () => ({ default: (await import('./PostponeDialog')).PostponeDialog }));
const RefundProgress = lazy(async () => ({ default: (await import('./RefundProgress')).RefundProgress }));

export interface PerformanceSaleProps {
  performance: RecordOf<'performances'>;
  sale: SaleCancellation;
}

/** Outcome of the sale of a performance that is cancelled. */
export function PerformanceSale({ performance, sale }: PerformanceSaleProps) {
  const { cancellation, open } = sale;
  const isOpen = performance.status === 'cancelled' && open.orders > 0;
  return (
    <Suspense fallback={null}>
      {!announcedStatuses.includes(performance.status) && <SaleOfPlanned performance={performance} />}
      {announcedStatuses.includes(performance.status) && <StoppedSale performance={performance.hashcode} />}
      {cancellation && (
        <RefundProgress
          performance={performance.hashcode}
          cancellation={cancellation}
          currency={open.currency}
        />
      )}
      {isOpen && !cancellation && (
        <Banner
          kind="warning"
          title={words.stillOpen(open.orders)}
          actions={<CancelSaleButton performance={performance} sale={sale} />}
        >
          {words.stillOpenText}
        </Banner>
      )}
    </Suspense>
  );
}

/** Opened sale of a performance that is not announced. */
function SaleOfPlanned({ performance }: Pick<PerformanceSaleProps, 'performance'>) {
  const filters: ListFilter[] = [{ field: 'performance', operator: 'eq', value: performance.hashcode }];
  const { data: maps } = collections.seatMaps.useList({ filters });
  const { data: general } = collections.generalAdmissionDefinitions.useList({ filters });
  return (
    <HiddenSale performance={performance} parts={[...(maps?.results ?? []), ...(general?.results ?? [])]} />
  );
}

const movable = ['planned', 'scheduled', 'postponed'];
const cancellable = ['planned', 'scheduled', 'postponed', 'cancelled'];

/** True if cancelling a performance means to refund orders. */
export function hasOrdersToRefund({ status }: RecordOf<'performances'>, sale: SaleCancellation | undefined) {
  return cancellable.includes(status) && sale !== undefined && sale.open.orders > 0;
}

/** True if moving a performance to another time concerns buyers. */
export function hasOrdersToMove(
  { status }: RecordOf<'performances'>,
  sale: SaleCancellation | undefined,
): boolean {
  return movable.includes(status) && sale !== undefined && sale.open.orders > 0;
}

/** Opens the dialog that moves a performance and writes to its buyers. */
export function PostponeButton({ performance, sale }: PerformanceSaleProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button icon="clock" onClick={() => setDialogOpen(true)}>
        {postponeMessages.postpone}
      </Button>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <PostponeDialog performance={performance} open={sale.open} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the dialog that cancels a performance and refunds its orders. */
export function CancelSaleButton({ performance, sale }: PerformanceSaleProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setDialogOpen(true)}>
        {performance.status === 'cancelled' ? words.refund : words.cancelSale}
      </Button>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <CancelPerformanceDialog
            performance={performance}
            open={sale.open}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
