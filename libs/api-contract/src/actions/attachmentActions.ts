import { defineAction, noInput, noOutput } from './defineAction';

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
};
