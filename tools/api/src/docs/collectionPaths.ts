import {
  fieldNamed,
  isFilterable,
  isSortable,
  limits,
  operatorsOf,
  type Collection,
} from '@callboard/api-contract';
import { schemaName } from './collectionSchemas';
import { fieldJsonSchema, type JsonSchema } from './jsonSchema';

/** The paths of a collection behind `/`, with what each takes and answers. */
export function collectionPaths(collection: Collection, path: string): Record<string, JsonSchema> {
  const { label, lifecycle } = collection;
  const name = schemaName(collection);
  const record = ref(name);
  const operation = (summary: string, answers: JsonSchema, more: JsonSchema = {}) => ({
    tags: [label.many],
    summary,
    responses: { ...answers, default: { $ref: '#/components/responses/Problem' } },
    ...more,
  });
  const ifMatch = { parameters: [{ $ref: '#/components/parameters/IfMatch' }] };
  const oneParameter = [
    { name: 'hashcode', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  ];
  const created = { type: 'object', properties: { success: { const: true }, data: record } };
  const actions = Object.keys(lifecycle?.transitions ?? {});
  return {
    [`/${path}`]: {
      get: operation(`List ${label.many}`, ok(page(record)), { parameters: listParameters(collection) }),
      post: operation(
        `Create ${label.one}`,
        { 201: json(created) },
        { requestBody: json(ref(`${name}Draft`)) },
      ),
      patch: operation('Change several', ok(ref('BulkResults')), {
        requestBody: json({
          type: 'object',
          required: ['bulk_patch'],
          properties: {
            bulk_patch: {
              type: 'array',
              maxItems: limits.maxBulk,
              items: { allOf: [hashcodeObject, ref(`${name}Patch`)] },
            },
          },
        }),
      }),
      delete: operation('Delete several', ok(ref('BulkResults')), { requestBody: json(ref('Hashcodes')) }),
    },
    ...(actions.length > 0 && {
      [`/${path}/actions`]: {
        post: operation(`Act on ${label.one}`, ok(created), {
          requestBody: json({
            type: 'object',
            required: ['action', 'target'],
            properties: {
              action: { enum: actions },
              target: { type: 'string', format: 'uuid' },
              data: { type: 'object' },
            },
          }),
        }),
      },
    }),
    [`/${path}/{hashcode}`]: {
      parameters: oneParameter,
      get: operation(`Read ${label.one}`, ok(record)),
      patch: operation(`Change ${label.one}`, ok(record), {
        ...ifMatch,
        requestBody: json(ref(`${name}Patch`)),
      }),
      delete: operation(`Delete ${label.one}`, { 204: { description: 'Deleted' } }, ifMatch),
    },
    [`/${path}/{hashcode}/changes`]: {
      parameters: oneParameter,
      get: operation(`History of ${label.one}`, ok(page(ref('Change')))),
    },
  };
}

const hashcodeObject = {
  type: 'object',
  required: ['hashcode'],
  properties: { hashcode: { type: 'string', format: 'uuid' } },
};

function listParameters(collection: Collection): JsonSchema[] {
  const names = [...Object.keys(collection.fields), 'hashcode', 'instance_id', 'created', 'modified'];
  const fields = names.flatMap((name) => {
    const field = fieldNamed(collection, name);
    return field ? [{ name, field }] : [];
  });
  const sortable = fields.filter(({ field }) => isSortable(field)).map(({ name }) => name);
  const filters = fields
    .filter(({ field }) => isFilterable(field))
    .flatMap(({ name, field }) =>
      operatorsOf(field).map((operator) => ({
        name: operator === 'eq' ? name : `${name}__${operator}`,
        in: 'query',
        schema:
          operator === 'eq' ? fieldJsonSchema({ ...field, required: true }, 'write') : { type: 'string' },
      })),
    );
  const ordering = {
    type: 'string',
    description: `One or more, by commas, of ${sortable.join(', ')}; \`-\` before one for descending`,
  };
  const shared = ['Search', 'Paginate', 'Page', 'PageSize', 'Fields'];
  return [
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    { name: 'ordering', in: 'query', schema: { ...ordering, default: collection.ordering } },
    ...filters,
  ];
}

function ok(schema: JsonSchema): JsonSchema {
  return { 200: json(schema) };
}

function json(schema: JsonSchema): JsonSchema {
  return { description: 'As described', content: { 'application/json': { schema } } };
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function page(item: JsonSchema): JsonSchema {
  const link = { type: ['string', 'null'], format: 'uri-reference' };
  return {
    type: 'object',
    required: ['results', 'count', 'next', 'previous'],
    properties: {
      results: { type: 'array', items: item },
      count: { type: 'integer' },
      next: link,
      previous: link,
    },
  };
}
