import { SearchBox, useFieldControl } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from '../values/textOf';
import { lengthRules } from '../rules/limitRules';
import type { FormKind } from './formKind';

export const searchKind: FormKind = {
  Control: SearchControl,
  isTyped: true,
  rules: lengthRules,
};

/** Search terms. */
function SearchControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, label, disabled, readOnly, placeholder, maxLength } = definition;
  const { 'aria-required': required, ...field } = useFieldControl();
  return (
    <SearchBox
      {...field}
      aria-required={required}
      name={name}
      label={label}
      value={textOf(value)}
      onValueChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
      maxLength={maxLength}
      placeholder={placeholder ?? messages.enter}
    />
  );
}
