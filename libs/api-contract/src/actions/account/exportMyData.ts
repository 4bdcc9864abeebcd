import { exportedDataSchema } from '../../account';
import { defineAction, noInput } from '../defineAction';

export const exportMyData = defineAction({
  name: 'export_my_data',
  summary: 'The user’s own records, as a document to be saved',
  on: 'nothing',
  input: noInput,
  output: exportedDataSchema,
  roles: 'session',
  readOnly: true,
});
