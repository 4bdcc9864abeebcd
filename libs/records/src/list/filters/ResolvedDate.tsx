import { DateField, dayError } from '@callboard/ui-kit/dates';
import { useState } from 'react';

export interface ResolvedDateProps {
  label: string;
  /** A day as YYYY-MM-DD, or ''. */
  value: string;
  /** Called with each complete day, and with '' when the input is cleared. */
  onCommit: (value: string) => void;
}

/** A date input that commits complete days; an invalid day stays in the input and is not committed. */
export function ResolvedDate({ label, value, onCommit }: ResolvedDateProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <DateField
      aria-label={label}
      value={draft ?? (value || null)}
      onChange={(day) => {
        const isValid = dayError(day) === undefined;
        setDraft(isValid || day === null ? undefined : day);
        if (isValid) onCommit(day ?? '');
      }}
    />
  );
}
