import type { SaleOffer, VoucherOffer } from '@callboard/api-contract/booking';
import { piecesTotal } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { isOpenLine, keysOfSet, totalOf, type TicketLine } from './linesOfHold';
import { piecesText, type SelectedMerchandise } from './merchandiseLines';
import { PriceTotal } from './PriceTotal';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface TicketLinesProps {
  offer: SaleOffer;
  lines: readonly TicketLine[];
  /** Merchandise that is ordered with them. */
  merchandise?: readonly SelectedMerchandise[] | undefined;
  /** Reduction of the tickets by a voucher; absent without one. */
  voucher?: VoucherOffer | undefined;
  /** Amount that gift vouchers pay. @default 0 */
  byGift?: number | undefined;
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
  voucher,
  byGift,
  isChecked = false,
  onSelect,
  onRemove,
}: TicketLinesProps) {
  const { currency } = offer.performance;
  const money = (amount: number) => formatMoney({ amount, currency });
  if (lines.length === 0) return <p className={styles.note}>{words.noTickets}</p>;
  const sum = (part: 'fee' | 'tax') => lines.reduce((total, line) => total + line[part], 0);
  const taxOfMerchandise = merchandise.reduce((tax, line) => tax + line.quantity * line.tax, 0);
  const tax = (voucher?.tax ?? sum('tax')) + taxOfMerchandise;
  return (
    <div className={styles.form}>
      <AllTickets {...{ lines, onSelect }} />
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { types } = line;
          const proof = types.find(({ hashcode }) => hashcode === line.priceType)?.proof;
          return (
            <li key={line.key} className={styles.line}>
              <Field
                label={words.kindOf(line.place)}
                description={proof ? words.proof(proof) : undefined}
                error={errorOf(line, isChecked)}
              >
                <Select
                  placeholder={isOpenLine(line) ? words.kindPlaceholder : null}
                  value={line.priceType}
                  options={types.map(({ hashcode, name, amount, min_count: least }) => ({
                    value: hashcode,
                    label: words.priceOption(name, money(amount), least),
                  }))}
                  onChange={({ currentTarget: { value } }) => onSelect(keysOfSet(lines, line, value), value)}
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
        total={(voucher?.total ?? totalOf(lines)) + piecesTotal(merchandise)}
        discount={voucher?.discount}
        byGift={byGift}
        fees={offer.has_fees ? (voucher?.fees ?? sum('fee')) : null}
        tax={offer.tax_name !== null || tax > 0 ? tax : null}
        taxName={offer.tax_name}
      />
    </div>
  );
}

/** Error of a line that is not complete; a set that is not whole is named as it begins. */
function errorOf(line: TicketLine, isChecked: boolean): string | undefined {
  if (line.missing > 0) return words.setMissing(line.missing);
  return isChecked && isOpenLine(line) ? words.selectKind : undefined;
}

/** One selection for all tickets, as long as several have none. */
function AllTickets({ lines, onSelect }: Pick<TicketLinesProps, 'lines' | 'onSelect'>) {
  const open = lines.filter(isOpenLine);
  // Price types of every one of them.
  const [first = [], ...others] = open.map(({ types }) => types);
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
