import { actions } from '@callboard/api-client/actions';
import { isEmail } from '@callboard/api-contract/text';
import { DateField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { invoiceMessages as words } from './invoiceMessages';
import type { InvoiceDialogProps } from './PaymentDialog';

/** Issues a draft: to which email, and when it is due. */
export function IssueDialog({
  invoice: { hashcode, email: known, due_on, today },
  onClose,
}: InvoiceDialogProps) {
  const [email, setEmail] = useState(known ?? '');
  const [due, setDue] = useState<string | null>(due_on);
  const [isChecked, setChecked] = useState(false);
  const [issue, { isLoading }] = actions.issueInvoice.useAction();
  const alerts = useAlerts();
  const isWrong = email.trim() !== '' && !isEmail(email.trim());
  const isDue = due !== null && due >= today;

  async function save() {
    setChecked(true);
    if (isWrong || !isDue) return;
    const outcome = await issue({ invoice: hashcode, email: email.trim() || null, due_on: due });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.issued });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.issueTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.issue}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.issueText}</p>
        <Field
          label={words.email}
          description={words.emailHint}
          error={isChecked && isWrong ? words.emailWrong : undefined}
        >
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={200}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Field>
        <Field label={words.dueOn} required error={isChecked && !isDue ? words.dueMissing : undefined}>
          <DateField value={due} onChange={setDue} min={today} />
        </Field>
      </Stack>
    </Dialog>
  );
}
