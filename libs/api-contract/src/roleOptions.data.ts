/** The roles whose rights can be narrowed, as a field offers them. */
export const limitedRoleOptions = [
  { value: 'staff', label: 'Staff' },
  { value: 'judge', label: 'Judge' },
  { value: 'participant', label: 'Participant' },
  { value: 'collaborator', label: 'Collaborator' },
] as const;

/** All roles as a field offers them. */
export const roleOptions = [{ value: 'admin', label: 'Admin' }, ...limitedRoleOptions] as const;
