import type { FieldDefinition } from '../definition';
import { dateMessages } from './dateMessages';

/** The name of the field with the reason for a changed date (clause 5.21). */
export function reasonName(name: string): string {
  return `${name}_reason`;
}

/** The fields of a form, including the reason fields that some of them require. */
export function withReasons(definitions: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return definitions.flatMap((definition) =>
    definition.asksReason === true ? [definition, reasonOf(definition)] : [definition],
  );
}

function reasonOf({ name }: FieldDefinition): FieldDefinition {
  return { name: reasonName(name), kind: 'textarea', label: dateMessages.reason, required: true };
}
