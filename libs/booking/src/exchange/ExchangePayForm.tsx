import type { OfficeOffer, SaleOrder } from '@callboard/api-contract/booking';
import { exchangeMoney } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { KeyValueList } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field, SegmentedControl, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import { ShiftNeeded } from '../shift/ShiftNeeded';
import styles from './exchange.module.css';
import { exchangeMessages as words } from './exchangeMessages';

/** How the difference is paid; nothing where there is none. */
export interface ExchangePayment {
  method: string | null;
  reference: string | null;
}

export interface ExchangePayFormProps {
  order: SaleOrder;
  methods: OfficeOffer['payment_methods'];
  /** Price of the old tickets. */
  credit: number;
  /** Price of the new tickets. */
  total: number;
  isBusy: boolean;
  onConfirm: (payment: ExchangePayment) => void;
}

/** The difference in price, and how it is paid now. */
export function ExchangePayForm({ order, methods, credit, total, isBusy, onConfirm }: ExchangePayFormProps) {
  const [selected, setSelected] = useState('');
  const [reference, setReference] = useState('');
  // The new tickets are valid immediately: money that comes later does not pay them.
  const payable = methods.filter(({ kind }) => kind !== 'bank_transfer');
  const method = payable.find(({ hashcode }) => hashcode === selected) ?? payable[0];
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const { due, back } = exchangeMoney({ price: credit, tax: 0 }, { price: total, tax: 0 });
  const isByCard = due > 0 && method?.kind === 'card';
  const isByCash = due > 0 ? method?.kind === 'cash' : back > 0 && order.payment_method?.kind === 'cash';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || (due > 0 && !method)) return;
    onConfirm({
      method: due > 0 ? (method?.hashcode ?? null) : null,
      reference: isByCard && reference.trim() !== '' ? reference.trim() : null,
    });
  }

  return (
    <>
      {/* It opens a form of its own, which cannot be within this one. */}
      {isByCash && <ShiftNeeded currency={order.currency} />}
      <form className={styles.pay} noValidate onSubmit={submit}>
        <KeyValueList
          items={[
            { label: words.givenBack, value: money(credit) },
            { label: words.newTickets, value: money(total) },
            ...(due > 0 ? [{ label: words.due, value: <strong>{money(due)}</strong> }] : []),
            ...(back > 0 ? [{ label: words.back, value: <strong>{money(back)}</strong> }] : []),
            ...(due === 0 && back === 0 ? [{ label: words.sum, value: words.even }] : []),
          ]}
        />
        {back > 0 && order.payment_method && (
          <p className={styles.note}>{words.backBy(order.payment_method.name)}</p>
        )}
        {due > 0 && !method && <Banner kind="warning">{words.noMethods}</Banner>}
        {due > 0 && method && payable.length === 1 && (
          <p className={styles.note}>{words.methodOnly(method.name)}</p>
        )}
        {due > 0 && method && payable.length > 1 && (
          <SegmentedControl
            label={words.method}
            value={method.hashcode}
            segments={payable.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
            onValueChange={setSelected}
          />
        )}
        {isByCard && (
          <Field label={words.reference}>
            <TextInput
              value={reference}
              maxLength={200}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => setReference(value)}
            />
          </Field>
        )}
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={due > 0 && !method}>
            {buttonText(due, back, money)}
          </Button>
        </div>
      </form>
    </>
  );
}

function buttonText(due: number, back: number, money: (amount: number) => string): string {
  if (due > 0) return words.exchangeAndReceive(money(due));
  return back > 0 ? words.exchangeAndPay(money(back)) : words.exchangeNow;
}
