import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from '../orders/orders.module.css';
import { giftVoucherMessages as words } from './giftVoucherMessages';
import { useOfficeMethods } from './useOfficeMethods';

/** A gift voucher that the dialog cancels. */
export interface CancelledGiftVoucher {
  hashcode: string;
  number: string;
  balance: number;
  currency: string;
  isSold: boolean;
}

/** Ends a gift voucher for a reason; the rest of one that was sold can be paid back. */
export function CancelGiftVoucherDialog({
  giftVoucher,
  onClose,
}: {
  giftVoucher: CancelledGiftVoucher;
  onClose: () => void;
}) {
  const { hashcode, number, balance, currency, isSold } = giftVoucher;
  const [reason, setReason] = useState('');
  const [method, setMethod] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [cancel, { isLoading }] = actions.cancelGiftVoucher.useAction();
  const methods = useOfficeMethods() ?? [];
  const alerts = useAlerts();

  async function save() {
    setChecked(true);
    if (reason.trim() === '') return;
    const outcome = await cancel(hashcode, { reason: reason.trim(), payment_method: method || null });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.taken });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.issued(number)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void save()}>
            {words.takeBack}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{words.takeBackText(formatMoney({ amount: balance, currency }))}</p>
        {isSold && balance > 0 && (
          <Field label={words.back}>
            <Select
              placeholder={null}
              value={method}
              options={[
                { value: '', label: words.notBack },
                ...methods.map((each) => ({ value: each.hashcode, label: each.name })),
              ]}
              onChange={({ currentTarget: { value } }) => setMethod(value)}
            />
          </Field>
        )}
        <Field
          label={words.reason}
          required
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextInput
            maxLength={maxLengthOfReason}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
