import * as v from 'valibot';
import { attachmentListSchema, attachmentSchema, uploadFactsSchema, uploadedSchema } from '../attachments';
import { limits } from '../../product';
import { defineQuery } from '../../defineQuery';

const whole = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));

/** Reading attachments. */
export const attachmentQueries = {
  attachment: defineQuery({
    summary:
      'One attachment: for its owner, for staff, and for anyone who may read the record that it belongs to',
    group: 'Attachments',
    path: 'attachments/{hashcode}',
    input: v.object({ hashcode: v.string() }),
    output: attachmentSchema,
    envelope: 'bare',
    roles: 'session',
    problems: ['missing'],
    clause: '3.3, 7.15',
  }),

  /** The files of one record. Its avatar is none of them. */
  attachmentsOfRecord: defineQuery({
    summary: 'The files of one record, newest first, for anyone who may read it',
    group: 'Attachments',
    path: 'attachments',
    input: v.strictObject({
      /** `{type}.{id}` */
      parent: v.unwrap(uploadFactsSchema.entries.parent),
      page: v.optional(whole, '1'),
      page_size: v.optional(v.pipe(whole, v.maxValue(limits.maxPageSize)), String(limits.pageSize)),
      paginate: v.optional(v.literal('true')),
    }),
    output: attachmentListSchema,
    envelope: 'bare',
    roles: 'session',
    problems: ['missing'],
    clause: '3.2',
  }),

  /** For a client that lost the answer to the last part of its upload. */
  resumedUpload: defineQuery({
    summary: 'The attachment that an upload in parts became',
    group: 'Attachments',
    path: 'attachments/resumable/{id}/attachment',
    input: v.object({ id: v.string() }),
    output: uploadedSchema,
    envelope: 'bare',
    roles: 'session',
    problems: ['missing'],
  }),
};
