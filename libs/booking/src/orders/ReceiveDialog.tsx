import { actions } from '@callboard/api-client/actions';
import type { OfficeOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { ShiftNeeded } from '../shift/ShiftNeeded';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';

export interface ReceiveDialogProps {
  found: OfficeOrder;
  onClose: () => void;
}

/** Writes down that the money of an order is there. */
export function ReceiveDialog({ found: { order, methods }, onClose }: ReceiveDialogProps) {
  const usual = methods.find(({ hashcode }) => hashcode === order.payment_method?.hashcode) ?? methods[0];
  const [method, setMethod] = useState(usual?.hashcode ?? '');
  const [reference, setReference] = useState('');
  const [receive, { isLoading }] = actions.receivePayment.useAction();
  const alerts = useAlerts();
  // Gift vouchers pay the rest.
  const amount = order.total - (order.by_gift ?? 0);
  const isCash = methods.find(({ hashcode }) => hashcode === method)?.kind === 'cash';

  async function save() {
    const outcome = await receive(order.hashcode, {
      payment_method: method,
      amount,
      reference: isCash ? null : reference.trim() || null,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.received });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.receiveTitle(order.number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} disabled={method === ''} onClick={() => void save()}>
            {words.receive}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{words.receiveText(formatMoney({ amount, currency: order.currency }))}</p>
        <Field label={words.method}>
          <Select
            placeholder={null}
            value={method}
            options={methods.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
            onChange={({ currentTarget: { value } }) => setMethod(value)}
          />
        </Field>
        {isCash && <ShiftNeeded currency={order.currency} />}
        {!isCash && (
          <Field label={words.reference} description={words.referenceHint}>
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={reference}
              onChange={({ currentTarget: { value } }) => setReference(value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
