import { NumberField, type NumberValue } from '@callboard/ui-kit/inputs';
import { useState } from 'react';

export interface PlanNumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** @default any */
  step?: number;
  onCommit: (value: number) => void;
}

/** A number of a plan, which counts once the field is left, or with Enter: a plan is not drawn with every digit. */
export function PlanNumber({ value, onCommit, ...field }: PlanNumberProps) {
  const [typed, setTyped] = useState<NumberValue>(null);

  function commit() {
    // What is no number of the field stays, with its message.
    if (typeof typed !== 'number') return;
    setTyped(null);
    if (typed !== value) onCommit(typed);
  }

  return (
    <NumberField
      {...field}
      value={typed ?? Math.round(value * 1_000) / 1_000}
      onValueChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
