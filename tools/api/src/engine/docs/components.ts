import { bulkResponseSchema, limits, problemWords } from '@callboard/api-contract';
import { actionSchemas } from './actionPaths';
import { collectionCallSchemas } from './collectionPaths';
import { problemResponses, problemSchemas } from './problems';
import { querySchemas } from './queryPaths';
import { jsonSchemaOf } from './schemas';

const text = { type: 'string' } as const;
const query = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
});

/** The parts of the OpenAPI document that belong to no collection. */
export const sharedComponents = {
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token <token>` of a login' },
  },
  responses: problemResponses,
  parameters: {
    Search: query(
      'search',
      { type: 'string', maxLength: limits.maxSearchLength },
      'Words to be found in any order',
    ),
    Paginate: query(
      'paginate',
      { type: 'boolean', default: true },
      `false: a bare array; 400 where there are more than ${limits.maxUnpaged}`,
    ),
    Page: query('page', { type: 'integer', minimum: 1, default: 1 }, 'Counted from 1'),
    PageSize: query(
      'page_size',
      { type: 'integer', minimum: 1, maximum: limits.maxPageSize, default: limits.pageSize },
      'Records on a page',
    ),
    Fields: query('fields', text, 'Only these fields, by commas'),
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      schema: { type: 'string', format: 'uuid' },
      description: 'The same request with the same key is carried out once',
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      schema: text,
      description: `The ETag that was read; a stale one is answered with 412: ${problemWords.stale}`,
    },
  },
  schemas: {
    ...problemSchemas,
    ...actionSchemas(),
    ...querySchemas(),
    ...collectionCallSchemas(),
    Hashcodes: {
      type: 'object',
      required: ['hashcodes'],
      properties: {
        hashcodes: { type: 'array', maxItems: limits.maxBulk, items: { type: 'string', format: 'uuid' } },
      },
    },
    BulkResults: jsonSchemaOf(bulkResponseSchema),
    Reference: {
      type: 'object',
      required: ['hashcode', 'title', 'model'],
      properties: { hashcode: { type: 'string', format: 'uuid' }, title: text, model: text },
    },
    Record: {
      type: 'object',
      required: ['hashcode', 'version', 'qed_model'],
      properties: {
        hashcode: { type: 'string', format: 'uuid' },
        instance_id: { type: 'integer' },
        version: { type: 'integer' },
        created: { type: 'string', format: 'date-time' },
        modified: { type: 'string', format: 'date-time' },
        qed_model: {
          type: 'object',
          properties: {
            title: text,
            visual_title: text,
            subtitle: text,
            url: text,
            model: text,
            avatar: { type: 'object' },
          },
        },
      },
    },
  },
} as const;
