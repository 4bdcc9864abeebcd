import { actions } from '@callboard/api-client/actions';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { orderMessages as words } from './orderMessages';

export interface CancelOrderDialogProps {
  order: SaleOrder;
  onClose: () => void;
}

/** Confirms that an order that is not paid ends. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const [cancel, { isLoading }] = actions.cancelOrder.useAction();
  const alerts = useAlerts();

  async function save() {
    const outcome = await cancel(order.hashcode);
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.cancelled });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.cancelTitle(order.number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keepOrder}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {words.cancelOrder}
          </Button>
        </>
      }
    >
      <p>{words.cancelText}</p>
    </Dialog>
  );
}
