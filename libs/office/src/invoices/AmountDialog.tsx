import { newUuid } from '@callboard/api-client';
import { isDay } from '@callboard/domain/calendar';
import { formatAmount, parseMoney } from '@callboard/domain/money';
import { DateField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type ReactNode } from 'react';
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
  const [typed, setTyped] = useState(formatAmount({ amount: usual, currency }));
  const [day, setDay] = useState<string | null>(today);
  const [reference, setReference] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = parseMoney(typed, currency);
  const isAmount = amount !== null && amount > 0;
  const isPast = day !== null && isDay(day) && day <= today;

  function save() {
    setChecked(true);
    if (isAmount && isPast) onSave({ key, amount, paid_on: day, reference: reference.trim() });
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
        <Field
          label={words.amount}
          required
          description={hint}
          error={isChecked && !isAmount ? words.amountWrong : undefined}
        >
          <TextInput
            data-autofocus
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
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
