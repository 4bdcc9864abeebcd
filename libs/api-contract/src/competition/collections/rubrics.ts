import { defineCollection } from '../../defineCollection';
import { document, text, textarea } from '../../fields/kinds';
import { rubricExample, rubricSchema } from '../rubricSchema';
import { officeOnly } from '../../access.data';
import { contestTenants } from '../contestTenants.data';

/** Rubrics of judges: criteria with weights and scales, and penalties. In use a rubric stays as it is; another version is a copy. */
export const rubrics = defineCollection({
  name: 'rubrics',
  path: 'competition/rubrics',
  model: 'competition.Rubric',
  label: { one: 'Rubric', many: 'Rubrics' },
  tenants: contestTenants,
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    content: document({
      label: 'Criteria',
      schema: rubricSchema,
      example: rubricExample,
      maxBytes: 100_000,
      required: true,
    }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'draft',
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      ready: { label: 'In use', tone: 'green' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      publish: {
        label: 'Put in use',
        from: ['draft'],
        to: 'ready',
        roles: ['staff'],
        confirm: 'Its criteria cannot be changed after that.',
      },
      retire: { label: 'Retire', from: ['ready'], to: 'retired', roles: ['staff'], next: [] },
      restore: { label: 'Use again', from: ['retired'], to: 'ready', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'status',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/rubrics/{hashcode}',
  access: officeOnly,
  changeable: { staff: { in: ['draft'] } },
  reliedOnBy: [
    {
      collection: 'stages',
      same: { rubric: 'hashcode' },
      meets: { field: 'status', in: ['judging', 'closed', 'released'] },
      fixes: ['content'],
    },
  ],
  ordering: 'name',
});
