import { defineMessages, say } from '@callboard/language';

interface Changed {
  collection: string;
  right: string;
  field: string;
}

/** The texts of the page on which admins limit roles. */
export const roleMessages = defineMessages({
  title: 'Rights of roles',
  subtitle: 'What each role can do at most is fixed. Here you take some of it away, or give it back.',
  tabs: { roles: 'By role', overview: 'Overview', changes: 'Changes' },
  role: 'Role',
  allRoles: 'All roles',
  collection: 'Collection',
  limitedOnly: 'Only what is limited',
  noneLimited: 'Nothing is limited',
  not: 'Not:',
  roles: { staff: 'Staff', judge: 'Judge', participant: 'Participant', collaborator: 'Collaborator' },
  search: 'Search collections',
  none: 'No collection has this name',
  limited: 'Limited',
  verbs: { read: 'Read', create: 'Create', update: 'Change', remove: 'Delete' },
  nothing: 'Nothing',
  hiddenFields: 'Hidden fields',
  fixedFields: 'Read-only fields',
  ownRows: 'Own records only',
  canDo: 'What the role can do',
  needed: 'Other pages show these records, so reading cannot be taken away.',
  rows: 'Which records',
  allRows: 'All records',
  rowsWhere: 'Only where this is the user',
  fields: 'Fields',
  open: 'Read and write',
  readOnly: 'Read only',
  hidden: 'Hidden',
  effect:
    'This applies immediately to all users with this role, also to those with other roles. Admins always have all rights.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  undo: 'Undo',
  undone: 'Undone',
  giveBack: 'Give all back',
  seeAs: 'See as this role',
  noChanges: 'No changes yet',
  noChangesText: 'Each change of the rights of a role is listed here.',
  changes: {
    verbTaken: ({ collection, right }: Changed) =>
      say('{collection}: {right} taken away', { collection, right }),
    verbGiven: ({ collection, right }: Changed) =>
      say('{collection}: {right} given back', { collection, right }),
    fieldHidden: ({ collection, field }: Changed) =>
      say('{collection}: {field} hidden', { collection, field }),
    fieldFixed: ({ collection, field }: Changed) =>
      say('{collection}: {field} made read-only', { collection, field }),
    fieldOpened: ({ collection, field }: Changed) =>
      say('{collection}: {field} given back', { collection, field }),
    rowsLimited: ({ collection }: Changed) => say('{collection}: own records only', { collection }),
    rowsOpened: ({ collection }: Changed) => say('{collection}: all records again', { collection }),
  },
  changedBy: 'Last changed by',
});
