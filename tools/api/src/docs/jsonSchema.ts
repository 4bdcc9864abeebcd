import { longestDuration, maxLengthOf, richTextMarkup, type Field } from '@callboard/api-contract';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A field's value as JSON Schema: as it is read, or as a body writes it. */
export function fieldJsonSchema(field: Field, occasion: 'read' | 'write'): JsonSchema {
  const schema: JsonSchema = { title: field.label, ...valueSchema(field, occasion) };
  const description = [field.description, schema['description']].filter(Boolean).join('. ');
  const described = description ? { ...schema, description } : schema;
  return field.required ? described : { anyOf: [described, { type: 'null' }] };
}

function valueSchema(field: Field, occasion: 'read' | 'write'): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'phone':
    case 'timezone':
      return { type: 'string', maxLength: maxLengthOf(field) };
    case 'richtext':
      return {
        type: 'string',
        maxLength: maxLengthOf(field),
        description: `HTML of ${richTextMarkup.tags.join(', ')}; all else is taken out`,
      };
    case 'email':
      return { type: 'string', format: 'email', maxLength: maxLengthOf(field) };
    case 'integer':
      return {
        type: 'integer',
        ...bounds(field.min, field.max),
        ...(field.currency && { description: `In the smallest unit of ${field.currency}: 1000 is 10.00` }),
      };
    case 'time':
      return { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '19:30' };
    case 'duration':
      return {
        type: 'integer',
        ...bounds(field.min ?? 0, field.max ?? longestDuration),
        description: 'Minutes',
      };
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
    case 'document':
      return { type: 'object', ...(field.example && { example: field.example }) };
    default:
      return field satisfies never;
  }
}

function bounds(minimum: number | undefined, maximum: number | undefined): JsonSchema {
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}
