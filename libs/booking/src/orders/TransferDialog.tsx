import { actions } from '@callboard/api-client/actions';
import type { OfficeOrder } from '@callboard/api-contract/booking';
import { isEmail } from '@callboard/api-contract/text';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useId, useState, type FormEvent } from 'react';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';

export interface TransferDialogProps {
  found: OfficeOrder;
  onClose: () => void;
}

/** Gives an order to another buyer. */
export function TransferDialog({ found: { order }, onClose }: TransferDialogProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [transfer, { isLoading }] = actions.transferOrder.useAction();
  const alerts = useAlerts();
  const form = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === '' || !isEmail(email.trim())) return;
    const outcome = await transfer(order.hashcode, {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim() || null,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.transferred(name.trim()) });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.transferTitle(order.number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isLoading}>
            {words.transferNow}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={(event) => void save(event)}>
        <p>{words.transferText}</p>
        <Field
          label={words.name}
          required
          error={isChecked && name.trim() === '' ? words.nameMissing : undefined}
        >
          <TextInput
            autoComplete="off"
            maxLength={160}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </Field>
        <Field
          label={words.email}
          required
          error={isChecked && !isEmail(email.trim()) ? words.emailWrong : undefined}
        >
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
          />
        </Field>
        <Field label={words.phone}>
          <TextInput
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={phone}
            onChange={({ currentTarget: { value } }) => setPhone(value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
