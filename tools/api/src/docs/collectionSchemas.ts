import {
  canWriteField,
  reasonedFields,
  reasonField,
  reasonNameOf,
  type Collection,
  type Field,
} from '@callboard/api-contract';
import { fieldJsonSchema, type JsonSchema } from './jsonSchema';

/** The schemas of a collection, under the names that its paths refer to: the record, what creates one, what changes one. */
export function collectionSchemas(collection: Collection): Record<string, JsonSchema> {
  const name = schemaName(collection);
  const fields = Object.entries(collection.fields);
  const written = fields.filter(([, field]) => canWriteField(field, ['admin']));
  const changed = written.filter(([, field]) => !field.immutable);
  const reasons = reasonedFields(collection, ['admin']).map((field): [string, Field] => [
    reasonNameOf(field),
    reasonField,
  ]);
  return {
    [name]: {
      allOf: [
        { $ref: '#/components/schemas/Record' },
        {
          type: 'object',
          properties: properties(fields, 'read'),
          description: `${collection.label.one}: ${collection.model}`,
        },
      ],
    },
    [`${name}Draft`]: {
      type: 'object',
      properties: properties(written, 'write'),
      required: written.filter(([, field]) => field.required).map(([key]) => key),
      additionalProperties: false,
    },
    [`${name}Patch`]: {
      type: 'object',
      properties: properties([...changed, ...reasons], 'write'),
      additionalProperties: false,
    },
  };
}

/** `showquestEntries` is `ShowquestEntries` among the schemas. */
export function schemaName(collection: Collection): string {
  return collection.name.charAt(0).toUpperCase() + collection.name.slice(1);
}

function properties(fields: readonly [string, Field][], occasion: 'read' | 'write'): JsonSchema {
  return Object.fromEntries(fields.map(([key, field]) => [key, fieldJsonSchema(field, occasion)]));
}
