import type { SaleOffer } from '@callboard/api-contract/sale';
import { formatMoney } from '@callboard/domain/money';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { priceTypesOf, totalOf, type TicketLine } from './linesOfHold';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface TicketLinesProps {
  offer: SaleOffer;
  lines: readonly TicketLine[];
  /** What a voucher takes off. */
  discount?: number | undefined;
  /** Selects the price type of a line. */
  onSelect: (key: string, priceType: string) => void;
}

/** The tickets to order, each with its price type and its whole price, and what they cost together. */
export function TicketLines({ offer, lines, discount, onSelect }: TicketLinesProps) {
  const { currency } = offer.performance;
  const money = (amount: number) => formatMoney({ amount, currency });
  if (lines.length === 0) return <p className={styles.note}>{words.noTickets}</p>;
  return (
    <div className={styles.form}>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const types = priceTypesOf(offer, line.of);
          const proof = types.find(({ hashcode }) => hashcode === line.priceType)?.proof;
          return (
            <li key={line.key} className={styles.line}>
              <Field label={words.kindOf(line.place)} description={proof ? words.proof(proof) : undefined}>
                <Select
                  placeholder={null}
                  value={line.priceType}
                  options={types.map(({ hashcode, name, amount }) => ({
                    value: hashcode,
                    label: `${name} ${money(amount)}`,
                  }))}
                  onChange={({ currentTarget: { value } }) => onSelect(line.key, value)}
                />
              </Field>
              <span className={styles.price}>{line.amount !== null && money(line.amount)}</span>
            </li>
          );
        })}
      </ul>
      <div>
        {discount !== undefined && (
          <p className={styles.discount}>
            <span>{words.discount}</span>
            <span>{money(-discount)}</span>
          </p>
        )}
        <p className={styles.total} role="status">
          <span>{words.total}</span>
          <span>{money(totalOf(lines) - (discount ?? 0))}</span>
        </p>
        <p className={styles.note}>{words.totalHelp}</p>
      </div>
    </div>
  );
}
