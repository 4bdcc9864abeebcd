import { actions } from '@callboard/api-client/actions';
import type { InvoiceTerms } from '@callboard/api-contract/finance';
import { useTenant } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';

export interface TermsDialogProps {
  terms: InvoiceTerms | null;
  onClose: () => void;
}

const usualDays = 20;

/** Facts about the tenant on invoices, and the times of due dates and reminders. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { name } = useTenant();
  const [texts, setTexts] = useState({
    supplier: terms?.supplier ?? name,
    gst_number: terms?.gst_number ?? '',
    address: terms?.address ?? '',
    bank_account: terms?.bank_account ?? '',
    due_days: String(terms?.due_days ?? usualDays),
    remind_after_days: String(terms?.remind_after_days ?? ''),
  });
  const [isWrong, setWrong] = useState(false);
  const [save, { isLoading }] = actions.setInvoiceTerms.useAction();
  const alerts = useAlerts();

  async function submit() {
    const { supplier, gst_number, address, bank_account } = texts;
    const due_days = daysOf(texts.due_days);
    const remind = texts.remind_after_days.trim() === '' ? null : daysOf(texts.remind_after_days);
    const isWhole =
      supplier.trim() !== '' &&
      bank_account.trim() !== '' &&
      /^\d{2,3}[ -]?\d{3}[ -]?\d{3}$/.test(gst_number.trim()) &&
      due_days !== undefined &&
      remind !== undefined &&
      remind !== 0;
    setWrong(!isWhole);
    if (!isWhole) return;
    const outcome = await save({
      supplier: supplier.trim(),
      gst_number: gst_number.trim(),
      address: address.trim(),
      bank_account: bank_account.trim(),
      due_days,
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
          <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
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
        <Field label={words.dueDays} required>
          <TextInput inputMode="numeric" {...input('due_days', 3)} />
        </Field>
        <Field label={words.remindAfter} description={words.remindAfterHint}>
          <TextInput inputMode="numeric" {...input('remind_after_days', 3)} />
        </Field>
        {isWrong && (
          <p role="alert" className={styles.error}>
            {words.termsWrong}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

function daysOf(text: string): number | undefined {
  const days = Number(text.trim());
  return /^\d{1,3}$/.test(text.trim()) && days <= 120 ? days : undefined;
}
