import { maxLengthOf, type Field } from '@callboard/api-contract';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A field's value as JSON Schema: as it is read, or as a body writes it. */
export function fieldJsonSchema(field: Field, occasion: 'read' | 'write'): JsonSchema {
  const schema: JsonSchema = { title: field.label, ...valueSchema(field, occasion) };
  const described = field.description ? { ...schema, description: field.description } : schema;
  return field.required ? described : { anyOf: [described, { type: 'null' }] };
}

function valueSchema(field: Field, occasion: 'read' | 'write'): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'phone':
    case 'timezone':
      return { type: 'string', maxLength: maxLengthOf(field) };
    case 'email':
      return { type: 'string', format: 'email', maxLength: maxLengthOf(field) };
    case 'integer':
      return { type: 'integer', ...bounds(field.min, field.max) };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'select':
    case 'status':
      return { type: 'string', enum: field.options.map((option) => option.value) };
    case 'multiselect':
      return {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', enum: field.options.map((option) => option.value) },
      };
    case 'reference':
      return occasion === 'write'
        ? { type: 'string', format: 'uuid', description: `The hashcode of one of ${field.to}` }
        : { $ref: '#/components/schemas/Reference' };
    default:
      return field satisfies never;
  }
}

function bounds(minimum: number | undefined, maximum: number | undefined): JsonSchema {
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}
