import { newUuid } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { InvoiceLine } from '@callboard/api-contract/finance';
import { releasedBy } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import {
  Checkbox,
  Field,
  MoneyField,
  TextArea,
  useSubmitCheck,
  type MoneyValue,
} from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent } from 'react';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import type { InvoiceDialogProps } from './PaymentDialog';

/** Credits an invoice, or some of its lines, in full or in part. */
export function CreditDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { hashcode, number, currency } = invoice;
  const [key] = useState(newUuid);
  const lines = invoice.lines.filter((line) => line.credited < line.amount);
  const [typed, setTyped] = useState<ReadonlyMap<string, MoneyValue>>(
    () => new Map(lines.map((line) => [line.hashcode, restOf(line)])),
  );
  const [reason, setReason] = useState('');
  const [isOwedAgain, setOwedAgain] = useState(false);
  const { isChecked, check } = useSubmitCheck();
  const [credit, { isLoading }] = actions.creditInvoice.useAction();
  const alerts = useAlerts();
  const money = (amount: number) => formatMoney({ amount, currency });
  const amountOf = (line: InvoiceLine) => typed.get(line.hashcode) ?? null;
  const isAbove = (line: InvoiceLine) => {
    const amount = amountOf(line);
    return typeof amount === 'number' && amount > restOf(line);
  };
  const isWrong = (line: InvoiceLine) => typeof amountOf(line) === 'string' || isAbove(line);
  const credited = lines.flatMap((line) => {
    const amount = amountOf(line);
    return typeof amount === 'number' && amount > 0 ? [{ line, amount }] : [];
  });
  const total = credited.reduce((sum, { amount }) => sum + amount, 0);
  const released = credited.reduce((sum, { line, amount }) => sum + releasedBy(amount, line), 0);

  async function save(event: MouseEvent) {
    check(event);
    if (credited.length === 0 || lines.some(isWrong) || reason.trim() === '') return;
    const outcome = await credit({
      invoice: hashcode,
      key,
      lines: credited.map(({ line, amount }) => ({ line: line.hashcode, amount })),
      reason: reason.trim(),
      is_owed_again: isOwedAgain,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.creditDone });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.creditTitle(number ?? '')}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={(event) => void save(event)}>
            {words.creditNow(money(total))}
          </Button>
        </>
      }
    >
      <Stack>
        {lines.map((line) => (
          <MoneyField
            key={line.hashcode}
            label={words.creditLine(line.text)}
            description={words.creditHint(money(restOf(line)))}
            currency={currency}
            min={0}
            value={amountOf(line)}
            error={isChecked && isAbove(line) ? words.creditAbove : undefined}
            onValueChange={(value) => setTyped((before) => new Map(before).set(line.hashcode, value))}
          />
        ))}
        {isChecked && credited.length === 0 && (
          <p role="alert" className={styles.error}>
            {words.creditNone}
          </p>
        )}
        <Checkbox
          label={words.owedAgain}
          checked={isOwedAgain}
          onChange={({ currentTarget }) => setOwedAgain(currentTarget.checked)}
        />
        <Field
          label={words.reason}
          required
          description={words.creditReasonHint}
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
        {released > 0 && <p className={styles.note}>{words.creditPaid(money(released))}</p>}
      </Stack>
    </Dialog>
  );
}

function restOf({ amount, credited }: InvoiceLine): number {
  return amount - credited;
}
