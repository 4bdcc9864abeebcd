import type { FieldDefinition } from '../definition';
import { FormField } from '../FormField/FormField';

/** The fields of a form. Renders again only when the definitions change: each field subscribes to its own value. */
export function FieldList({ definitions }: { definitions: readonly FieldDefinition[] }) {
  return definitions.map((definition) => <FormField key={definition.name} definition={definition} />);
}
