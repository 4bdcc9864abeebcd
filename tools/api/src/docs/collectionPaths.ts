import {
  builtInFields,
  isFilterable,
  isSortable,
  limits,
  operatorsOf,
  type Collection,
  type Field,
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
    [`/${path}/counts`]: {
      get: operation(`Count ${label.many} by a field`, ok(ref('Counts')), {
        parameters: [by, ...filterParameters(collection)],
      }),
    },
    ...(collection.importable && {
      [`/${path}/imports`]: {
        post: operation(
          `Import ${label.many} from a CSV file`,
          ok(ref('ImportLine'), 'application/x-ndjson'),
          {
            parameters: sharedParameters('ImportMode', 'ImportMapping', 'ImportDefaults'),
            requestBody: {
              content: { 'text/csv': { schema: { type: 'string', maxLength: limits.maxImportBytes } } },
            },
          },
        ),
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

const by = { name: 'by', in: 'query', required: true, schema: { type: 'string' }, description: 'The field' };

function sharedParameters(...names: string[]): JsonSchema[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function listParameters(collection: Collection): JsonSchema[] {
  const sortable = namedFields(collection).filter(([, field]) => isSortable(field));
  const names = sortable.map(([name]) => name).join(', ');
  const description = `One or more, by commas, of ${names}; \`-\` before one for descending`;
  return [
    ...sharedParameters('Paginate', 'Page', 'PageSize', 'Fields'),
    { name: 'ordering', in: 'query', schema: { type: 'string', default: collection.ordering }, description },
    ...filterParameters(collection),
  ];
}

function filterParameters(collection: Collection): JsonSchema[] {
  const filters = namedFields(collection)
    .filter(([, field]) => isFilterable(field))
    .flatMap(([name, field]) =>
      operatorsOf(field).map((operator) => ({
        name: operator === 'eq' ? name : `${name}__${operator}`,
        in: 'query',
        schema:
          operator === 'eq' ? fieldJsonSchema({ ...field, required: true }, 'write') : { type: 'string' },
      })),
    );
  return [...sharedParameters('Search'), ...filters];
}

function namedFields(collection: Collection): [string, Field][] {
  return [...Object.entries(collection.fields), ...Object.entries(builtInFields)];
}

function ok(schema: JsonSchema, type = 'application/json'): JsonSchema {
  return { 200: { description: 'As described', content: { [type]: { schema } } } };
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
