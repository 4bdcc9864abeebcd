import { memo } from 'react';
import type { FieldDefinition } from '../definition';
import { FormField } from '../FormField/FormField';

/** The fields of a form, one below the other. Drawn again only for other fields: each follows its own value by itself. */
export const FieldList = memo(function FieldList({
  definitions,
}: {
  definitions: readonly FieldDefinition[];
}) {
  return definitions.map((definition) => <FormField key={definition.name} definition={definition} />);
});
