import type { SaleMerchandise } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Field, Select } from '@callboard/ui-kit/inputs';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface MerchandiseFormProps {
  merchandise: readonly SaleMerchandise[];
  currency: string;
  /** Pieces by merchandise. */
  quantities: Readonly<Record<string, number>>;
  onChange: (merchandise: string, quantity: number) => void;
}

/** Merchandise to buy with the tickets, in its groups: a number of pieces of each, or that it is sold out. */
export function MerchandiseForm({ merchandise, currency, quantities, onChange }: MerchandiseFormProps) {
  const groups = [...new Set(merchandise.map(({ group }) => group))];
  return (
    <div className={styles.form}>
      <p className={styles.note}>{words.collectHelp}</p>
      {groups.map((group) => (
        <section key={group} className={styles.goods} aria-label={group ?? undefined}>
          {group !== null && groups.length > 1 && <h3 className={styles.group}>{group}</h3>}
          {merchandise
            .filter((one) => one.group === group)
            .map(({ hashcode, name, price, most }) => (
              <Field
                key={hashcode}
                label={name}
                description={[formatMoney({ amount: price, currency }), most === 0 && words.soldOut]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <Select
                  placeholder={null}
                  value={String(Math.min(most, quantities[hashcode] ?? 0))}
                  disabled={most === 0}
                  options={Array.from({ length: most + 1 }, (_, count) => ({
                    value: String(count),
                    label: String(count),
                  }))}
                  onChange={({ currentTarget: { value } }) => onChange(hashcode, Number(value))}
                />
              </Field>
            ))}
        </section>
      ))}
    </div>
  );
}
