import type { OfficeOffer } from '@callboard/api-contract/booking';
import { piecesText, type SelectedMerchandise } from '../sale/merchandiseLines';
import { keysOfSet, totalOf, type TicketLine } from '../sale/linesOfHold';
import { piecesTotal } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useId } from 'react';
import styles from './boxOffice.module.css';
import { saleMessages } from '../sale/saleMessages';
import { officeMessages as words } from './officeMessages';

export interface BasketProps {
  offer: OfficeOffer;
  lines: readonly TicketLine[];
  /** @default none */
  merchandise?: readonly SelectedMerchandise[];
  /** The amount that a voucher takes off; absent without one. */
  discount?: number | undefined;
  /** Selects the kind of ticket of some lines. */
  onSelect: (keys: readonly string[], type: string) => void;
  onRemove: (line: TicketLine) => void;
  onRemoveMerchandise?: (merchandise: string) => void;
  onClear: () => void;
}

/** Purchase of this customer: each place with its kind of ticket, and merchandise. */
export function Basket(props: BasketProps) {
  const {
    offer,
    lines,
    merchandise = [],
    discount = 0,
    onSelect,
    onRemove,
    onRemoveMerchandise,
    onClear,
  } = props;
  const label = useId();
  const money = (amount: number) => formatMoney({ amount, currency: offer.performance.currency });
  if (lines.length + merchandise.length === 0) return <p className={styles.note}>{words.nothing}</p>;
  const common = offer.price_types.filter(({ hashcode }) =>
    lines.every(({ types }) => types.some((type) => type.hashcode === hashcode)),
  );
  return (
    <>
      {lines.length > 1 && common.length > 1 && (
        <div role="group" aria-labelledby={label}>
          <p id={label} className={styles.label}>
            {words.allAs}
          </p>
          <div className={styles.chips}>
            {common.map(({ hashcode, name }) => (
              <Button
                key={hashcode}
                size="small"
                aria-pressed={lines.every(({ priceType }) => priceType === hashcode)}
                onClick={() =>
                  onSelect(
                    lines.map(({ key }) => key),
                    hashcode,
                  )
                }
              >
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <Field
              label={<LineLabel place={line.place} />}
              error={line.missing > 0 ? saleMessages.setMissing(line.missing) : undefined}
            >
              <Select
                placeholder={null}
                value={line.priceType}
                options={line.types.map(({ hashcode, name, amount, min_count: least }) => ({
                  value: hashcode,
                  label: saleMessages.priceOption(name, money(amount), least),
                }))}
                onChange={({ currentTarget: { value } }) => onSelect(keysOfSet(lines, line, value), value)}
              />
            </Field>
            <Button
              shape="square"
              icon="close"
              variant="quiet"
              aria-label={words.remove(line.place)}
              onClick={() => onRemove(line)}
            />
          </li>
        ))}
        {merchandise.map(({ hashcode, name, quantity, price }) => (
          <li key={hashcode} className={styles.line}>
            <span className={styles.goods}>
              <span>{piecesText(name, quantity)}</span> <span>{money(quantity * price)}</span>
            </span>
            <Button
              shape="square"
              icon="close"
              variant="quiet"
              aria-label={words.remove(name)}
              onClick={() => onRemoveMerchandise?.(hashcode)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <Button size="small" onClick={onClear}>
          {words.clear}
        </Button>
        <p className={styles.total} role="status">
          <span>{words.total}</span>{' '}
          <strong>{money(totalOf(lines) + piecesTotal(merchandise) - discount)}</strong>
        </p>
      </div>
    </>
  );
}

function LineLabel({ place }: { place: string }) {
  return (
    <>
      <span data-visually-hidden>{words.kindOf(place)}</span>
      <span aria-hidden>{place}</span>
    </>
  );
}
