import { DateField, dayFault } from '@callboard/ui-kit/dates';
import { useState } from 'react';

export interface SettlingDateProps {
  label: string;
  /** A day as YYYY-MM-DD, or ''. */
  value: string;
  /** Told of each whole day, and of '' when there is none any more. */
  onSettle: (value: string) => void;
}

/** A day that counts as soon as it is whole; what makes no day stays to be mended and asks nothing. */
export function SettlingDate({ label, value, onSettle }: SettlingDateProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <DateField
      aria-label={label}
      value={draft ?? (value || null)}
      onChange={(day) => {
        const isSettled = dayFault(day) === undefined;
        setDraft(isSettled || day === null ? undefined : day);
        if (isSettled) onSettle(day ?? '');
      }}
    />
  );
}
