import type { FieldDefinition } from '../definition';
import { dateMessages } from './dateMessages';

/** Under which name a form keeps the reason for which a date was changed (clause 5.21). */
export function reasonName(name: string): string {
  return `${name}_reason`;
}

/** The fields of a form together with the reasons that some of them ask for. */
export function withReasons(definitions: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return definitions.flatMap((definition) =>
    definition.asksReason === true ? [definition, reasonOf(definition)] : [definition],
  );
}

function reasonOf({ name }: FieldDefinition): FieldDefinition {
  return { name: reasonName(name), kind: 'textarea', label: dateMessages.reason, required: true };
}
