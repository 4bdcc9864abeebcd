import { defineMessages, translate } from '@callboard/language';

interface Changed {
  collection: string;
  right: string;
  field: string;
}

/** The texts of the page on which admins limit roles. */
export const roleMessages = defineMessages({
  title: 'Rights of roles',
  subtitle: 'What each role can do at most is fixed. Here you take some of it away, or give it back.',
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
  canMake: 'Which changes of status it can make',
  takenTransitions: 'Changes of status taken away',
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
  newRole: 'New role',
  noneMade: 'No roles made yet',
  noneMadeText: 'Make a role from one that exists, take rights away from it, and give it to users.',
  allMade: 'All roles you made',
  openMade: 'Name, notes and deleting',
  madeFrom: ({ base }: { base: string }) => translate('Has the rights of: {base}', { base }),
  madeNote: 'What the rights of that role lack, this one lacks too.',
  onlyRegions: 'Only in these regions',
  onlyEvents: 'Only at these events',
  everywhere: 'Users with this role see and change records everywhere.',
  somewhere:
    'Users with this role see and change only what belongs to these regions and events, also where they have other roles. Settings of the tenant they only read. Admins still see everything.',
  noChanges: 'No changes yet',
  noChangesText: 'Each change of the rights of a role is listed here.',
  changes: {
    taken: ({ collection, right }: Changed) =>
      translate('{collection}: {right} taken away', { collection, right }),
    given: ({ collection, right }: Changed) =>
      translate('{collection}: {right} given back', { collection, right }),
    fieldHidden: ({ collection, field }: Changed) =>
      translate('{collection}: {field} hidden', { collection, field }),
    fieldFixed: ({ collection, field }: Changed) =>
      translate('{collection}: {field} made read-only', { collection, field }),
    fieldOpened: ({ collection, field }: Changed) =>
      translate('{collection}: {field} given back', { collection, field }),
    rowsLimited: ({ collection }: Changed) => translate('{collection}: own records only', { collection }),
    rowsOpened: ({ collection }: Changed) => translate('{collection}: all records again', { collection }),
  },
  changedBy: 'Last changed by',
});
