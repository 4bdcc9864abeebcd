import { newUuid } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import { formatMoney } from '@callboard/domain/money';
import type { Fee } from '@callboard/domain/competition';
import { isDay } from '@callboard/domain/calendar';
import { useUndoAlert } from '@callboard/records';
import { DateField, useToday } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, MoneyField, TextInput, useSubmitCheck, type MoneyValue } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent } from 'react';
import { feeMessages as words } from './feeMessages';

export interface MarkPaidDialogProps {
  entry: string;
  title: string;
  fee: Fee;
  /** The zone of the event, whose day it is. */
  zone: string;
  onClose: () => void;
}

const longestReference = 120;

/** Notes a payment: all that is still to be paid, unless the office types less. */
export function MarkPaidDialog({ entry, title, fee, zone, onClose }: MarkPaidDialogProps) {
  const { currency } = fee;
  const owed = formatMoney({ amount: fee.owed, currency });
  const today = useToday(zone);
  // Two clicks, or a second try after a lost answer, are one payment.
  const [key] = useState(newUuid);
  const [amount, setAmount] = useState<MoneyValue>(fee.owed);
  const [day, setDay] = useState<string | null>(today);
  const [reference, setReference] = useState('');
  const { isChecked, check } = useSubmitCheck();
  const [mark, { isLoading }] = actions.markFeePaid.useAction();
  const showUndo = useUndoAlert();
  const isPast = day !== null && isDay(day) && day <= today;

  async function save(event: MouseEvent) {
    check(event);
    if (typeof amount !== 'number' || amount > fee.owed || !isPast) return;
    const outcome = await mark({ entry, key, amount, paid_on: day, reference: reference.trim() });
    if (!outcome.ok) return;
    showUndo(words.markedPaid(formatMoney({ amount, currency })), outcome.data.change_set);
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.markPaidTitle(title)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={(event) => void save(event)}>
            {words.markPaid}
          </Button>
        </>
      }
    >
      <Stack>
        <MoneyField
          data-autofocus
          label={words.amount}
          required
          description={words.amountHint(owed)}
          currency={currency}
          min={1}
          max={fee.owed}
          value={amount}
          error={isChecked && amount === null ? words.amountWrong : undefined}
          onValueChange={setAmount}
        />
        <Field label={words.paidOn} required error={isChecked && !isPast ? words.paidOnMissing : undefined}>
          <DateField value={day} onChange={setDay} max={today} />
        </Field>
        <Field label={words.reference} description={words.referenceHint}>
          <TextInput
            autoComplete="off"
            maxLength={longestReference}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
