import { defineMessages, translate } from '@callboard/language';

interface Changed {
  collection: string;
  right: string;
  field: string;
}

/** The texts of the page on which admins limit roles. */
export const roleMessages = defineMessages({
  title: 'Rights of roles',
  subtitle: 'The most that each role can do is fixed. Here you can remove rights from it, or restore them.',
  tabs: { roles: 'By role', made: 'Roles you made', overview: 'Overview', changes: 'Changes' },
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
  canMake: 'Allowed changes of status',
  takenTransitions: 'Changes of status not allowed',
  needed: 'Other pages show these records, so the right to read them cannot be removed.',
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
  giveBack: 'Return all',
  seeAs: 'See as this role',
  newRole: 'New role',
  noneMade: 'No roles made yet',
  noneMadeText: 'Make a role from one that exists, take rights away from it, and give it to users.',
  allMade: 'All roles you made',
  openMade: 'Name, notes and deleting',
  madeFrom: ({ base }: { base: string }) => translate('Has the rights of: {base}', { base }),
  madeNote: 'Rights that were removed from that role are missing here too.',
  onlyRegions: 'Only in these regions',
  onlyEvents: 'Only at these events',
  everywhere: 'Users with this role see and change records everywhere.',
  somewhere:
    'Users with this role see and change only what belongs to these regions and events, even if they have other roles. They can read the settings of the organisation, but not change them. Admins still see everything.',
  noChanges: 'No changes yet',
  noChangesText: 'Each change of the rights of a role is listed here.',
  changes: {
    taken: ({ collection, right }: Changed) =>
      translate('{collection}: {right} removed', { collection, right }),
    given: ({ collection, right }: Changed) =>
      translate('{collection}: {right} restored', { collection, right }),
    fieldHidden: ({ collection, field }: Changed) =>
      translate('{collection}: {field} hidden', { collection, field }),
    fieldFixed: ({ collection, field }: Changed) =>
      translate('{collection}: {field} made read-only', { collection, field }),
    fieldOpened: ({ collection, field }: Changed) =>
      translate('{collection}: {field} restored', { collection, field }),
    rowsLimited: ({ collection }: Changed) => translate('{collection}: own records only', { collection }),
    rowsOpened: ({ collection }: Changed) => translate('{collection}: all records again', { collection }),
  },
  changedBy: 'Last changed by',
});
