import { formatMoney } from '@callboard/domain/money';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface PriceTotalProps {
  currency: string;
  total: number;
  /** What a voucher takes off, which the total is without. */
  discount?: number | undefined;
  /** Parts of the total. */
  fees: number;
  tax: number;
  /** What the tax is called. @default 'Tax' */
  taxName: string | null;
}

/** The whole price, with the fees and the tax that it includes. */
export function PriceTotal({ currency, total, discount, fees, tax, taxName }: PriceTotalProps) {
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
      {fees > 0 && <p className={styles.note}>{words.feesInside(money(fees))}</p>}
      {tax > 0 && <p className={styles.note}>{words.taxInside(taxName ?? words.tax, money(tax))}</p>}
    </div>
  );
}
