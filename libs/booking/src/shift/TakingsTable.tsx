import type { Takings } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import styles from './shift.module.css';
import { shiftMessages as words } from './shiftMessages';

/** Takings and refunds in each way. */
export function TakingsTable({ takings, label }: { takings: readonly Takings[]; label: string }) {
  if (takings.length === 0) return <p className={styles.note}>{words.nothing}</p>;
  return (
    <table className={styles.sums} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.way}</th>
          <th scope="col">{words.taken}</th>
          <th scope="col">{words.refunded}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {takings.map(({ provider, currency, sold, refunded }) => (
          <tr key={`${provider} ${currency}`}>
            <th scope="row">{words.ways[provider]}</th>
            <td>{formatMoney({ amount: sold, currency })}</td>
            <td>{formatMoney({ amount: refunded, currency })}</td>
            <td>{formatMoney({ amount: sold - refunded, currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
