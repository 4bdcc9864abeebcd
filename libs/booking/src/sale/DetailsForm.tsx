import { isEmail } from '@callboard/domain/checks';
import type { SaleOffer } from '@callboard/api-contract/sale';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

/** What a buyer enters. */
export interface BuyerDetails {
  name: string;
  email: string;
  method: string;
}

export interface DetailsFormProps {
  methods: SaleOffer['payment_methods'];
  values: BuyerDetails;
  isBusy: boolean;
  onChange: (values: BuyerDetails) => void;
  onBack: () => void;
  onSubmit: () => void;
}

/** Who buys, and how they pay. */
export function DetailsForm({ methods, values, isBusy, onChange, onBack, onSubmit }: DetailsFormProps) {
  const [isChecked, setChecked] = useState(false);
  const hasName = values.name.trim() !== '';
  const hasEmail = isEmail(values.email.trim());
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (hasName && hasEmail) onSubmit();
        else event.currentTarget.querySelector<HTMLInputElement>(hasName ? '[type=email]' : 'input')?.focus();
      }}
    >
      <Field label={words.name} required error={isChecked && !hasName ? words.needed : undefined}>
        <TextInput
          autoComplete="name"
          value={values.name}
          onChange={({ currentTarget: { value } }) => onChange({ ...values, name: value })}
        />
      </Field>
      <Field
        label={words.email}
        description={words.emailHelp}
        required
        error={isChecked && !hasEmail ? words.wrongEmail : undefined}
      >
        <TextInput
          type="email"
          autoComplete="email"
          value={values.email}
          onChange={({ currentTarget: { value } }) => onChange({ ...values, email: value })}
        />
      </Field>
      {methods.length > 0 && (
        <RadioGroup
          label={words.method}
          value={values.method}
          options={methods.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
          onValueChange={(method) => onChange({ ...values, method })}
        />
      )}
      <div className={styles.buttons}>
        <Button type="button" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.order}
        </Button>
      </div>
    </form>
  );
}
