import * as v from 'valibot';
import { attachmentSchema } from '../attachments';
import { altSchema } from '../uploadLimits';
import { defineAction, noInput, noOutput } from '../../defineAction';

/** The actions on attachments that carry no bytes. */
export const attachmentActions = {
  removeAttachment: defineAction({
    name: 'remove_attachment',
    summary: 'Deletes an attachment, as its owner or as staff',
    on: 'nothing',
    wire: { method: 'DELETE', path: 'attachments/{hashcode}' },
    input: noInput,
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    clause: '7.31',
  }),

  describePicture: defineAction({
    name: 'describe_picture',
    summary: 'Describes a picture of a record, makes it the main one, or shows it to everyone (staff)',
    on: 'nothing',
    input: v.strictObject({
      hashcode: v.pipe(v.string(), v.uuid()),
      alt: v.optional(altSchema),
      /** A record has one main picture: the one before is none any more. */
      is_main: v.optional(v.literal(true)),
      is_public: v.optional(v.boolean()),
    }),
    output: attachmentSchema,
    roles: 'session',
    problems: ['missing'],
    clause: '2.21',
  }),
};
