import { Switch, useFieldControl, useFieldGroup } from '@callboard/ui-kit';
import type { FieldControlProps } from '../definition';
import { InlineLabel } from './InlineLabel';

/** On or off. */
export function SwitchControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { 'aria-required': _required, ...field } = useFieldControl();
  const { 'aria-labelledby': label } = useFieldGroup();
  return (
    <Switch
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
