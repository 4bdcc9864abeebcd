import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { JsonSchema } from './jsonSchema';

/** A schema of the contract as JSON Schema. What is transformed or checked beyond its type is left to the contract. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
}

/** `{success: true, data}` with this as its data. */
export function envelope(data: JsonSchema): JsonSchema {
  return { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } };
}

/** A reference to a schema of the document. */
export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A body or an answer of JSON. */
export function json(schema: JsonSchema, description = 'As described'): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}

/** `appArguments` is `AppArguments` among the schemas. */
export function componentName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

/** Callers of an action, as OpenAPI's security: none is needed, or the token of a session. */
export function securityOf(roles: unknown): JsonSchema {
  return roles === 'public' ? { security: [{}, { token: [] }] } : {};
}

/** The parameters that a path has in braces. */
export function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}
