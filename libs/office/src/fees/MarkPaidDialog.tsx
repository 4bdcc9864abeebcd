import { newUuid } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import { formatAmount, formatMoney, parseMoney } from '@callboard/domain/money';
import type { Fee } from '@callboard/domain/competition';
import { isDay } from '@callboard/domain/calendar';
import { useUndoAlert } from '@callboard/records';
import { DateField, useToday } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
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
  const currency = fee.currency ?? '';
  const owed = formatMoney({ amount: fee.owed, currency: fee.currency });
  const today = useToday(zone);
  // Two clicks, or a second try after a lost answer, are one payment.
  const [key] = useState(newUuid);
  const [typed, setTyped] = useState(formatAmount({ amount: fee.owed, currency }));
  const [day, setDay] = useState<string | null>(today);
  const [reference, setReference] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [mark, { isLoading }] = actions.markFeePaid.useAction();
  const showUndo = useUndoAlert();
  const amount = parseMoney(typed, currency);
  const errors = {
    amount: amountError(amount, fee.owed, owed),
    day: day === null || !isDay(day) || day > today ? words.paidOnMissing : undefined,
  };

  async function save() {
    setChecked(true);
    if (amount === null || day === null || errors.amount !== undefined || errors.day !== undefined) return;
    const outcome = await mark({ entry, key, amount, paid_on: day, reference: reference.trim() });
    if (!outcome.ok) return;
    showUndo(words.markedPaid(formatMoney({ amount, currency: fee.currency })), outcome.data.change_set);
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
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.markPaid}
          </Button>
        </>
      }
    >
      <Stack>
        <Field
          label={words.amount}
          required
          description={words.amountHint(owed)}
          error={isChecked ? errors.amount : undefined}
        >
          <TextInput
            data-autofocus
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field label={words.paidOn} required error={isChecked ? errors.day : undefined}>
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

function amountError(amount: number | null, owed: number, owedText: string): string | undefined {
  if (amount === null || amount <= 0) return words.amountWrong;
  return amount > owed ? words.amountAbove(owedText) : undefined;
}
