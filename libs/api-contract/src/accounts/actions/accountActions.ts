import * as v from 'valibot';
import { exportedDataSchema, securitySchema } from '../../account';
import { languageSchema } from '../../languages';
import { defineAction, noInput, noOutput } from '../../defineAction';

/** Data export of a user, and the language in which mails to them are written. */
export const accountActions = {
  exportMyData: defineAction({
    name: 'export_my_data',
    summary: 'The user’s own records, as a document to be saved',
    on: 'nothing',
    input: noInput,
    output: exportedDataSchema,
    roles: 'session',
    readOnly: true,
  }),

  security: defineAction({
    name: 'security',
    summary: 'What protects the account beside its password',
    on: 'nothing',
    input: noInput,
    output: securitySchema,
    roles: 'session',
    readOnly: true,
  }),

  setLanguage: defineAction({
    name: 'set_language',
    summary: 'The language in which the user gets mails, and sees the app on a new device',
    on: 'nothing',
    input: v.strictObject({ language: languageSchema }),
    output: noOutput,
    roles: 'session',
  }),
};
