import { useFieldControl } from './FieldControl';

/** Props from a `Field` for a control of several parts. The group uses `aria-labelledby`, because `for` cannot name it. */
export interface FieldGroup {
  id: string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Attributes for a group of controls inside a `Field`; empty outside one, where the group needs a name of its own. */
export function useFieldGroup(): FieldGroup {
  const { id, 'aria-describedby': description, 'aria-invalid': invalid } = useFieldControl();
  return {
    id,
    'aria-labelledby': id === undefined ? undefined : `${id}-label`,
    'aria-describedby': description,
    'aria-invalid': invalid,
  };
}
