import { isWithin, readNumber, writeNumber, type NumberLimits } from '@callboard/domain/numbers';
import type { KeyboardEvent } from 'react';
import type { TextInputProps } from '../TextInput/TextInput';
import { useTypedText } from './useTypedText';

/** A number, null for none, or a text that is not a number which the field takes: what is shown is always what is stored. */
export type NumberValue = number | string | null;

type OwnAttribute = 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step';

export interface NumberInputProps extends Omit<TextInputProps, OwnAttribute>, NumberLimits {
  /** What is shown. */
  value: NumberValue;
  /** Called with each change of the text: the number, null for none, or the text that is none. */
  onValueChange: (value: NumberValue) => void;
}

interface NumberInputState {
  /** Attributes of the input. */
  input: TextInputProps;
  /** What is shown is no number of the field. */
  isWrong: boolean;
}

/** The input of a number: see `NumberInput`. */
export function useNumberInput(props: NumberInputProps): NumberInputState {
  const { value, onValueChange, onBlur, onKeyDown, min, max, step, ...input } = props;
  const limits = { min, max, step };
  const typed = useTypedText({ value, read: (text) => valueOf(text, limits), write: textOf, isValid });
  const current = valueOf(typed.text, limits);
  const isWrong = !isValid(current);
  const scale = isScale(limits) && input.readOnly !== true ? limits : null;

  function stepBy(event: KeyboardEvent, count: number): void {
    if (!scale) return;
    event.preventDefault();
    const next = typeof current === 'number' ? onStep(current + count * scale.step, scale) : scale.min;
    if (isWithin(next, limits)) onValueChange(typed.type(writeNumber(next)));
  }

  return {
    isWrong,
    input: {
      autoComplete: 'off',
      ...(scale && {
        role: 'spinbutton',
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuenow': typeof current === 'number' ? current : undefined,
      }),
      ...(isWrong && { 'aria-invalid': true }),
      // Keypads of phones have no minus.
      inputMode: min === undefined || min < 0 ? 'text' : keypadOf(step),
      ...input,
      value: typed.text,
      onChange: ({ currentTarget }) => onValueChange(typed.type(currentTarget.value)),
      onBlur: (event) => {
        typed.commit();
        onBlur?.(event);
      },
      onKeyDown: (event) => {
        onKeyDown?.(event);
        if (event.key === 'ArrowUp') stepBy(event, 1);
        if (event.key === 'ArrowDown') stepBy(event, -1);
      },
    },
  };
}

function valueOf(text: string, limits: NumberLimits): NumberValue {
  const typed = readNumber(text, limits);
  if (typed.state === 'empty') return null;
  return typed.state === 'valid' ? typed.value : text;
}

function textOf(value: NumberValue): string {
  return typeof value === 'number' ? writeNumber(value) : (value ?? '');
}

function isValid(value: NumberValue): boolean {
  return typeof value !== 'string';
}

interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Numbers with both bounds and a step, which the arrows go through. */
function isScale(limits: NumberLimits): limits is Scale {
  return limits.min !== undefined && limits.max !== undefined && limits.step !== undefined;
}

function keypadOf(step: number | undefined): 'numeric' | 'decimal' {
  return step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal';
}

/** The nearest number of the scale. Sums of decimal steps are inexact in binary: 0.1 + 0.2. */
function onStep(value: number, { min, step }: Scale): number {
  return Number((min + Math.round((value - min) / step) * step).toPrecision(12));
}
