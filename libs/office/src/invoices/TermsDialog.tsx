import { actions } from '@callboard/api-client/actions';
import type { InvoiceTerms } from '@callboard/api-contract/finance';
import { useTenant } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import {
  Field,
  NumberField,
  numberMessage,
  TextArea,
  TextInput,
  useSubmitCheck,
  type NumberValue,
} from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent } from 'react';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';

export interface TermsDialogProps {
  terms: InvoiceTerms | null;
  onClose: () => void;
}

const usualDays = 20;
const dayLimits = { min: 0, max: 120, step: 1 };

/** Facts about the tenant on invoices, and the times of due dates and reminders. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { name } = useTenant();
  const [texts, setTexts] = useState({
    supplier: terms?.supplier ?? name,
    gst_number: terms?.gst_number ?? '',
    address: terms?.address ?? '',
    bank_account: terms?.bank_account ?? '',
  });
  const [due, setDue] = useState<NumberValue>(terms?.due_days ?? usualDays);
  const [remind, setRemind] = useState<NumberValue>(terms?.remind_after_days ?? null);
  const [isWrong, setWrong] = useState(false);
  const { check } = useSubmitCheck();
  const [save, { isLoading }] = actions.setInvoiceTerms.useAction();
  const alerts = useAlerts();

  async function submit(event: MouseEvent) {
    check(event);
    const { supplier, gst_number, address, bank_account } = texts;
    const isWhole =
      supplier.trim() !== '' &&
      bank_account.trim() !== '' &&
      /^\d{2,3}[ -]?\d{3}[ -]?\d{3}$/.test(gst_number.trim()) &&
      typeof due === 'number' &&
      typeof remind !== 'string';
    setWrong(!isWhole);
    if (!isWhole) return;
    const outcome = await save({
      supplier: supplier.trim(),
      gst_number: gst_number.trim(),
      address: address.trim(),
      bank_account: bank_account.trim(),
      due_days: due,
      remind_after_days: remind,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.termsSaved });
    onClose();
  }

  const input = (key: keyof typeof texts, maxLength: number) => ({
    autoComplete: 'off' as const,
    maxLength,
    value: texts[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTexts((before) => ({ ...before, [key]: currentTarget.value })),
  });
  return (
    <Dialog
      open
      width={480}
      title={words.termsTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={(event) => void submit(event)}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={words.supplier} required>
          <TextInput {...input('supplier', 200)} />
        </Field>
        <Field label={words.gstNumber} required description={words.gstNumberHint}>
          <TextInput {...input('gst_number', 11)} />
        </Field>
        <Field label={words.address}>
          <TextArea {...input('address', 300)} />
        </Field>
        <Field label={words.bankAccount} required>
          <TextInput {...input('bank_account', 40)} />
        </Field>
        <NumberField
          label={words.dueDays}
          required
          {...dayLimits}
          value={due}
          error={isWrong && due === null ? numberMessage(dayLimits) : undefined}
          onValueChange={setDue}
        />
        <NumberField
          label={words.remindAfter}
          description={words.remindAfterHint}
          {...dayLimits}
          min={1}
          value={remind}
          onValueChange={setRemind}
        />
        {isWrong && (
          <p role="alert" className={styles.error}>
            {words.termsWrong}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
