import type { SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { ownMerchandise, piecesText } from './merchandiseLines';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

/** Merchandise that the buyer of an order collects at the venue, or has already. */
export function OrderMerchandise({ order }: { order: SaleOrder }) {
  const lines = ownMerchandise(order);
  if (lines.length === 0) return null;
  return (
    <section className={styles.form}>
      <div>
        <h2 className={styles.group}>{words.merchandise}</h2>
        <p className={styles.note}>{words.collectText}</p>
      </div>
      <ul className={styles.lines}>
        {lines.map(({ hashcode, name, pieces, price, handed_over_at }) => (
          <li key={hashcode} className={styles.goodsLine}>
            <span>
              {piecesText(name, pieces)}
              {handed_over_at !== null && <span className={styles.note}> {words.collected}</span>}
            </span>
            <span>{formatMoney({ amount: pieces * price, currency: order.currency })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
