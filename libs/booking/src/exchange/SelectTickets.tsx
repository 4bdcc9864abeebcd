import type { SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { useId } from 'react';
import styles from './exchange.module.css';
import { exchangeMessages as words } from './exchangeMessages';

export interface SelectTicketsProps {
  label: string;
  tickets: SaleOrder['tickets'];
  currency: string;
  /** By hashcode. */
  selected: ReadonlySet<string>;
  error?: string | undefined;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Selects tickets of an order, each with its price: some, or all of them. */
export function SelectTickets(props: SelectTicketsProps) {
  const { label, tickets, currency, selected, error, onSelect } = props;
  const id = useId();
  const isAll = tickets.every(({ hashcode }) => selected.has(hashcode));

  function toggle(hashcode: string): void {
    const next = new Set(selected);
    if (!next.delete(hashcode)) next.add(hashcode);
    onSelect(next);
  }

  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id}>{label}</p>
      {tickets.length > 1 && (
        <Checkbox
          label={words.all}
          checked={isAll}
          onChange={() => onSelect(new Set(isAll ? [] : tickets.map(({ hashcode }) => hashcode)))}
        />
      )}
      {tickets.map(({ hashcode, place, price_type, price }) => (
        <Checkbox
          key={hashcode}
          label={`${place} · ${price_type.name} ${formatMoney({ amount: price, currency })}`}
          checked={selected.has(hashcode)}
          onChange={() => toggle(hashcode)}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
