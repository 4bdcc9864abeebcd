import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, text, textarea } from '../../fields/kinds';
import { answersSchema } from '../formContent';
import { isHashcode } from '../../schemas/formats';
import * as v from 'valibot';
import { editableAnswerStatuses } from '../answerStatuses.data';

const own = [{ field: 'individual', actor: 'individual' }] as const;
/** An answer for an entry is the work of all who work on that entry. */
const ofEntries = [...own, { field: 'entry', reachedIn: ['entries'] }] as const;

/** A form as a user fills it in: it opens in the version that it was begun with, until a user selects another. */
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
    edition: reference({ label: 'Version', to: 'formEditions', required: true, serverOwned: true }),
    task: reference({ label: 'Task', to: 'tasks', immutable: true, column: 'shown' }),
    entry: reference({ label: 'Entry', to: 'entries', serverOwned: true, column: 'shown' }),
    comment: textarea({
      label: 'Comment',
      serverOwned: true,
      description: 'What staff want changed',
      column: 'never',
    }),
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
    submitted: datetime({ label: 'Submitted', serverOwned: true, sort: true, column: 'shown' }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Open', tone: 'blue' },
      submitted: { label: 'Submitted', tone: 'purple' },
      change_requested: { label: 'Change requested', tone: 'yellow' },
      approved: { label: 'Approved', tone: 'green' },
    },
    transitions: {
      submit: {
        label: 'Submit',
        from: editableAnswerStatuses,
        to: 'submitted',
        roles: ['staff', 'judge', 'participant', 'collaborator'],
        hasEffects: true,
      },
      approve: { label: 'Approve', from: ['submitted'], to: 'approved', roles: ['staff'] },
      request_change: {
        label: 'Ask for a change',
        from: ['submitted', 'approved'],
        to: 'change_requested',
        roles: ['staff'],
        event: 'answer.change_requested',
        hasEffects: true,
        next: [],
      },
      reopen: {
        label: 'Open again',
        from: ['submitted', 'approved', 'change_requested'],
        to: 'open',
        roles: ['staff'],
        next: [],
      },
    },
  },
  title: ['name'],
  subtitle: 'individual',
  avatar: { icon: 'list', shape: 'square' },
  page: '/answers/{hashcode}',
  access: {
    read: { staff: 'all', judge: own, participant: ofEntries, collaborator: ofEntries },
    create: { staff: 'all', judge: own, participant: ofEntries, collaborator: ofEntries },
    update: { staff: 'all', judge: own, participant: ofEntries, collaborator: ofEntries },
    remove: { staff: 'all' },
  },
  distinct: [{ fields: ['task', 'individual'], whileEmpty: 'entry' }, { fields: ['entry', 'task'] }],
  extraInput: v.object({
    /** The entry that a task with one answer for each is answered for. */
    entry: v.optional(v.pipe(v.string(), v.check(isHashcode))),
  }),
  ordering: '-created',
});
