import { defineCollection } from '../../defineCollection';
import { boolean, document, integer, text, textarea } from '../../fields/kinds';
import { formContentSchema, smallForm } from '../formContent';

const published = [{ field: 'status', in: ['published'] }] as const;

/**
 * A form that staff build and others fill in. `content` is what is being worked on; publishing makes a version of it, and answers
 * belong to the version that they were given to.
 */
export const formDefinitions = defineCollection({
  name: 'formDefinitions',
  path: 'form/definitions',
  v2Path: 'form/definition/definitions',
  aliases: ['task/forms', 'task/form/forms'],
  model: 'form.Definition',
  label: { one: 'Form', many: 'Forms' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    description: textarea({ label: 'About', description: 'What it is for. Those who fill it in see this.' }),
    content: document({
      label: 'Questions',
      schema: formContentSchema,
      example: smallForm,
      readableBy: ['staff'],
    }),
    edition: integer({
      label: 'Version',
      min: 0,
      serverOwned: true,
      description: 'How often it was published',
      column: 'shown',
    }),
    is_changed: boolean({
      label: 'Changed since',
      serverOwned: true,
      derived: true,
      readableBy: ['staff'],
      description: 'The draft differs from the version that people fill in',
      column: 'shown',
    }),
  },
  lifecycle: {
    initial: 'draft',
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      published: { label: 'Published', tone: 'green' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      publish: {
        label: 'Publish',
        from: ['draft', 'published'],
        to: 'published',
        roles: ['staff'],
        hasEffects: true,
      },
      retire: {
        label: 'Retire',
        from: ['published'],
        to: 'retired',
        roles: ['staff'],
        confirm: 'No one can start it any more. Answers are kept.',
      },
      bring_back: { label: 'Bring back', from: ['retired'], to: 'published', roles: ['staff'] },
    },
  },
  title: ['name'],
  avatar: { icon: 'list', shape: 'square' },
  isForReaders: true,
  page: '/task-forms/{hashcode}',
  versioned: { in: 'formEditions', as: 'definition', number: 'edition' },
  access: {
    read: { staff: 'all', judge: published, participant: published, collaborator: published },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  naturalKey: ['name'],
  ordering: 'name',
});
