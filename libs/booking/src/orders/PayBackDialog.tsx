import { actions } from '@callboard/api-client/actions';
import type { OfficeOrder, PayBackWay } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { ShiftNeeded } from '../shift/ShiftNeeded';
import styles from './orders.module.css';
import { payBackMessages as words } from './payBackMessages';

export interface PayBackDialogProps {
  found: OfficeOrder;
  onClose: () => void;
}

/** Pays money back that an order does not need, or writes down that it was. */
export function PayBackDialog({ found, onClose }: PayBackDialogProps) {
  const { order, to_refund: amount, is_card_refundable: hasCard } = found;
  const ways: readonly PayBackWay[] = hasCard ? ['card', 'bank_transfer', 'cash'] : ['bank_transfer', 'cash'];
  const [way, setWay] = useState<PayBackWay>(hasCard ? 'card' : 'bank_transfer');
  const [reference, setReference] = useState('');
  const [payBack, { isLoading }] = actions.payBack.useAction();
  const alerts = useAlerts();
  const money = formatMoney({ amount, currency: order.currency });

  async function save() {
    const outcome = await payBack(order.hashcode, {
      way,
      amount,
      reference: way === 'bank_transfer' ? reference.trim() || null : null,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.done(money) });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.title(order.number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.payBack(money)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{words.text(money)}</p>
        <Field label={words.way} description={words.hints[way]}>
          <Select
            placeholder={null}
            value={way}
            options={ways.map((value) => ({ value, label: words.ways[value] }))}
            onChange={({ currentTarget: { value } }) => {
              const next = ways.find((each) => each === value);
              if (next) setWay(next);
            }}
          />
        </Field>
        {way === 'bank_transfer' && (
          <Field label={words.reference} description={words.referenceHint}>
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={reference}
              onChange={({ currentTarget: { value } }) => setReference(value)}
            />
          </Field>
        )}
        {way === 'cash' && <ShiftNeeded currency={order.currency} />}
        <p className={styles.note}>{words.note}</p>
      </div>
    </Dialog>
  );
}
