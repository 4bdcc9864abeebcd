import { isEmail } from '@callboard/domain/checks';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { EmailField } from './EmailField';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

/** Entries of a buyer for the waiting list. */
export interface WaitingDetails {
  /** A ticket without a seat; absent: seats together. */
  definition?: string;
  places: number;
  name: string;
  email: string;
  is_accessible: boolean;
}

export interface WaitingFormProps {
  /** True if seats can be waited for, in addition to the tickets. */
  hasSeats: boolean;
  tickets: readonly { hashcode: string; name: string }[];
  /** The most places that one order can have. */
  most: number;
  isBusy: boolean;
  /** Why it was refused. */
  error?: string | undefined;
  onJoin: (details: WaitingDetails) => void;
}

/** Joins the waiting list of a performance. */
export function WaitingForm({ hasSeats, tickets, most, isBusy, error, onJoin }: WaitingFormProps) {
  const [details, setDetails] = useState<WaitingDetails>({
    places: Math.min(2, most),
    name: '',
    email: '',
    is_accessible: false,
  });
  const [selected, setSelected] = useState('');
  const [isChecked, setChecked] = useState(false);
  const options = [
    ...(hasSeats ? [{ value: '', label: words.waitingSeats }] : []),
    ...tickets.map(({ hashcode, name }) => ({ value: hashcode, label: name })),
  ];
  const definition = options.some(({ value }) => value === selected) ? selected : (options[0]?.value ?? '');
  const hasName = details.name.trim() !== '';
  const hasEmail = isEmail(details.email.trim());
  const numbers = Array.from({ length: Math.max(1, most) }, (_, index) => String(index + 1));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (hasName && hasEmail) onJoin(definition === '' ? details : { ...details, definition });
        else event.currentTarget.querySelector<HTMLInputElement>(hasName ? '[type=email]' : 'input')?.focus();
      }}
    >
      <p className={styles.note}>{words.waitingHelp}</p>
      {error !== undefined && <Banner kind="error">{error}</Banner>}
      {options.length > 1 && (
        <Field label={words.waitingFor}>
          <Select
            placeholder={null}
            value={definition}
            options={options}
            onChange={({ currentTarget: { value } }) => setSelected(value)}
          />
        </Field>
      )}
      <Field label={definition === '' ? words.waitingPlaces : words.waitingCount}>
        <Select
          placeholder={null}
          value={String(details.places)}
          options={numbers.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget: { value } }) => setDetails({ ...details, places: Number(value) })}
        />
      </Field>
      <Field label={words.name} required error={isChecked && !hasName ? words.needed : undefined}>
        <TextInput
          autoComplete="name"
          value={details.name}
          onChange={({ currentTarget: { value } }) => setDetails({ ...details, name: value })}
        />
      </Field>
      <EmailField
        description={words.waitingEmailHelp}
        value={details.email}
        isChecked={isChecked}
        onChange={(email) => setDetails({ ...details, email })}
      />
      {definition === '' && (
        <Checkbox
          label={words.accessible}
          checked={details.is_accessible}
          onChange={({ currentTarget: { checked } }) => setDetails({ ...details, is_accessible: checked })}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {words.waitingJoin}
        </Button>
      </div>
    </form>
  );
}
