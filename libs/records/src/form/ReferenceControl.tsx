import { isCollectionName, isReference, type Collection, type ListFilter } from '@callboard/api-contract';
import { useFormValue, type FieldControlProps } from '@callboard/forms';
import { RecordPicker } from '@callboard/pickers';
import { createContext, use, useMemo } from 'react';

/** The collection whose form this is: the reference fields look their targets up in it. */
export const FormCollectionContext = createContext<Collection | null>(null);

/** The control of a reference: a picker, narrowed to what lies within another reference of the same record. */
export function ReferenceControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const collection = use(FormCollectionContext);
  const field = collection?.fields[definition.name];
  const within = field?.kind === 'reference' ? field.within : undefined;
  const container = toHashcode(useFormValue(within ?? ''));
  const filters = useMemo<readonly ListFilter[]>(
    () => (within && container ? [{ field: within, operator: 'eq', value: container }] : []),
    [within, container],
  );
  if (field?.kind !== 'reference' || !isCollectionName(field.to)) return null;
  return (
    <RecordPicker
      collection={field.to}
      value={isReference(value) || typeof value === 'string' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      filters={filters}
      label={definition.label}
      disabled={definition.disabled === true || (within !== undefined && container === undefined)}
    />
  );
}

function toHashcode(value: unknown): string | undefined {
  if (isReference(value)) return value.hashcode;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
