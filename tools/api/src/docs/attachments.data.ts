import { attachmentSubtypes, attachmentPaths, uploadLimits } from '@callboard/api-contract';

const text = { type: 'string' } as const;
const hashcode = { type: 'string', format: 'uuid' } as const;
const address = {
  type: 'string',
  description: 'A path of this server, signed: it works for 5 minutes',
} as const;
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text }) as const;
const answering = (schema: string, description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const bytes = (description: string) => ({
  description,
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
});

/** What answers about attachments look like. */
export const attachmentSchemas = {
  Uploaded: {
    type: 'object',
    required: ['success', 'hashcode', 'media_url', 'name'],
    properties: { success: { const: true }, hashcode, media_url: address, name: text },
  },
  UploadAnswer: {
    anyOf: [
      { $ref: '#/components/schemas/Uploaded' },
      {
        type: 'object',
        required: ['success'],
        properties: { success: { const: true } },
        additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/Uploaded' } },
      },
    ],
  },
  Attachment: {
    type: 'object',
    required: ['hashcode', 'name', 'size', 'type', 'created', 'qed_model', 'view_url', 'pictures'],
    properties: {
      hashcode,
      name: text,
      size: { type: 'integer' },
      type: { type: 'string', description: 'What its content is, whatever its name says' },
      created: { type: 'string', format: 'date-time' },
      qed_model: { type: 'object', properties: { title: text, url: address } },
      view_url: { anyOf: [address, { type: 'null' }] },
      pictures: {
        anyOf: [
          { type: 'object', properties: { small: address, medium: address, large: address } },
          { type: 'null' },
        ],
      },
    },
  },
  AttachmentList: {
    type: 'object',
    required: ['count', 'next', 'previous', 'results'],
    properties: {
      count: { type: 'integer' },
      next: { anyOf: [text, { type: 'null' }] },
      previous: { anyOf: [text, { type: 'null' }] },
      results: { type: 'array', items: { $ref: '#/components/schemas/Attachment' } },
    },
  },
} as const;

const form = {
  type: 'object',
  required: ['attachment'],
  properties: {
    attachment: {
      type: 'string',
      format: 'binary',
      description: 'Or under any other key, which the answer then has too',
    },
    name: { type: 'string', maxLength: uploadLimits.maxNameLength },
    subtype_code: { enum: attachmentSubtypes, default: 'local_file' },
    group: { type: 'string', maxLength: 60 },
    parent: { type: 'string', description: '`{type}.{id}` of a record that one may change' },
  },
} as const;

const upload = `${attachmentPaths.resumable}/{id}`;

/** The calls about attachments. */
export const attachmentRouteDocs = {
  [attachmentPaths.upload]: {
    post: {
      tags: ['Attachments'],
      summary: 'Sends a file or several; several are answered as a list under their payload key',
      parameters: [{ name: 'Idempotency-Key', in: 'header', schema: hashcode }],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
      responses: { 201: answering('UploadAnswer', 'Stored') },
    },
  },
  attachments: {
    get: {
      tags: ['Attachments'],
      summary: 'The files of one record, newest first, for whoever may read it',
      parameters: [
        { name: 'parent', in: 'query', required: true, schema: text, description: '`{type}.{id}`' },
        { $ref: '#/components/parameters/Page' },
        { $ref: '#/components/parameters/PageSize' },
      ],
      responses: { 200: answering('AttachmentList', 'The files') },
    },
  },
  'attachments/{hashcode}': {
    parameters: [inPath('hashcode')],
    get: {
      tags: ['Attachments'],
      summary: 'For its owner, for staff, and for whoever may read the record that it belongs to',
      responses: { 200: answering('Attachment', 'Found') },
    },
    delete: {
      tags: ['Attachments'],
      summary: 'Deletes it, as its owner or as staff',
      responses: { 204: { description: 'Deleted' } },
    },
  },
  'attachments/{hashcode}/file': {
    parameters: [inPath('hashcode')],
    get: {
      tags: ['Attachments'],
      summary: 'Its bytes, at the signed addresses that reading it gives; by Range too',
      security: [],
      responses: {
        200: bytes('All of it'),
        206: bytes('The requested range'),
      },
    },
  },
  'attachments/{hashcode}/avatar': {
    parameters: [inPath('hashcode')],
    get: {
      tags: ['Attachments'],
      summary: 'The picture of a record, at the signed address that its `qed_model.avatar.image.url` gives',
      security: [],
      responses: { 200: bytes('The picture') },
    },
  },
  [attachmentPaths.resumable]: {
    post: {
      tags: ['Attachments'],
      summary: 'Begins an upload in parts (tus 1.0.0); its metadata are the fields of the form',
      responses: {
        201: answering('Uploaded', 'Begun; `Location` is its address. With all bytes in it: stored'),
      },
    },
  },
  [upload]: {
    parameters: [inPath('id')],
    head: {
      tags: ['Attachments'],
      summary: 'How far the upload is: `Upload-Offset`',
      responses: { 200: { description: 'Known' } },
    },
    patch: {
      tags: ['Attachments'],
      summary: 'Sends the next part; the last one answers the attachment',
      requestBody: {
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        200: answering('Uploaded', 'The last part: kept'),
        204: { description: 'More is to come' },
      },
    },
    delete: {
      tags: ['Attachments'],
      summary: 'Cancels the upload',
      responses: { 204: { description: 'Cancelled' } },
    },
  },
  [`${upload}/attachment`]: {
    parameters: [inPath('id')],
    get: {
      tags: ['Attachments'],
      summary: 'The attachment that an upload became, for whoever lost the answer to its last part',
      responses: { 200: answering('Uploaded', 'Kept') },
    },
  },
} as const;
