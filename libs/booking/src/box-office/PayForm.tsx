import { maxLengthOfReason } from '@callboard/api-contract';
import type { OfficeOffer } from '@callboard/api-contract/booking';
import { isEmail } from '@callboard/api-contract/text';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import {
  Checkbox,
  Field,
  SegmentedControl,
  TextInput,
  useSubmitCheck,
  type MoneyValue,
} from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import styles from './boxOffice.module.css';
import { BuyerFields, noBuyer, type OfficeBuyer } from './BuyerFields';
import { CashFields } from './CashFields';
import { officeMessages as words } from './officeMessages';
import { SplitFields } from './SplitFields';
import { useMoney } from './useMoney';

/** How a customer pays. */
export interface Payment {
  method: string | null;
  reference: string | null;
  /** The parts of a sale that is paid in several ways; else null. */
  payments: { payment_method: string; amount: number; reference: string | null }[] | null;
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
  /** The user has an open shift: cash needs one. */
  hasShift: boolean;
  isBusy: boolean;
  onPay: (payment: Payment) => void;
}

/** Takes the money: cash with its change, a card machine or a bank transfer; for complimentary tickets the reason. */
export function PayForm(props: PayFormProps) {
  const { offer, tickets, hasMerchandise, total, isGiven, hasShift, isBusy, onPay } = props;
  const { payment_methods: methods, performance } = offer;
  const { currency } = performance;
  const money = useMoney(offer, total);
  const [reason, setReason] = useState('');
  const [buyer, setBuyer] = useState<OfficeBuyer>(noBuyer);
  const [isHandedOver, setHandedOver] = useState(true);
  const { isChecked, check } = useSubmitCheck();
  const isDue = total > 0;
  const needsName = money.isTransfer;
  const isShiftMissing = money.cash > 0 && !hasShift;
  const errors = {
    ...money.errors,
    reason: isGiven && reason.trim() === '' && words.reasonMissing,
    name: needsName && buyer.name.trim() === '' && words.buyerNeeded,
    email: buyer.email.trim() !== '' && !isEmail(buyer.email.trim()) && words.emailWrong,
    shift: isShiftMissing && words.shiftFirst,
  };
  const shown = (error: string | false) => (isChecked && error !== false ? error : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    check(event);
    if (isBusy || Object.values(errors).some((error) => error !== false) || (isDue && !money.method)) return;
    onPay({
      ...money.payment,
      reason: isGiven ? reason.trim() : null,
      buyer: { name: buyer.name.trim() || null, email: buyer.email.trim() || null },
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
      {money.method && methods.length > 1 && !money.isSplit && (
        <SegmentedControl
          label={words.method}
          value={money.method.hashcode}
          segments={methods.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
          onValueChange={money.setSelected}
        />
      )}
      {money.canSplit && (
        <Checkbox
          label={words.splitPayment}
          checked={money.isSplit}
          onChange={({ currentTarget: { checked } }) => money.setSplit(checked)}
        />
      )}
      {money.isSplit && (
        <SplitFields
          {...{ methods, currency }}
          typed={money.typed}
          left={money.left}
          error={shown(errors.split)}
          onChange={money.setTyped}
        />
      )}
      {money.cash > 0 && (
        <CashFields
          {...{ currency }}
          total={money.cash}
          given={money.given}
          change={money.change}
          error={
            errors.given === false ? undefined : (shown(errors.given) ?? shortText(money.given, errors.given))
          }
          onChange={money.setGiven}
        />
      )}
      {money.isByCard && (
        <Field label={words.reference}>
          <TextInput
            value={money.reference}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => money.setReference(value)}
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
      {shown(errors.shift) !== undefined && <Banner kind="warning">{words.shiftFirst}</Banner>}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} disabled={isDue && !money.method}>
        {sellText({ tickets, needsName, amount: formatMoney({ amount: total, currency }) })}
      </Button>
    </form>
  );
}

function sellText({ tickets, needsName, amount }: { tickets: number; needsName: boolean; amount: string }) {
  if (tickets === 0) return words.sellMerchandise(amount);
  return needsName ? words.orderNow(tickets, amount) : words.sellNow(tickets, amount);
}

/** A missing sum is shown while it is typed: the customer is still counting. */
function shortText(given: MoneyValue, error: string): string | undefined {
  return given === null ? undefined : error;
}
