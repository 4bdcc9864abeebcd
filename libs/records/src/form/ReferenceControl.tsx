import { isReference } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { useFormValue, type FieldControlProps } from '@callboard/forms';
import { PickerControl } from '@callboard/pickers';
import { use } from 'react';
import { CompletionContext } from './CompletionContext';
import { FormCollectionContext } from './FormCollectionContext';

/** The control of a reference: a picker, filtered by the parent reference of the same record. */
export function ReferenceControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const collection = use(FormCollectionContext);
  const completion = use(CompletionContext) ?? undefined;
  const field = collection?.fields[definition.name];
  const { within, canJoin = false } = field?.kind === 'reference' ? field : noField;
  const container = toHashcode(useFormValue(within ?? ''));
  const filters: readonly ListFilter[] =
    within && container ? [{ field: within, operator: canJoin ? 'joins' : 'eq', value: container }] : [];
  if (field?.kind !== 'reference' || !isCollectionName(field.to)) return null;
  return (
    <PickerControl
      definition={{
        ...definition,
        disabled: definition.disabled === true || (within !== undefined && container === undefined),
      }}
      collection={field.to}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      filters={filters}
      params={field.params}
      addParams={field.addParams}
      completion={completion}
    />
  );
}

const noField: { within?: string; canJoin?: true } = {};

function toHashcode(value: unknown): string | undefined {
  if (isReference(value)) return value.hashcode;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
