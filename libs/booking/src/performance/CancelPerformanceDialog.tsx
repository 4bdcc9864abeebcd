import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason, type RecordOf } from '@callboard/api-contract';
import type { SaleCancellation } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { refundMessages as words } from './refundMessages';

export interface CancelPerformanceDialogProps {
  performance: RecordOf<'performances'>;
  open: SaleCancellation['open'];
  onClose: () => void;
}

/** Confirms that a performance is cancelled and all of its tickets are refunded. */
export function CancelPerformanceDialog({ performance, open, onClose }: CancelPerformanceDialogProps) {
  const [reason, setReason] = useState('');
  const [withFees, setWithFees] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [cancel, { isLoading }] = actions.cancelPerformance.useAction();
  const alerts = useAlerts();
  const money = (amount: number) => formatMoney({ amount, currency: open.currency });
  const isCancelled = performance.status === 'cancelled';

  async function save() {
    setChecked(true);
    if (reason.trim() === '') return;
    const outcome = await cancel(performance.hashcode, { reason: reason.trim(), with_fees: withFees });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.started });
    onClose();
  }

  return (
    <Dialog
      open
      width={520}
      role="alertdialog"
      title={isCancelled ? words.titleRefund(performance.name) : words.title(performance.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isCancelled ? words.cancel : words.keep}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {isCancelled ? words.refund : words.cancelSale}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {words.open(open.orders, open.tickets)}{' '}
          <strong>{words.paysBack(money(open.amount - (withFees ? 0 : open.fees)))}</strong>
          {open.unpaid > 0 && ` ${words.unpaid(open.unpaid)}`}
        </p>
        <p>
          {words.steps} {words.byHand}
        </p>
        <Field
          label={words.reason}
          required
          description={words.reasonHint}
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {open.fees > 0 && (
          <Checkbox
            label={words.withFees(money(open.fees))}
            checked={withFees}
            onChange={({ target }) => setWithFees(target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
