import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { IssuedGiftVoucher } from '@callboard/api-contract/booking';
import { isEmail } from '@callboard/api-contract/text';
import { defaultCurrency, formatMoney } from '@callboard/domain/money';
import { currentLanguage } from '@callboard/language';
import { DateField } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import {
  Field,
  MoneyField,
  SegmentedControl,
  Select,
  TextInput,
  useSubmitCheck,
  type MoneyValue,
} from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent } from 'react';
import styles from '../orders/orders.module.css';
import { GiftVoucherPdf } from './GiftVoucherPdf';
import { giftVoucherMessages as words } from './giftVoucherMessages';
import { useOfficeMethods } from './useOfficeMethods';

/** Sells a gift voucher or gives one, then shows its code. */
export function IssueGiftVoucherDialog({ onClose }: { onClose: () => void }) {
  const [issued, setIssued] = useState<IssuedGiftVoucher>();
  return issued ? (
    <IssuedDialog issued={issued} onClose={onClose} />
  ) : (
    <FormDialog onIssued={setIssued} onClose={onClose} />
  );
}

const empty = { issuedTo: '', email: '', reason: '', reference: '', method: '', until: '' };

function FormDialog({
  onIssued,
  onClose,
}: {
  onIssued: (issued: IssuedGiftVoucher) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(empty);
  const [amount, setAmount] = useState<MoneyValue>(null);
  const [origin, setOrigin] = useState<'sold' | 'given'>('sold');
  const { isChecked, check } = useSubmitCheck();
  const [issue, { isLoading }] = actions.issueGiftVoucher.useAction();
  const methods = useOfficeMethods();
  const change = (part: Partial<typeof empty>) => setDraft({ ...draft, ...part });
  const isSold = origin === 'sold';
  const method = methods?.find(({ hashcode }) => hashcode === draft.method) ?? methods?.[0];
  const email = draft.email.trim();
  const errors = {
    value: amount === null ? words.valueWrong : undefined,
    email: email !== '' && !isEmail(email) ? words.emailWrong : undefined,
    reason: !isSold && draft.reason.trim() === '' ? words.reasonMissing : undefined,
    method: isSold && methods && !method ? words.noMethods : undefined,
  };
  const shown = (error: string | undefined) => (isChecked ? error : undefined);

  async function save(event: MouseEvent) {
    check(event);
    if (typeof amount !== 'number' || Object.values(errors).some((error) => error !== undefined)) return;
    const outcome = await issue({
      amount,
      issued_to: draft.issuedTo.trim() || null,
      email: email || null,
      valid_until: isSold ? null : draft.until || null,
      payment_method: isSold ? (method?.hashcode ?? null) : null,
      reference: isSold ? draft.reference.trim() || null : null,
      reason: isSold ? null : draft.reason.trim(),
      language: currentLanguage(),
    });
    if (outcome.ok) onIssued(outcome.data.gift_voucher);
  }

  const money = formatMoney({ amount: typeof amount === 'number' ? amount : 0, currency: defaultCurrency });
  return (
    <Dialog
      open
      width={480}
      title={words.issue}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={(event) => void save(event)}>
            {isSold ? words.sell(money) : words.give(money)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <SegmentedControl
          label={words.how}
          value={origin}
          segments={[
            { value: 'sold', label: words.sold },
            { value: 'given', label: words.given },
          ]}
          onValueChange={setOrigin}
        />
        <MoneyField
          label={words.value}
          required
          currency={defaultCurrency}
          min={1}
          value={amount}
          error={shown(errors.value)}
          onValueChange={setAmount}
        />
        {isSold ? (
          <Field label={words.method} required error={shown(errors.method)}>
            <Select
              placeholder={null}
              value={method?.hashcode ?? ''}
              options={(methods ?? []).map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
              onChange={({ currentTarget: { value } }) => change({ method: value })}
            />
          </Field>
        ) : (
          <>
            <Field label={words.reason} required description={words.reasonHelp} error={shown(errors.reason)}>
              <TextInput
                maxLength={maxLengthOfReason}
                value={draft.reason}
                onChange={({ currentTarget: { value } }) => change({ reason: value })}
              />
            </Field>
            <Field label={words.until} description={words.untilHelp}>
              <DateField value={draft.until} onChange={(until) => change({ until: until ?? '' })} />
            </Field>
          </>
        )}
        {isSold && method && method.kind !== 'cash' && (
          <Field label={words.reference}>
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={draft.reference}
              onChange={({ currentTarget: { value } }) => change({ reference: value })}
            />
          </Field>
        )}
        <Field label={words.issuedTo}>
          <TextInput
            autoComplete="off"
            maxLength={160}
            value={draft.issuedTo}
            onChange={({ currentTarget: { value } }) => change({ issuedTo: value })}
          />
        </Field>
        <Field label={words.email} description={words.emailHelp} error={shown(errors.email)}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={200}
            value={draft.email}
            onChange={({ currentTarget: { value } }) => change({ email: value })}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function IssuedDialog({ issued, onClose }: { issued: IssuedGiftVoucher; onClose: () => void }) {
  const { number, code, balance, currency } = issued;
  return (
    <Dialog
      open
      width={480}
      title={words.issued(number)}
      onOpenChange={onClose}
      actions={
        <>
          <GiftVoucherPdf giftVoucher={issued.hashcode} />
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.heading}>{formatMoney({ amount: balance, currency })}</p>
        <Field label={words.code} description={words.issuedText}>
          <TextInput readOnly value={code} />
        </Field>
      </div>
    </Dialog>
  );
}
