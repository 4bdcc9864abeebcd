import type { OrderMerchandise } from '@callboard/api-contract/booking';
import { piecesLeft } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { Checkbox, Field, Select } from '@callboard/ui-kit/inputs';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';

export interface RefundPiecesProps {
  lines: readonly OrderMerchandise[];
  currency: string;
  /** Pieces by line. */
  pieces: Readonly<Record<string, number>>;
  isRestocked: boolean;
  onChange: (line: string, pieces: number) => void;
  onRestockChange: (isRestocked: boolean) => void;
}

/** How many pieces of merchandise are paid back, and whether they are for sale again. */
export function RefundPieces(props: RefundPiecesProps) {
  const { lines, currency, pieces, isRestocked, onChange, onRestockChange } = props;
  return (
    <div role="group" aria-label={words.whichMerchandise} className={styles.group}>
      <p aria-hidden>{words.whichMerchandise}</p>
      {lines.map((line) => (
        <Field key={line.hashcode} label={`${line.name} ${formatMoney({ amount: line.price, currency })}`}>
          <Select
            placeholder={null}
            value={String(pieces[line.hashcode] ?? 0)}
            options={Array.from({ length: piecesLeft(line) + 1 }, (_, count) => ({
              value: String(count),
              label: String(count),
            }))}
            onChange={({ currentTarget: { value } }) => onChange(line.hashcode, Number(value))}
          />
        </Field>
      ))}
      <Checkbox
        label={words.restock}
        checked={isRestocked}
        onChange={({ currentTarget: { checked } }) => onRestockChange(checked)}
      />
    </div>
  );
}
