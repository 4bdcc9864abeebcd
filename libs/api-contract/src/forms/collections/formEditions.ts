import { defineCollection } from '../../defineCollection';
import { document, reference, text } from '../../fields/kinds';
import { versionNumber } from '../../fields/versionNumber';
import { formContentSchema, smallForm } from '../formContent';

/** A form as it was published once. It never changes, so that answers are always read next to their own questions. */
export const formEditions = defineCollection({
  name: 'formEditions',
  path: 'form/editions',
  model: 'form.Edition',
  label: { one: 'Version of a form', many: 'Versions of a form' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, serverOwned: true, column: 'shown' }),
    definition: reference({
      label: 'Form',
      to: 'formDefinitions',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    number: versionNumber,
    content: document({
      label: 'Questions',
      schema: formContentSchema,
      example: smallForm,
      serverOwned: true,
      required: true,
    }),
  },
  title: ['name'],
  subtitle: 'definition',
  avatar: { icon: 'list', shape: 'square' },
  page: '/form-editions/{hashcode}',
  access: {
    read: { staff: 'all', judge: 'all', participant: 'all', collaborator: 'all' },
    create: {},
    update: {},
    remove: {},
  },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['definition', 'number'] }],
  ordering: '-number',
});
