import { Checkbox, useFieldControl } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';

/** Yes or no. */
export function BooleanControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  // Without a label of its own the box is named by the field around it.
  const { 'aria-required': _required, ...field } = useFieldControl();
  return (
    <Checkbox
      {...field}
      name={definition.name}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={onBlur}
      disabled={definition.disabled}
    />
  );
}
