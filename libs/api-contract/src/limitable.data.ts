/**
 * The collections that only the generic routes read, which know the limits of a role: reading them can be taken away, and any of
 * their fields hidden. The API's test `limitable` refuses one here that a statement of a page reads as well.
 */
export const wholeCollections: readonly string[] = [
  'absences',
  'acceptedPaymentCards',
  'contactNotes',
  'countries',
  'employees',
  'genders',
  'milestones',
  'projectTasks',
  'projects',
  'relations',
  'scheduleEvents',
  'shifts',
  'tags',
  'taskTemplateAssociations',
  'teams',
  'workDocuments',
];

/** Of the other collections the fields that no statement of a page reads; the same test checks them. */
export const limitableFieldsOf: Readonly<Record<string, readonly string[]>> = {
  collaborators: ['helps_with'],
  entries: ['staff_notes'],
  events: ['staff_notes'],
  formDefinitions: ['description'],
  organizationStructures: ['school_number', 'authority'],
  performances: ['running_notes'],
  suppliers: ['contact', 'principal_contractor', 'phone', 'website', 'account_number', 'reviewed_on'],
  tasks: ['priority'],
  venues: ['access_notes', 'staff_notes'],
};
