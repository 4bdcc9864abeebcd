import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { invoiceMessages as words } from './invoiceMessages';

export interface TakeBackDialogProps {
  payment: string;
  onClose: () => void;
}

/** Takes a payment back that was noted by mistake. */
export function TakeBackDialog({ payment, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [takeBack, { isLoading }] = actions.takeBackInvoicePayment.useAction();
  const alerts = useAlerts();

  async function save() {
    setChecked(true);
    if (reason.trim() === '') return;
    const outcome = await takeBack({ payment, reason: reason.trim() });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.takenBackDone });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.takeBackTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {words.takeBack}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.takeBackText}</p>
        <Field
          label={words.reason}
          required
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
