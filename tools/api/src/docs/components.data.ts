import {
  dashboardAudience,
  dashboardNames,
  importModes,
  limits,
  problemWords,
} from '@callboard/api-contract';
import { attachmentRouteDocs, attachmentSchemas } from './attachments.data';
import { answerSchemas, dashboardSchemaName, envelope, userAnswer } from './answers.data';
import { problemResponses, problemSchemas } from './problems.data';
import { userActionBody } from './userActions.data';

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
    ImportMode: query('mode', { enum: importModes, default: 'columns' }, 'What to do: only `commit` writes'),
    ImportMapping: query('mapping', text, 'JSON: the column for each field'),
    ImportDefaults: query('defaults', text, 'JSON: the value for each field that rows leave empty'),
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      schema: text,
      description: `The ETag that was read; a stale one is answered with 412: ${problemWords.stale}`,
    },
  },
  schemas: {
    ...problemSchemas,
    ...answerSchemas,
    Hashcodes: {
      type: 'object',
      required: ['hashcodes'],
      properties: {
        hashcodes: { type: 'array', maxItems: limits.maxBulk, items: { type: 'string', format: 'uuid' } },
      },
    },
    BulkResults: {
      type: 'object',
      required: ['results'],
      properties: {
        results: {
          type: 'array',
          items: {
            type: 'object',
            required: ['hashcode', 'success'],
            properties: { hashcode: text, success: { type: 'boolean' }, error: text },
          },
        },
      },
    },
    Counts: {
      type: 'object',
      required: ['by', 'results'],
      properties: {
        by: text,
        results: {
          type: 'array',
          items: {
            type: 'object',
            required: ['value', 'label', 'count'],
            properties: { value: { type: ['string', 'null'] }, label: text, count: { type: 'integer' } },
          },
        },
      },
    },
    ImportLine: {
      type: 'object',
      description: 'One line of the answer; an import ends with `done` or `failed`.',
      required: ['type'],
      properties: { type: { enum: ['columns', 'progress', 'row', 'done', 'failed'] } },
    },
    ...attachmentSchemas,
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
    Change: {
      type: 'object',
      required: ['sequence', 'change_set', 'actor', 'kind', 'at', 'fields'],
      properties: {
        sequence: { type: 'integer' },
        change_set: { type: 'string', format: 'uuid' },
        actor: { anyOf: [{ type: 'object', properties: { hashcode: text, title: text } }, { type: 'null' }] },
        kind: { enum: ['create', 'update', 'delete'] },
        at: { type: 'string', format: 'date-time' },
        fields: { type: 'array', items: { type: 'object' } },
      },
    },
  },
} as const;

const answering = (schema: object) => ({
  200: { description: 'As described', content: { 'application/json': { schema } } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const domain = {
  type: 'object',
  required: ['code', 'name'],
  properties: { code: text, name: text, url: { type: 'string', format: 'uri' } },
};
const undone = { type: 'object', required: ['change_set'], properties: { change_set: text } };
const action = {
  'application/json': {
    schema: {
      type: 'object',
      required: ['action'],
      properties: { action: text, data: { type: 'object' }, target: text },
    },
  },
};

/** The read of an invitation, which its link opens without a session. */
export const activationRead = {
  tags: ['Invitations'],
  summary:
    'With the token of a link: `status`, `mode` and for whom it is, for everybody. With a hashcode: the record, for admins',
  security: [{}, { token: [] }],
  responses: answering({ anyOf: [envelope(ref('Activation')), ref('UserActivations')] }),
} as const;

const timeZone = {
  name: 'Time-Zone',
  in: 'header',
  schema: text,
  description: 'The zone of the reader, which says when today begins',
} as const;

/** The calls that belong to no collection; `userActions` stands for its path, which differs by version. */
export const sharedPaths = {
  'app/arguments': {
    get: {
      tags: ['Start'],
      summary: 'What the app needs before it renders',
      security: [],
      responses: answering(
        envelope({ type: 'object', required: ['app_args'], properties: { app_args: ref('AppArguments') } }),
      ),
    },
  },
  'tenant/domains': {
    get: {
      tags: ['Start'],
      summary: 'The tenants',
      security: [],
      responses: answering({ type: 'array', items: domain }),
    },
  },
  'openapi.json': {
    get: {
      tags: ['Start'],
      summary: 'This document',
      security: [],
      responses: answering({ type: 'object', required: ['openapi', 'paths'] }),
    },
  },
  'user/passwords/{token}': {
    parameters: [{ name: 'token', in: 'path', required: true, schema: text }],
    get: {
      tags: ['Session'],
      summary: 'Whether a reset link still works',
      security: [],
      responses: answering({
        type: 'object',
        required: ['success'],
        properties: { success: { const: true } },
      }),
    },
  },
  userActions: {
    post: {
      tags: ['Session'],
      summary: 'Signing in, invitations, passwords, second steps and sessions; and actions on users',
      security: [{}, { token: [] }],
      requestBody: { content: { 'application/json': { schema: userActionBody } } },
      responses: answering(userAnswer),
    },
  },
  ...Object.fromEntries(
    dashboardNames.map((name) => [
      `dashboards/${name}`,
      {
        get: {
          tags: ['Dashboards'],
          summary: `The facts of the dashboard ${name}`,
          description: `As far as the session may see them: ${dashboardAudience[name] === 'staff' ? 'for staff and admins' : 'for everyone who is signed in'}.`,
          parameters: [timeZone],
          responses: answering(envelope(ref(dashboardSchemaName(name)))),
        },
      },
    ]),
  ),
  ...attachmentRouteDocs,
  'changes/actions': {
    post: {
      tags: ['Changes'],
      summary: 'undo: takes back a change set',
      requestBody: { content: action },
      responses: answering(envelope(undone)),
    },
  },
} as const;
