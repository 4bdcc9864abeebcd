import {
  collectionCalls,
  limits,
  type Collection,
  type CollectionCall,
  type Field,
} from '@callboard/api-contract';
import { nestedPath } from '@callboard/api-contract/collections';
import { builtInFields, isFilterable, isSortable, operatorsOf } from '@callboard/api-contract/lists';
import { taggedField, taggedName } from '@callboard/api-contract/tags';
import { schemaName } from './collectionSchemas';
import { fieldJsonSchema, type JsonSchema } from './jsonSchema';
import { queryParameters } from './queryPaths';
import { componentName, envelope, json, jsonSchemaOf, pathParameters, ref } from './schemas';

/** The paths of a collection behind `/`, with what each takes and answers. */
export function collectionPaths(collection: Collection, path: string): Record<string, JsonSchema> {
  const { label } = collection;
  const name = schemaName(collection);
  const record = ref(name);
  const operation = (summary: string, description: string, answers: JsonSchema, more: JsonSchema = {}) => ({
    tags: [label.many],
    summary,
    description,
    responses: answers,
    ...more,
  });
  const ifMatch = { parameters: [{ $ref: '#/components/parameters/IfMatch' }] };
  const oneParameter = [
    { name: 'hashcode', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  ];
  const created = envelope(record);
  return {
    [`/${path}`]: offered(collection, {
      get: operation(`List ${label.many}`, words.list, ok(listOf(record)), {
        parameters: listParameters(collection),
      }),
      post: operation(
        `Create ${label.one}`,
        words.create,
        { 201: json(created) },
        { requestBody: json(ref(`${name}Draft`)) },
      ),
      patch: operation('Change several', words.bulk, bulk, {
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
      delete: operation('Delete several', words.bulk, bulk, { requestBody: json(ref('Hashcodes')) }),
    }),
    [`/${path}/{hashcode}`]: offered(collection, {
      parameters: oneParameter,
      get: operation(`Read ${label.one}`, words.read, ok(record)),
      patch: operation(`Change ${label.one}`, words.change, ok(record), {
        ...ifMatch,
        requestBody: json(ref(`${name}Patch`)),
      }),
      delete: operation(`Delete ${label.one}`, words.remove, { 204: { description: 'Deleted' } }, ifMatch),
    }),
    ...callPaths(collection, path),
  };
}

const verbs = [
  ['post', 'create'],
  ['patch', 'update'],
  ['delete', 'remove'],
] as const;

/** Without what no one does by these paths: the server refuses it. */
function offered({ never = [] }: Collection, item: JsonSchema): JsonSchema {
  const refused: string[] = verbs.flatMap(([method, verb]) => (never.includes(verb) ? [method] : []));
  return Object.fromEntries(Object.entries(item).filter(([method]) => !refused.includes(method)));
}

/** Schemas of the answers below the path of a collection, by the names that their paths refer to. */
export function collectionCallSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    calls.map(([key, { output }]) => [componentName(key), jsonSchemaOf(output)] as const),
  );
}

const calls: [string, CollectionCall][] = Object.entries(collectionCalls);

function callPaths(collection: Collection, path: string): Record<string, JsonSchema> {
  const offered = calls.filter(([, { forImports }]) => !forImports || collection.importable);
  return Object.fromEntries(
    offered.map(([key, { summary, method, path: below, input, hasFilters, body, bodySchema, format }]) => {
      const filters = hasFilters ? filterParameters(collection) : [];
      const type = format === 'lines' ? 'application/x-ndjson' : 'application/json';
      const operation = {
        tags: [collection.label.many],
        summary: `${collection.label.many}: ${key}`,
        description: summary,
        parameters: [...queryParameters(below, jsonSchemaOf(input)), ...filters],
        ...(body && { requestBody: { content: { [body]: { schema: { type: 'string' } } } } }),
        ...(bodySchema && { requestBody: json(jsonSchemaOf(bodySchema)) }),
        responses: ok(ref(componentName(key)), type),
      };
      const parameters = pathParameters(below);
      return [`/${path}/${below}`, { parameters, [method.toLowerCase()]: operation }];
    }),
  );
}

/** The paths of a collection below the record that it is nested in, which a body then need not name. */
export function nestedPaths(collection: Collection, version: number): Record<string, JsonSchema> {
  const { nested } = collection;
  if (!nested) return {};
  const path = nestedPath(collection, version);
  const { [`/${path}`]: many = {}, [`/${path}/{hashcode}`]: one = {} } = collectionPaths(collection, path);
  const requestBody = (schema: string) => ({
    requestBody: json(ref(`Nested${schemaName(collection)}${schema}`)),
  });
  const { parameters: listed, ...list } = Object(many['get']);
  return {
    [`/${path}`]: {
      parameters: pathParameters(path),
      get: { ...list, parameters: [...listed, ...addedParameters(nested.additionalFields)] },
      ...('post' in many && { post: { ...Object(many['post']), ...requestBody('Draft') } }),
    },
    [`/${path}/{hashcode}`]: {
      parameters: pathParameters(`${path}/{hashcode}`),
      get: one['get'],
      ...('patch' in one && { patch: { ...Object(one['patch']), ...requestBody('Patch') } }),
      ...('delete' in one && { delete: one['delete'] }),
    },
  };
}

const words = {
  list: 'A page of the records that the session may see, by search, filters and order; a bare array by `paginate=false`.',
  create: 'Makes one record. With an `Idempotency-Key` the same request is carried out once.',
  read: 'One record, with its version as `ETag`.',
  change: 'Changes the fields that the body names and answers the whole record.',
  remove: 'Deletes one record.',
  bulk: 'Up to so many records, each by itself: 200 when all went well, else 207 with what each came to.',
};

const bulk = { ...ok(ref('BulkResults')), 207: json(ref('BulkResults')) };

const hashcodeObject = {
  type: 'object',
  required: ['hashcode'],
  properties: { hashcode: { type: 'string', format: 'uuid' } },
};

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
    ...addedParameters({ ...collection.additionalFields, ...(collection.above !== undefined && children) }),
    ...filterParameters(collection),
  ];
}

const children = {
  direct_children: 'Adds to each record those right below it, unless they are more than a page',
};

/** Parameters that a list can add to its records, by name. */
function addedParameters(added: Readonly<Record<string, string>>): JsonSchema[] {
  if (Object.keys(added).length === 0) return [];
  const schema = { enum: Object.keys(added) };
  return [{ name: 'additional_fields', in: 'query', schema, description: Object.values(added).join('; ') }];
}

function filterParameters(collection: Collection): JsonSchema[] {
  const tagged: [string, Field] = [taggedName, taggedField];
  const filters = [...namedFields(collection), tagged]
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

function listOf(item: JsonSchema): JsonSchema {
  return { anyOf: [page(item), { type: 'array', items: item }] };
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
