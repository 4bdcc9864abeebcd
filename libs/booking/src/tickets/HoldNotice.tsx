import { saleMessages as words } from '../sale/saleMessages';
import { wishOfHold } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { openTicketPage } from './ticketAddress';
import type { useHold } from './useHold';

/** Notice about the buyer's seats that are not reserved any more: they are free again, or an order's. */
export function HoldNotice({ holding }: { holding: ReturnType<typeof useHold> }) {
  const { state, isBusy, again } = holding;
  if (state.status === 'over')
    return (
      <Banner
        kind="warning"
        title={words.over}
        actions={
          <Button variant="primary" isBusy={isBusy} onClick={() => again(wishOfHold(state.hold))}>
            {words.again}
          </Button>
        }
      >
        {words.overText}
      </Banner>
    );
  if (state.status !== 'ordered') return null;
  const open = () => openTicketPage({ page: 'order', token: state.order });
  return (
    <Banner kind="info" title={words.ordered} actions={<Button onClick={open}>{words.openOrder}</Button>}>
      {words.orderedText}
    </Banner>
  );
}
