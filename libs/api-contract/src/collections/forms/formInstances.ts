import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, text } from '../../fields/kinds';
import { answersSchema } from '../../forms/formContent';

const own = [{ field: 'individual', actor: 'individual' }] as const;

/** A form as somebody fills it in: it opens in the edition that it was begun with, until somebody chooses otherwise. */
export const formInstances = defineCollection({
  name: 'formInstances',
  path: 'form/instances',
  v2Path: 'form/instance/instances',
  model: 'form.Instance',
  label: { one: 'Answer', many: 'Answers' },
  fields: {
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    individual: reference({
      label: 'Answered by',
      to: 'individuals',
      serverOwned: true,
      column: 'shown',
      display: 'model',
    }),
    definition: reference({
      label: 'Form',
      to: 'formDefinitions',
      required: true,
      immutable: true,
    }),
    edition: reference({ label: 'Edition', to: 'formEditions', required: true, serverOwned: true }),
    task: reference({ label: 'Task', to: 'tasks', immutable: true, column: 'shown' }),
    answers: document({ label: 'Answers', schema: answersSchema, example: {} }),
    progress: integer({
      label: 'Progress',
      min: 0,
      max: 100,
      serverOwned: true,
      description: 'Per cent of the required answers that are given',
      sort: true,
      column: 'shown',
      display: 'progress',
    }),
    score: integer({
      label: 'Score',
      serverOwned: true,
      readableBy: ['staff'],
      sort: true,
      column: 'shown',
    }),
    handed_in: datetime({ label: 'Handed in', serverOwned: true, sort: true, column: 'shown' }),
  },
  lifecycle: {
    initial: 'open',
    statuses: { open: { label: 'Open', tone: 'blue' }, handed_in: { label: 'Handed in', tone: 'green' } },
    transitions: {
      hand_in: {
        label: 'Hand in',
        from: ['open'],
        to: 'handed_in',
        roles: ['staff', 'judge', 'participant', 'collaborator'],
        hasEffects: true,
      },
      reopen: { label: 'Open again', from: ['handed_in'], to: 'open', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'individual',
  avatar: { icon: 'list', shape: 'square' },
  page: '/answers/{hashcode}',
  access: {
    read: { staff: 'all', judge: own, participant: own, collaborator: own },
    create: { staff: 'all', judge: own, participant: own, collaborator: own },
    update: { staff: 'all', judge: own, participant: own, collaborator: own },
    remove: { staff: 'all' },
  },
  distinct: [{ fields: ['task', 'individual'] }],
  ordering: '-created',
});
