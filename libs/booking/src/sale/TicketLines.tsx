import type { SaleOffer } from '@callboard/api-contract/booking';
import { piecesTotal } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { isOpenLine, priceTypesOf, totalOf, type TicketLine } from './linesOfHold';
import { piecesText, type SelectedMerchandise } from './merchandiseLines';
import { PriceTotal } from './PriceTotal';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface TicketLinesProps {
  offer: SaleOffer;
  lines: readonly TicketLine[];
  /** What is ordered with them. */
  merchandise?: readonly SelectedMerchandise[] | undefined;
  /** What a voucher takes off the tickets. */
  discount?: number | undefined;
  /** Lines without a price type are errors now. @default false */
  isChecked?: boolean | undefined;
  /** Selects the price type of lines. */
  onSelect: (keys: readonly string[], priceType: string) => void;
  /** Gives a seat back. Absent where the seats are fixed. */
  onRemove?: ((line: TicketLine) => void) | undefined;
}

/** The tickets to order, each with its price type and its whole price, what is ordered with them, and what it costs together. */
export function TicketLines({
  offer,
  lines,
  merchandise = [],
  discount,
  isChecked = false,
  onSelect,
  onRemove,
}: TicketLinesProps) {
  const { currency } = offer.performance;
  const money = (amount: number) => formatMoney({ amount, currency });
  if (lines.length === 0) return <p className={styles.note}>{words.noTickets}</p>;
  // Which part of a lower price they are is known with the order.
  const sum = (part: 'fee' | 'tax') =>
    discount === undefined ? lines.reduce((total, line) => total + line[part], 0) : 0;
  const taxOfMerchandise = merchandise.reduce((tax, line) => tax + line.quantity * line.tax, 0);
  return (
    <div className={styles.form}>
      <AllTickets {...{ offer, lines, onSelect }} />
      <ul className={styles.lines}>
        {lines.map((line) => {
          const types = priceTypesOf(offer, line.of, line.most);
          const proof = types.find(({ hashcode }) => hashcode === line.priceType)?.proof;
          return (
            <li key={line.key} className={styles.line}>
              <Field
                label={words.kindOf(line.place)}
                description={proof ? words.proof(proof) : undefined}
                error={isChecked && isOpenLine(line) ? words.selectKind : undefined}
              >
                <Select
                  placeholder={isOpenLine(line) ? words.kindPlaceholder : null}
                  value={line.priceType}
                  options={types.map(({ hashcode, name, amount }) => ({
                    value: hashcode,
                    label: `${name} ${money(amount)}`,
                  }))}
                  onChange={({ currentTarget: { value } }) => onSelect([line.key], value)}
                />
              </Field>
              {onRemove && (
                <Button
                  variant="quiet"
                  shape="square"
                  icon="close"
                  aria-label={words.remove(line.place)}
                  onClick={() => onRemove(line)}
                />
              )}
            </li>
          );
        })}
        {merchandise.map(({ hashcode, name, quantity, price }) => (
          <li key={hashcode} className={styles.goodsLine}>
            <span>{piecesText(name, quantity)}</span>
            <span>{money(quantity * price)}</span>
          </li>
        ))}
      </ul>
      <PriceTotal
        currency={currency}
        total={totalOf(lines) - (discount ?? 0) + piecesTotal(merchandise)}
        discount={discount}
        fees={sum('fee')}
        tax={discount === undefined ? sum('tax') + taxOfMerchandise : 0}
        taxName={offer.tax_name}
      />
    </div>
  );
}

/** One selection for all tickets, as long as several have none. */
function AllTickets({ offer, lines, onSelect }: Pick<TicketLinesProps, 'offer' | 'lines' | 'onSelect'>) {
  const open = lines.filter(isOpenLine);
  // What every one of them is sold at.
  const [first = [], ...others] = open.map((line) => priceTypesOf(offer, line.of, line.most));
  const shared = first.filter(({ hashcode }) =>
    others.every((types) => types.some((type) => type.hashcode === hashcode)),
  );
  if (open.length < 2 || shared.length === 0) return null;
  return (
    <Field label={words.allTickets}>
      <Select
        placeholder={words.kindPlaceholder}
        value=""
        options={shared.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
        onChange={({ currentTarget: { value } }) =>
          onSelect(
            open.map(({ key }) => key),
            value,
          )
        }
      />
    </Field>
  );
}
