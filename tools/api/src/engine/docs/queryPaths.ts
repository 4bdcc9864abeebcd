import { transferRegistry, type Transfer } from '@callboard/api-contract/attachments';
import { queryNamed, queryNames } from '@callboard/api-contract/queries';
import type { JsonSchema } from './jsonSchema';
import type { PathItem } from './mergePaths';
import { componentName, envelope, json, jsonSchemaOf, pathParameters, ref, securityOf } from './schemas';

const timeZone = {
  name: 'Time-Zone',
  in: 'header',
  schema: { type: 'string' },
  description: 'The zone of the reader, which says when today begins',
} as const;

/** Schemas of the queries' answers, by the names that their paths refer to. */
export function querySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    queryNames.map((key) => [componentName(key), jsonSchemaOf(queryNamed(key).output)]),
  );
}

/** The paths of every query. */
export function queryPaths(): Record<string, PathItem>[] {
  return queryNames.map((key) => {
    const {
      path,
      summary,
      group,
      input,
      envelope: around,
      roles,
      readsTimeZone,
      isCached,
      clause,
    } = queryNamed(key);
    const output = ref(componentName(key));
    const parameters = [...queryParameters(path, jsonSchemaOf(input)), ...(readsTimeZone ? [timeZone] : [])];
    return {
      [`/${path}`]: {
        parameters: pathParameters(path),
        get: {
          tags: [group],
          summary,
          description: clause ? `${summary} (clause ${clause})` : summary,
          ...(parameters.length > 0 && { parameters }),
          ...securityOf(roles),
          responses: {
            200: json(around === 'data' ? envelope(output) : output),
            ...(isCached && { 304: { description: 'It is what `If-None-Match` names' } }),
          },
        },
      },
    };
  });
}

/** The properties of an input that the path does not hold, as parameters of the query string. */
export function queryParameters(path: string, { properties, required }: JsonSchema): JsonSchema[] {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(Object(properties))
    .filter(([name]) => !path.includes(`{${name}}`))
    .map(([name, schema]) => ({ name, in: 'query', required: needed.has(name), schema }));
}

const bytes = { type: 'string', format: 'binary' } as const;

/** The paths of the calls that carry bytes. */
export function transferPaths(): Record<string, PathItem>[] {
  return Object.values<Transfer>(transferRegistry).map((transfer) => ({
    [`/${transfer.path}`]: {
      parameters: pathParameters(transfer.path),
      [transfer.method.toLowerCase()]: transferOperation(transfer),
    },
  }));
}

function transferOperation({ summary, group, roles, body, isIdempotent, answers }: Transfer): JsonSchema {
  return {
    tags: [group],
    summary,
    ...securityOf(roles),
    ...(isIdempotent && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    ...(body && { requestBody: { content: { [body.type]: { schema: bodySchema(body) } } } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description, content }]) => {
        if (content === undefined) return [status, { description }];
        if (content === 'bytes') return [status, { description, content: { '*/*': { schema: bytes } } }];
        return [status, json(jsonSchemaOf(content), description)];
      }),
    ),
  };
}

/** A form has the file under any key next to its fields, which the answer then has too. */
function bodySchema({ fields }: NonNullable<Transfer['body']>): JsonSchema {
  if (!fields) return bytes;
  const { properties } = jsonSchemaOf(fields);
  return {
    type: 'object',
    required: ['attachment'],
    properties: { attachment: bytes, ...Object(properties) },
  };
}
