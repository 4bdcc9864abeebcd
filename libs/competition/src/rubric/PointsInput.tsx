import { NumberField, useNumberOrNone } from '@callboard/ui-kit/inputs';
import type { ReactNode } from 'react';

export interface PointsInputProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** NaN while what is typed is not a number. */
  value: number;
  onChange: (value: number) => void;
}

/** A number of a rubric: it is passed on with each letter, so that what is wrong with it shows while typing. */
export function PointsInput({ value, onChange, ...field }: PointsInputProps) {
  const typed = useNumberOrNone(Number.isNaN(value) ? null : value, (next) => onChange(next ?? NaN));
  return <NumberField {...field} {...typed} required />;
}
