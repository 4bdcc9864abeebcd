import { kindOf, type Field, type JsonSchema } from '@callboard/api-contract';

export type { JsonSchema };

/** A field's value as JSON Schema: as it is read, or as a body writes it. */
export function fieldJsonSchema(field: Field, occasion: 'read' | 'write'): JsonSchema {
  const schema: JsonSchema = { title: field.label, ...kindOf(field).jsonSchema(field, occasion) };
  const description = [field.description, schema['description']].filter(Boolean).join('. ');
  const described = description ? { ...schema, description } : schema;
  return field.required ? described : { anyOf: [described, { type: 'null' }] };
}
