import { formatMoney } from '@callboard/domain/money';
import { giftMessages } from './giftMessages';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface PriceTotalProps {
  currency: string;
  total: number;
  /** Reduction by a voucher, which the total is without. */
  discount?: number | undefined;
  /** Part of the total that gift vouchers pay. */
  byGift?: number | undefined;
  /** Parts of the total; null where there is no such part. One of nothing is shown. */
  fees: number | null;
  tax: number | null;
  /** Name of the tax. @default 'Tax' */
  taxName: string | null;
}

/** The whole price, with the fees and the tax that it includes. */
export function PriceTotal({ currency, total, discount, byGift = 0, fees, tax, taxName }: PriceTotalProps) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <div>
      {discount !== undefined && (
        <p className={styles.discount}>
          <span>{words.discount}</span>
          <span>{money(-discount)}</span>
        </p>
      )}
      <p className={styles.total} role="status">
        <span>{words.total}</span>
        <span>{money(total)}</span>
      </p>
      {fees !== null && <p className={styles.note}>{words.feesInside(money(fees))}</p>}
      {tax !== null && <p className={styles.note}>{words.taxInside(taxName ?? words.tax, money(tax))}</p>}
      {byGift > 0 && (
        <>
          <p className={styles.discount}>
            <span>{giftMessages.paid}</span>
            <span>{money(-byGift)}</span>
          </p>
          <p className={styles.total} role="status">
            <span>{giftMessages.toPay}</span>
            <span>{money(total - byGift)}</span>
          </p>
        </>
      )}
    </div>
  );
}
