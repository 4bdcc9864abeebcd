import type { OfficeOffer } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useId, useState } from 'react';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

export interface PartySizeProps {
  groups: OfficeOffer['groups'];
  isBusy: boolean;
  onSelect: (best: { quantity: number; group?: string }) => void;
}

const sizes = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The best seats for a party, by one tap. */
export function PartySize({ groups, isBusy, onSelect }: PartySizeProps) {
  const [group, setGroup] = useState('');
  const label = useId();
  return (
    <Card>
      <div className={styles.sizes}>
        <div role="group" aria-labelledby={label}>
          <p id={label} className={styles.label}>
            {words.best}
          </p>
          <div className={styles.chips}>
            {sizes.map((quantity) => (
              <Button
                key={quantity}
                aria-label={words.bestOf(quantity)}
                disabled={isBusy}
                onClick={() => onSelect({ quantity, ...(group !== '' && { group }) })}
              >
                {quantity}
              </Button>
            ))}
          </div>
        </div>
        {groups.length > 1 && (
          <Field label={words.group}>
            <Select
              placeholder={words.anyGroup}
              value={group}
              options={groups.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
              onChange={({ currentTarget: { value } }) => setGroup(value)}
            />
          </Field>
        )}
      </div>
    </Card>
  );
}
