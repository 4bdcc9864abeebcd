import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface VoucherFieldProps {
  /** The code that is used or was refused; empty without one. */
  code: string;
  /** Reduction by it, as text; absent while it is checked, and where it was refused. */
  discount?: string | undefined;
  /** Why it was refused. */
  error?: string | undefined;
  isBusy: boolean;
  /** Uses a code, or none where it is empty. */
  onChange: (code: string) => void;
}

/** A voucher, for the few buyers who have one. */
export function VoucherField({ code, discount, error, isBusy, onChange }: VoucherFieldProps) {
  const [typed, setTyped] = useState(code);
  const isUsed = discount !== undefined;
  return (
    <details className={styles.voucher} open={code !== '' || undefined}>
      <summary>{words.voucher}</summary>
      <form
        className={styles.voucherForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onChange(isUsed ? '' : typed.trim());
          if (isUsed) setTyped('');
        }}
      >
        <Field label={words.voucherCode} error={error}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            readOnly={isUsed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </Field>
        <Button type="submit" isBusy={isBusy} disabled={typed.trim() === ''}>
          {isUsed ? words.voucherRemove : words.voucherUse}
        </Button>
      </form>
      <p role="status" className={styles.note}>
        {isUsed && words.voucherOff(discount)}
      </p>
    </details>
  );
}
