import { Checkbox, useFieldControl, useFieldGroup } from '@callboard/ui-kit';
import type { FieldControlProps } from '../definition';
import { InlineLabel } from './InlineLabel';

/** One box with its words beside it; where it is required it has to be ticked. */
export function CheckboxControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const field = useFieldControl();
  // The field's own label, which is not seen, names the box: else it would be said twice.
  const { 'aria-labelledby': label } = useFieldGroup();
  return (
    <Checkbox
      {...field}
      aria-labelledby={label}
      label={<InlineLabel definition={definition} />}
      name={definition.name}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={onBlur}
      disabled={definition.disabled}
    />
  );
}
