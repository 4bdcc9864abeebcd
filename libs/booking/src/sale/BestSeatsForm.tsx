import type { SaleOffer } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface BestSeatsFormProps {
  offer: SaleOffer;
  isBusy: boolean;
  /** The party needs seats for wheelchairs, found or selected. */
  isAccessible: boolean;
  onAccessibleChange: (isAccessible: boolean) => void;
  onFind: (party: { quantity: number; group?: string; is_accessible: boolean }) => void;
}

/** Finds seats for a party, for buyers who do not select each. */
export function BestSeatsForm({
  offer,
  isBusy,
  isAccessible,
  onAccessibleChange,
  onFind,
}: BestSeatsFormProps) {
  const [quantity, setQuantity] = useState('2');
  const [group, setGroup] = useState('');
  const numbers = Array.from({ length: Math.max(1, offer.most_in_order) }, (_, index) => String(index + 1));
  return (
    <form
      className={styles.best}
      onSubmit={(event) => {
        event.preventDefault();
        onFind({
          quantity: Number(quantity),
          is_accessible: isAccessible,
          ...(group !== '' && { group }),
        });
      }}
    >
      <Field label={words.howMany}>
        <Select
          placeholder={null}
          value={quantity}
          options={numbers.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget: { value } }) => setQuantity(value)}
        />
      </Field>
      {offer.groups.length > 1 && (
        <Field label={words.group}>
          <Select
            placeholder={words.anyGroup}
            value={group}
            options={offer.groups.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
            onChange={({ currentTarget: { value } }) => setGroup(value)}
          />
        </Field>
      )}
      <Checkbox
        label={words.accessible}
        checked={isAccessible}
        onChange={({ currentTarget: { checked } }) => onAccessibleChange(checked)}
      />
      <Button type="submit" isBusy={isBusy}>
        {words.find}
      </Button>
    </form>
  );
}
