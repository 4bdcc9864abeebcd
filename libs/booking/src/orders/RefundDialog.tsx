import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { OfficeOrder } from '@callboard/api-contract/booking';
import { piecesTotal, refundOf } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { KeyValueList } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';
import { RefundPieces } from './RefundPieces';
import { ShiftNeeded } from '../shift/ShiftNeeded';
import { SelectTickets } from '../exchange/SelectTickets';

export interface RefundDialogProps {
  found: OfficeOrder;
  onClose: () => void;
}

/** Pays tickets and merchandise back: which of them, with their fees or without, why, and what it comes to. */
export function RefundDialog({ found: { order }, onClose }: RefundDialogProps) {
  const valid = order.tickets.filter(({ status }) => status === 'valid');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [isRestocked, setRestocked] = useState(true);
  const [isWithFees, setWithFees] = useState(true);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refund, { isLoading }] = actions.refundTickets.useAction();
  const alerts = useAlerts();
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const tickets = valid.filter(({ hashcode }) => selected.has(hashcode));
  const lines = order.merchandise.filter(({ status }) => status === 'sold');
  const back = lines.flatMap((line) => {
    const quantity = pieces[line.hashcode] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const amount = refundOf(tickets, isWithFees) + piecesTotal(back);
  const isNothing = tickets.length + back.length === 0;

  async function save() {
    setChecked(true);
    if (isNothing || reason.trim() === '') return;
    const outcome = await refund(order.hashcode, {
      tickets: tickets.map(({ hashcode }) => hashcode),
      merchandise: back.map(({ hashcode, quantity }) => ({ line: hashcode, quantity })),
      restock: isRestocked,
      reason: reason.trim(),
      with_fees: isWithFees,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.refundDone(money(amount)) });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.refundTitle(order.number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {words.refundNow(money(amount))}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {valid.length > 0 && (
          <SelectTickets
            label={words.which}
            tickets={valid}
            currency={order.currency}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        {lines.length > 0 && (
          <RefundPieces
            {...{ lines, pieces, isRestocked }}
            currency={order.currency}
            onChange={(line, count) => setPieces({ ...pieces, [line]: count })}
            onRestockChange={setRestocked}
          />
        )}
        {isChecked && isNothing && (
          <p role="alert" className={styles.error}>
            {words.selectSome}
          </p>
        )}
        {order.fees > 0 && (
          <Checkbox
            label={words.withFees}
            checked={isWithFees}
            onChange={({ currentTarget: { checked } }) => setWithFees(checked)}
          />
        )}
        <Field
          label={words.reason}
          required
          description={words.reasonHint}
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </Field>
        <KeyValueList
          items={[
            { label: words.payBack, value: money(amount) },
            { label: words.stays, value: money(order.paid - order.refunded - amount) },
          ]}
        />
        {order.payment_method?.kind === 'cash' && <ShiftNeeded currency={order.currency} />}
        <p className={styles.note}>
          {order.payment_method && amount > 0 && `${words.refundBy(order.payment_method.name)}. `}
          {words.refundNote}
        </p>
      </div>
    </Dialog>
  );
}
