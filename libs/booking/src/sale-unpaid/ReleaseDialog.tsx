import { actions } from '@callboard/api-client/actions';
import type { UnpaidReservation } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { unpaidMessages as words } from './unpaidMessages';

export interface ReleaseDialogProps {
  performance: string;
  reservations: readonly UnpaidReservation[];
  onClose: () => void;
  onReleased: () => void;
}

/** Confirms that reservations which are not paid end. */
export function ReleaseDialog({ performance, reservations, onClose, onReleased }: ReleaseDialogProps) {
  const [release, { isLoading }] = actions.releaseUnpaid.useAction();
  const alerts = useAlerts();
  const of = (kind: UnpaidReservation['kind']) =>
    reservations.filter((each) => each.kind === kind).map(({ hashcode }) => hashcode);
  const [holds, orders] = [of('hold'), of('order')];
  const places = reservations.reduce((sum, each) => sum + each.places, 0);

  async function save() {
    const outcome = await release({ performance, holds, orders });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.released(outcome.data.places) });
    onReleased();
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.confirm(places)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {words.release}
          </Button>
        </>
      }
    >
      <p>{words.consequence(holds.length, orders.length)}</p>
    </Dialog>
  );
}
