import { actions } from '@callboard/api-client/actions';
import { currencies } from '@callboard/api-contract/booking';
import { defaultCurrency } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, MoneyField, TextInput, useSubmitCheck, type MoneyValue } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useId, useState, type FormEvent } from 'react';
import styles from './shift.module.css';
import { shiftMessages as words } from './shiftMessages';

export interface OpenShiftDialogProps {
  /** The currency of the till. @default that of the country */
  currency?: string;
  onClose: () => void;
}

/** Opens a shift of the user at a till, with its float. */
export function OpenShiftDialog({ currency = defaultCurrency, onClose }: OpenShiftDialogProps) {
  const [till, setTill] = useState('');
  const [float, setFloat] = useState<MoneyValue>(null);
  const { isChecked, check } = useSubmitCheck();
  const [open, { isLoading }] = actions.openBoxOfficeShift.useAction();
  const alerts = useAlerts();
  const form = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    // The sale behind this dialog is a form as well.
    event.stopPropagation();
    check(event);
    if (till.trim() === '' || typeof float !== 'number') return;
    const known = currencies.find((each) => each === currency);
    const outcome = await open({ till: till.trim(), float, ...(known && { currency: known }) });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.opened(till.trim()) });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.openTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isLoading}>
            {words.open}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={words.till}
          required
          description={words.tillHint}
          error={isChecked && till.trim() === '' ? words.tillMissing : undefined}
        >
          <TextInput
            maxLength={60}
            value={till}
            onChange={({ currentTarget: { value } }) => setTill(value)}
          />
        </Field>
        <MoneyField
          label={words.float}
          required
          description={words.floatHint}
          currency={currency}
          min={0}
          value={float}
          error={isChecked && float === null ? words.amountWrong : undefined}
          onValueChange={setFloat}
        />
      </form>
    </Dialog>
  );
}
