import { NumberInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { WithUnit } from './WithUnit';

export interface NumberControlProps extends FieldControlProps {
  /** 1 for whole numbers. @default any */
  step?: number;
}

/** A number. A text that is none is its value, and its limits are rules, so that validation says what is wrong. */
export function NumberControl({ definition, value, onChange, onBlur, step }: NumberControlProps) {
  const { name, disabled, readOnly, placeholder, unit, min } = definition;
  const keypad = step === 1 ? 'numeric' : 'decimal';
  return (
    <WithUnit unit={unit}>
      <NumberInput
        {...{ name, disabled, readOnly, onBlur, step }}
        inputMode={min !== undefined && min < 0 ? 'text' : keypad}
        placeholder={placeholder ?? messages.enter}
        value={typeof value === 'number' || typeof value === 'string' ? value : null}
        onValueChange={onChange}
      />
    </WithUnit>
  );
}
