import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { giftMessages as words } from './giftMessages';
import styles from './sale.module.css';
import type { useGiftVouchers } from './useGiftVouchers';

export interface GiftVoucherFieldProps {
  gifts: ReturnType<typeof useGiftVouchers>;
  currency: string;
}

/** Gift vouchers that pay, for those who have one: the price stays, and less is left to pay. */
export function GiftVoucherField({ gifts, currency }: GiftVoucherFieldProps) {
  const [typed, setTyped] = useState('');
  const { used, canAdd } = gifts;
  const money = (amount: number) => formatMoney({ amount, currency });
  async function add() {
    if (await gifts.add(typed)) setTyped('');
  }
  return (
    <details className={styles.voucher} open={used.length > 0 || undefined}>
      <summary>{words.gift}</summary>
      {canAdd && (
        <form
          className={styles.voucherForm}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') void add();
          }}
        >
          <Field label={words.code} description={words.codeHelp} error={gifts.error}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          </Field>
          <Button type="submit" isBusy={gifts.isBusy} disabled={typed.trim() === ''}>
            {words.use}
          </Button>
        </form>
      )}
      <div role="status">
        {used.length > 0 && (
          <ul className={styles.gifts} aria-label={words.used}>
            {used.map(({ code, number, balance }) => {
              const amount = gifts.amountOf(code);
              return (
                <li key={code} className={styles.gift}>
                  <span>{words.pays(number, money(amount), money(balance - amount))}</span>
                  <Button
                    variant="quiet"
                    shape="square"
                    icon="close"
                    aria-label={words.remove(number)}
                    onClick={() => gifts.remove(code)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </details>
  );
}
