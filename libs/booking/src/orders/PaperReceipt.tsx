import type { Receipt } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';

/** The receipt of an order on paper: who sold, what, its tax, and how it was paid. */
export function PaperReceipt({ receipt }: { receipt: Receipt }) {
  const { number, supplier, address, gst_number, issued_at, zone, buyer, performance, currency } = receipt;
  const { lines, total, tax, fees, payments } = receipt;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <section className={styles.receipt} aria-label={words.receipt}>
      <strong>{supplier}</strong>
      {address !== null && <p>{address}</p>}
      {gst_number === null ? (
        <p className={styles.noPrint}>{words.gstMissing}</p>
      ) : (
        <p>{words.gstNumber(gst_number)}</p>
      )}
      <h2>{words.receipt}</h2>
      <p>{[words.orderOf(number), formatInstant(issued_at, zone)].join(' · ')}</p>
      {buyer !== null && <p>{words.receiptFor(buyer)}</p>}
      <p>{[performance.name, formatInstant(performance.starts_at, performance.zone)].join(', ')}</p>
      <table className={styles.receiptLines} aria-label={words.receipt}>
        <tbody>
          {lines.map(({ text, quantity, amount }, index) => (
            // The lines never move.
            <Line key={index} text={`${quantity} × ${text}`} amount={money(amount)} />
          ))}
          <Line text={words.total} amount={money(total)} isStrong />
          {tax !== null && <Line text={words.gstIncluded} amount={money(tax)} />}
          {fees !== null && <Line text={words.feesIncluded} amount={money(fees)} />}
          {payments.map(({ provider, amount }, index) => (
            <Line
              key={index}
              text={amount < 0 ? words.paidBack(words.ways[provider]) : words.ways[provider]}
              amount={money(amount)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ text, amount, isStrong = false }: { text: string; amount: string; isStrong?: boolean }) {
  return (
    <tr>
      <th scope="row">{isStrong ? <strong>{text}</strong> : text}</th>
      <td>{isStrong ? <strong>{amount}</strong> : amount}</td>
    </tr>
  );
}
