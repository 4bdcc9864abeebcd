import type { SaleOffer } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Field, Select } from '@callboard/ui-kit/inputs';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface GeneralFormProps {
  offer: SaleOffer;
  /** Quantities by general-admission ticket. */
  quantities: Readonly<Record<string, number>>;
  onChange: (definition: string, quantity: number) => void;
}

/** So few places that a buyer should know. */
const few = 20;

/** How many tickets without a numbered seat, each with its prices. */
export function GeneralForm({ offer, quantities, onChange }: GeneralFormProps) {
  const shown = offer.general.filter(({ is_on_sale }) => is_on_sale);
  return (
    <div className={styles.form}>
      {shown.map(({ hashcode, name, free }) => {
        const selected = quantities[hashcode] ?? 0;
        const most = Math.min(offer.most_in_order, free + selected);
        const facts = [pricesText(offer, hashcode), leftText(free)].filter(Boolean).join(' · ');
        return (
          <Field key={hashcode} label={name} description={facts}>
            <Select
              placeholder={null}
              value={String(selected)}
              disabled={most === 0}
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

function leftText(free: number): string {
  if (free === 0) return words.soldOut;
  return free <= few ? words.placesLeft(free) : '';
}

function pricesText({ prices, price_types, performance: { currency } }: SaleOffer, of: string): string {
  return price_types
    .flatMap(({ hashcode, name }) => {
      const price = prices.find((one) => one.of === of && one.price_type === hashcode);
      return price ? [`${name} ${formatMoney({ amount: price.amount, currency })}`] : [];
    })
    .join(', ');
}
