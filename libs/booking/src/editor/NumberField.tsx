import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';

export interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** @default 'any' */
  step?: number;
  onCommit: (value: number) => void;
}

/** A number that counts once it is typed: on leaving the field or with Enter. What is out of bounds becomes the nearest bound. */
export function NumberField({ label, value, min, max, step, onCommit }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();

  function commit() {
    const number = typed === undefined || typed.trim() === '' ? NaN : Number(typed);
    setTyped(undefined);
    if (!Number.isFinite(number)) return;
    const whole = step === 1 ? Math.round(number) : number;
    const next = Math.min(Math.max(whole, min), max);
    if (next !== value) onCommit(next);
  }

  return (
    <Field label={label}>
      <TextInput
        type="number"
        min={min}
        max={max}
        step={step ?? 'any'}
        value={typed ?? String(Math.round(value * 1_000) / 1_000)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </Field>
  );
}
