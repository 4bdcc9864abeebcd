import type { RowCondition } from '../../accessRules';
import { defineCollection } from '../../defineCollection';
import { boolean, multiselect, reference, text } from '../../fields/kinds';
import type { Role } from '../../roles';

const own: readonly RowCondition[] = [{ field: 'owner', actor: 'user' }];
const ownOrShared = (role: Role): readonly RowCondition[] => [
  ...own,
  { field: 'shared_with', holds: [role] },
];

/**
 * A list as a user likes to see it: its filters, order, columns and density. A shared one is read by some roles. It opens the list,
 * which decides by itself what its reader can see.
 */
export const savedViews = defineCollection({
  name: 'savedViews',
  path: 'core/views',
  model: 'core.View',
  label: { one: 'Saved view', many: 'Saved views' },
  fields: {
    name: text({ label: 'Name', required: true, max: 80, search: true, sort: true, column: 'shown' }),
    collection: text({
      label: 'List',
      required: true,
      max: 60,
      immutable: true,
      filter: true,
      column: 'shown',
    }),
    owner: reference({ label: 'Owner', to: 'users', serverOwned: true, column: 'shown' }),
    shared_with: multiselect({
      label: 'Shared with',
      options: [
        { value: 'staff', label: 'Staff' },
        { value: 'judge', label: 'Judges' },
        { value: 'participant', label: 'Participants' },
        { value: 'collaborator', label: 'Collaborators' },
      ],
      writableBy: ['staff'],
      filter: true,
      column: 'shown',
    }),
    is_default: boolean({ label: 'Default', filter: false, column: 'shown' }),
    // As the URL of the list has it: `status=open&ordering=-created&columns=name,status&density=compact`.
    state: text({ label: 'Filters, order and columns', max: 2_000, filter: false, column: 'never' }),
  },
  title: ['name'],
  avatar: { icon: 'list', shape: 'square' },
  page: '/saved-views/{hashcode}',
  access: {
    read: {
      staff: ownOrShared('staff'),
      judge: ownOrShared('judge'),
      participant: ownOrShared('participant'),
      collaborator: ownOrShared('collaborator'),
    },
    create: { staff: own, judge: own, participant: own, collaborator: own },
    update: { staff: own, judge: own, participant: own, collaborator: own },
    remove: { staff: own, judge: own, participant: own, collaborator: own },
  },
  distinct: [{ fields: ['owner', 'collection', 'name'] }],
  ordering: 'name',
});
