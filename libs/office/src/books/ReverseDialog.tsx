import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { BookedEntry } from '@callboard/api-contract/finance';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { bookMessages as words } from './bookMessages';

export interface ReverseDialogProps {
  entry: BookedEntry;
  /** Its day, as it is shown. */
  day: string;
  onClose: () => void;
}

/** Confirms that an entry is reversed, with a reason: there is no Undo of what is in the books. */
export function ReverseDialog({ entry, day, onClose }: ReverseDialogProps) {
  const { hashcode, text, total, currency } = entry;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [reverse, { isLoading }] = actions.reverseAccountingEntry.useAction();
  const alerts = useAlerts();

  async function save() {
    setChecked(true);
    if (reason.trim() === '') return;
    const outcome = await reverse({ entry: hashcode, reason: reason.trim() });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.reversed });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.reverseTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {words.reverse}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.reverseText(`${text}, ${day}`, formatMoney({ amount: total, currency }))}</p>
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
      </Stack>
    </Dialog>
  );
}
