import { useFieldControl, useFieldGroup } from '@callboard/ui-kit/inputs';
import type { ChangeEvent } from 'react';
import type { FieldControlProps } from '../definition';
import { InlineLabel } from './InlineLabel';

/** The props of a box or switch with its words beside it, which is on or off. */
export function useBox({ definition, value, onChange, onBlur }: FieldControlProps) {
  const field = useFieldControl();
  // The field's own label, which is not seen, names it: else it would be said twice.
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
