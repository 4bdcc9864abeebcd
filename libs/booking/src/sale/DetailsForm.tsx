import { isEmail } from '@callboard/domain/checks';
import type { SaleOffer } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { EmailField } from './EmailField';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

/** Entries of a buyer in the form. */
export interface BuyerDetails {
  name: string;
  email: string;
  method: string;
}

export interface DetailsFormProps {
  methods: SaleOffer['payment_methods'];
  values: BuyerDetails;
  /** Total price; absent where it is free. */
  total?: string | undefined;
  isBusy: boolean;
  onChange: (values: BuyerDetails) => void;
  onBack: () => void;
  onSubmit: () => void;
}

/** Buyer and method of payment. */
export function DetailsForm(props: DetailsFormProps) {
  const { methods, values, total, isBusy, onChange, onBack, onSubmit } = props;
  const [isChecked, setChecked] = useState(false);
  const hasName = values.name.trim() !== '';
  const hasEmail = isEmail(values.email.trim());
  const isTransfer = methods.some(
    ({ hashcode, kind }) => hashcode === values.method && kind === 'bank_transfer',
  );
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
      <EmailField
        value={values.email}
        isChecked={isChecked}
        onChange={(email) => onChange({ ...values, email })}
      />
      {methods.length > 0 && (
        <RadioGroup
          label={words.method}
          value={values.method}
          options={methods.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
          onValueChange={(method) => onChange({ ...values, method })}
        />
      )}
      {isTransfer && <p className={styles.note}>{words.transferHelp}</p>}
      <div className={styles.buttons}>
        <Button type="button" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {total === undefined ? words.order : words.orderFor(total)}
        </Button>
      </div>
    </form>
  );
}
