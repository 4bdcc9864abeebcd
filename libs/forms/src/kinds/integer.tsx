import { TextInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from '../values/textOf';
import { WithUnit } from '../controls/WithUnit';
import { KitValue } from '../displays/KitValue';
import { rules } from '../rules/rules';
import { valueRules } from '../rules/limitRules';
import type { FormKind } from './formKind';

export const integerKind: FormKind = {
  Control: IntegerControl,
  Show: (props) => <KitValue {...props} type="number" />,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: (definition) => [rules.integer(), ...valueRules(definition)],
};

/** A whole number. Other input stays a string, so that validation can report it. */
function IntegerControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, disabled, readOnly, placeholder, unit } = definition;
  return (
    <WithUnit unit={unit}>
      <TextInput
        name={name}
        inputMode="numeric"
        value={textOf(value)}
        onChange={(event) => onChange(toInteger(event.currentTarget.value))}
        onBlur={onBlur}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder ?? messages.enter}
        autoComplete="off"
      />
    </WithUnit>
  );
}

function toInteger(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[+-]?\d{1,15}$/.test(trimmed) && String(Number(trimmed)) === trimmed ? Number(trimmed) : text;
}
