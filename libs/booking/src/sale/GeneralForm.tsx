import type { SaleOffer } from '@callboard/api-contract/sale';
import { Field, Select } from '@callboard/ui-kit/inputs';
import styles from './sale.module.css';

export interface GeneralFormProps {
  offer: SaleOffer;
  /** Quantities by general-admission ticket. */
  quantities: Readonly<Record<string, number>>;
  onChange: (definition: string, quantity: number) => void;
}

/** How many tickets without a numbered seat. */
export function GeneralForm({ offer, quantities, onChange }: GeneralFormProps) {
  const shown = offer.general.filter(({ is_on_sale }) => is_on_sale);
  return (
    <div className={styles.form}>
      {shown.map(({ hashcode, name, free }) => {
        const most = Math.min(offer.most_in_order, free + (quantities[hashcode] ?? 0));
        return (
          <Field key={hashcode} label={name}>
            <Select
              placeholder={null}
              value={String(quantities[hashcode] ?? 0)}
              options={Array.from({ length: most + 1 }, (_, count) => ({
                value: String(count),
                label: String(count),
              }))}
              onChange={({ currentTarget: { value } }) => onChange(hashcode, Number(value))}
            />
          </Field>
        );
      })}
    </div>
  );
}
