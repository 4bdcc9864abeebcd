import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState, type ReactNode } from 'react';

export interface PointsInputProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** NaN while what is typed is not a number. */
  value: number;
  onChange: (value: number) => void;
}

/** A number as it is typed: it is passed on with each letter, so that what is wrong with it shows while typing. */
export function PointsInput({ label, description, error, value, onChange }: PointsInputProps) {
  const [typed, setTyped] = useState('');
  // A typed text such as '7.' stays, unless the value was changed elsewhere.
  const text = Object.is(readPoints(typed), value) ? typed : written(value);
  return (
    <Field label={label} description={description} error={error} required>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readPoints(currentTarget.value));
        }}
      />
    </Field>
  );
}

function readPoints(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

function written(value: number): string {
  return Number.isFinite(value) ? String(value) : '';
}
