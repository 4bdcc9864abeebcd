import { newUuid } from '@callboard/api-client';
import { isDay } from '@callboard/domain/calendar';
import { DateField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, MoneyField, TextInput, useSubmitCheck, type MoneyValue } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { invoiceMessages as words } from './invoiceMessages';

/** Money that moved. */
export interface MovedMoney {
  /** Two clicks, or a second try after a lost answer, are one payment. */
  key: string;
  amount: number;
  paid_on: string;
  reference: string;
}

export interface AmountDialogProps {
  title: string;
  action: string;
  currency: string;
  /** Usual amount. */
  amount: number;
  hint: string;
  today: string;
  isBusy: boolean;
  /** Further fields. */
  children?: ReactNode;
  onSave: (moved: MovedMoney) => void;
  onClose: () => void;
}

const longestReference = 120;

/** Notes an amount, its day and its reference. */
export function AmountDialog(props: AmountDialogProps) {
  const { title, action, currency, amount: usual, hint, today, isBusy, children, onSave, onClose } = props;
  const [key] = useState(newUuid);
  const [amount, setAmount] = useState<MoneyValue>(usual);
  const [day, setDay] = useState<string | null>(today);
  const [reference, setReference] = useState('');
  const { isChecked, check } = useSubmitCheck();
  const isPast = day !== null && isDay(day) && day <= today;

  function save(event: MouseEvent) {
    check(event);
    if (typeof amount === 'number' && amount > 0 && isPast)
      onSave({ key, amount, paid_on: day, reference: reference.trim() });
  }

  return (
    <Dialog
      open
      width={480}
      title={title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={save}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        <MoneyField
          data-autofocus
          label={words.amount}
          required
          description={hint}
          currency={currency}
          min={1}
          value={amount}
          error={isChecked && amount === null ? words.amountWrong : undefined}
          onValueChange={setAmount}
        />
        {children}
        <Field label={words.paidOn} required error={isChecked && !isPast ? words.paidOnMissing : undefined}>
          <DateField value={day} onChange={setDay} max={today} />
        </Field>
        <Field label={words.reference}>
          <TextInput
            autoComplete="off"
            maxLength={longestReference}
            value={reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
