import { defineCollection } from '../../defineCollection';
import { boolean, date, document, reference, select, text } from '../../fields/kinds';
import { questionSchema } from '../questionSchema';

/** Questions over the records of a collection that the office asks again and again. Each reader gets the answer of their own rights. */
export const reports = defineCollection({
  name: 'reports',
  path: 'core/reports',
  model: 'core.Report',
  label: { one: 'Report', many: 'Reports' },
  fields: {
    name: text({ label: 'Name', required: true, max: 120, search: true, sort: true, column: 'shown' }),
    question: document({
      label: 'Question',
      required: true,
      schema: questionSchema,
      maxBytes: 20_000,
      example: {
        collection: 'venues',
        by: 'region',
        second: null,
        measure: 'count',
        search: '',
        filters: [],
      },
    }),
    display: select({
      label: 'Shown as',
      required: true,
      column: 'shown',
      options: [
        { value: 'table', label: 'Table' },
        { value: 'bars', label: 'Bars' },
        { value: 'line', label: 'Line' },
      ],
    }),
    owner: reference({ label: 'Owner', to: 'users', serverOwned: true, column: 'shown' }),
    shared_with: select({
      label: 'Who sees it',
      required: true,
      column: 'shown',
      options: [
        { value: 'owner', label: 'Only me', tone: 'neutral' },
        { value: 'office', label: 'The office', tone: 'blue' },
      ],
    }),
    weekly_mail: boolean({ label: 'Email it to me every Monday', column: 'shown' }),
    // The Monday of the last mail: a job that runs again finds it.
    mailed_on: date({
      label: 'Last emailed',
      serverOwned: true,
      unlogged: true,
      filter: false,
      sort: false,
      column: 'never',
    }),
  },
  title: ['name'],
  subtitle: 'owner',
  avatar: { icon: 'list', shape: 'square' },
  page: '/reports/{hashcode}',
  access: {
    read: {
      staff: [
        { field: 'owner', actor: 'user' },
        { field: 'shared_with', in: ['office'] },
      ],
    },
    create: { staff: 'all' },
    update: { staff: [{ field: 'owner', actor: 'user' }] },
    remove: { staff: [{ field: 'owner', actor: 'user' }] },
  },
  ordering: 'name',
});
