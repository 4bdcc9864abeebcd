import { isEmail } from '@callboard/domain/checks';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { saleMessages as words } from './saleMessages';

export interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  /** Where the form was sent with it: an invalid email shows its error. */
  isChecked: boolean;
  /** @default 'Email' */
  label?: string;
  /** @default what is mailed there */
  description?: string;
  /** For a field that was just requested. */
  autoFocus?: boolean;
}

/** The email of a buyer: the same field wherever they enter one. */
export function EmailField(props: EmailFieldProps) {
  const { value, onChange, isChecked, label = words.email, description = words.emailHelp, autoFocus } = props;
  return (
    <Field
      label={label}
      description={description}
      required
      error={isChecked && !isEmail(value.trim()) ? words.wrongEmail : undefined}
    >
      <TextInput
        autoFocus={autoFocus}
        type="email"
        autoComplete="email"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
