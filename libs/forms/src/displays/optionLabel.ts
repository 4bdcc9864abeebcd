import type { FieldDefinition } from '../definition';

/** The label of an option; free text, or the value of a deleted option, is shown as it is. */
export function optionLabel({ options = [] }: Pick<FieldDefinition, 'options'>, value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}
