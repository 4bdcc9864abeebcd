import { useFieldControl, useFieldGroup } from '@callboard/ui-kit/inputs';
import type { ChangeEvent } from 'react';
import type { FieldControlProps } from '../definition';
import { InlineLabel } from './InlineLabel';

/** The props of a checkbox or switch with an inline label. */
export function useBox({ definition, value, onChange, onBlur }: FieldControlProps) {
  const field = useFieldControl();
  // Named by the field's visually hidden label: together with the inline label, screen readers would read it twice.
  const { 'aria-labelledby': label } = useFieldGroup();
  return {
    ...field,
    'aria-labelledby': label,
    label: <InlineLabel definition={definition} />,
    name: definition.name,
    checked: value === true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked),
    onBlur,
    disabled: definition.disabled,
  };
}
