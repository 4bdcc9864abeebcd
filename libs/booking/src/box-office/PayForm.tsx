import { maxLengthOfReason } from '@callboard/api-contract';
import type { OfficeOffer } from '@callboard/api-contract/booking';
import { isEmail } from '@callboard/api-contract/text';
import { changeOf } from '@callboard/domain/booking';
import { formatMoney, parseMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, SegmentedControl, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import styles from './boxOffice.module.css';
import { BuyerFields, noBuyer, type OfficeBuyer } from './BuyerFields';
import { CashFields } from './CashFields';
import { officeMessages as words } from './officeMessages';

/** How a customer pays. */
export interface Payment {
  method: string | null;
  reference: string | null;
  reason: string | null;
  buyer: { name: string | null; email: string | null };
  /** Null where no cash was given. */
  change: number | null;
  /** The merchandise is taken along. */
  isHandedOver: boolean;
}

export interface PayFormProps {
  offer: OfficeOffer;
  tickets: number;
  /** There is merchandise to hand over. */
  hasMerchandise: boolean;
  total: number;
  /** Some tickets are complimentary. */
  isGiven: boolean;
  isBusy: boolean;
  onPay: (payment: Payment) => void;
}

/** Takes the money: cash with its change, a card machine or a bank transfer; for complimentary tickets the reason. */
export function PayForm(props: PayFormProps) {
  const { offer, tickets, hasMerchandise, total, isGiven, isBusy, onPay } = props;
  const { payment_methods: methods, performance } = offer;
  const { currency } = performance;
  const [selected, setSelected] = useState('');
  const [given, setGiven] = useState('');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [buyer, setBuyer] = useState<OfficeBuyer>(noBuyer);
  const [isHandedOver, setHandedOver] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const method = methods.find(({ hashcode }) => hashcode === selected) ?? methods[0];
  const isDue = total > 0;
  const kind = isDue ? method?.kind : undefined;
  const amount = given.trim() === '' ? total : parseMoney(given, currency);
  const change = changeOf(total, amount);
  const needsName = kind === 'bank_transfer';
  const errors = {
    reason: isGiven && reason.trim() === '' && words.reasonMissing,
    given: kind === 'cash' && change === null && givenError(amount, total, currency),
    name: needsName && buyer.name.trim() === '' && words.buyerNeeded,
    email: buyer.email.trim() !== '' && !isEmail(buyer.email.trim()) && words.emailWrong,
  };
  const shown = (error: string | false) => (isChecked && error !== false ? error : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isBusy || Object.values(errors).some((error) => error !== false) || (isDue && !method)) return;
    onPay({
      method: isDue ? (method?.hashcode ?? null) : null,
      reference: kind === 'card' && reference.trim() !== '' ? reference.trim() : null,
      reason: isGiven ? reason.trim() : null,
      buyer: { name: buyer.name.trim() || null, email: buyer.email.trim() || null },
      change: kind === 'cash' ? change : null,
      isHandedOver: hasMerchandise && isHandedOver && !needsName,
    });
  }

  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      {isGiven && (
        <Field label={words.reason} required description={words.reasonHint} error={shown(errors.reason)}>
          <TextInput
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </Field>
      )}
      {isDue && methods.length === 0 && <Banner kind="warning">{words.noMethods}</Banner>}
      {isDue && method && methods.length > 1 && (
        <SegmentedControl
          label={words.method}
          value={method.hashcode}
          segments={methods.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
          onValueChange={setSelected}
        />
      )}
      {kind === 'cash' && (
        <CashFields
          {...{ total, currency, given, change }}
          error={errors.given === false ? undefined : (shown(errors.given) ?? shortText(given, errors.given))}
          onChange={setGiven}
        />
      )}
      {kind === 'card' && (
        <Field label={words.reference}>
          <TextInput
            value={reference}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setReference(value)}
          />
        </Field>
      )}
      {needsName && <p className={styles.note}>{words.transferHint}</p>}
      {hasMerchandise && !needsName && (
        <Checkbox
          label={words.handOver}
          checked={isHandedOver}
          onChange={({ currentTarget: { checked } }) => setHandedOver(checked)}
        />
      )}
      <BuyerFields
        buyer={buyer}
        isOpen={needsName}
        nameError={shown(errors.name)}
        emailError={shown(errors.email)}
        onChange={setBuyer}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} disabled={isDue && !method}>
        {sellText({ tickets, needsName, amount: formatMoney({ amount: total, currency }) })}
      </Button>
    </form>
  );
}

function sellText({ tickets, needsName, amount }: { tickets: number; needsName: boolean; amount: string }) {
  if (tickets === 0) return words.sellMerchandise(amount);
  return needsName ? words.orderNow(tickets, amount) : words.sellNow(tickets, amount);
}

function givenError(amount: number | null, total: number, currency: string): string {
  if (amount === null) return words.givenWrong;
  return words.givenShort(formatMoney({ amount: total - amount, currency }));
}

/** What is missing is shown while it is typed: the customer is still counting. */
function shortText(given: string, error: string): string | undefined {
  return given.trim() === '' ? undefined : error;
}
