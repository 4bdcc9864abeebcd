import { Checkbox, useFieldControl } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { KitValue } from '../displays/KitValue';
import type { FormKind } from './formKind';

export const booleanKind: FormKind = {
  Control: BooleanControl,
  Show: (props) => <KitValue {...props} type="boolean" />,
  isSelected: true,
};

/** A checkbox for yes or no. */
function BooleanControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  // The surrounding field labels the checkbox.
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
