import {
  canWriteField,
  reasonedFields,
  reasonField,
  reasonNameOf,
  type Collection,
  type Field,
  declaredRoles,
} from '@callboard/api-contract';
import { contestCollections } from '@callboard/api-contract/entries';
import { fieldJsonSchema, type JsonSchema } from './jsonSchema';
import { jsonSchemaOf } from './schemas';

/** The schemas of a collection, under the names that its paths refer to: the record, what creates one, what changes one. */
export function collectionSchemas(collection: Collection): Record<string, JsonSchema> {
  const name = schemaName(collection);
  const fields = Object.entries(collection.fields);
  const written = fields.filter(([name]) => canWriteField(collection, name, declaredRoles('admin')));
  const changed = written.filter(([, field]) => !field.immutable);
  const reasons = reasonedFields(collection, declaredRoles('admin')).map((field): [string, Field] => [
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
    [`${name}Draft`]: draftOf(collection, written),
    [`${name}Patch`]: patchOf([...changed, ...reasons]),
    ...(collection.nested && nestedSchemas(collection, name, written, changed)),
  };
}

function draftOf({ extraInput }: Collection, written: readonly [string, Field][]): JsonSchema {
  return {
    type: 'object',
    properties: {
      ...properties(written, 'write'),
      ...Object(extraInput && jsonSchemaOf(extraInput)['properties']),
    },
    required: written.filter(([, field]) => field.required).map(([key]) => key),
    additionalProperties: false,
  };
}

function patchOf(changed: readonly [string, Field][]): JsonSchema {
  return { type: 'object', properties: properties(changed, 'write'), additionalProperties: false };
}

/** Bodies below the record that a collection is nested in: the path names it. */
function nestedSchemas(
  collection: Collection,
  name: string,
  written: readonly [string, Field][],
  changed: readonly [string, Field][],
): Record<string, JsonSchema> {
  const isOwn = ([field]: readonly [string, Field]) => field !== collection.nested?.by;
  return {
    [`Nested${name}Draft`]: draftOf(collection, written.filter(isOwn)),
    [`Nested${name}Patch`]: patchOf(changed.filter(isOwn)),
  };
}

/** `seatMaps` is `SeatMaps` among the schemas; the entries of a tenant stand there by their path: `ShowquestEntries`. */
export function schemaName({ name, path, tenants }: Collection): string {
  const [app = ''] = path.split('/');
  return tenants && contestCollections.some((each) => each === name)
    ? capital(app) + capital(name)
    : capital(name);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function properties(fields: readonly [string, Field][], occasion: 'read' | 'write'): JsonSchema {
  return Object.fromEntries(fields.map(([key, field]) => [key, fieldJsonSchema(field, occasion)]));
}
