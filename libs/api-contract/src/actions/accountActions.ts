import { exportedDataSchema, securitySchema } from '../account';
import { defineAction, noInput } from './defineAction';

/** What a user reads about their account. */
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
};
