/** The roles as a field offers them. */
export const roleOptions = [
  { value: 'admin', label: 'Admin' },
  { value: 'staff', label: 'Staff' },
  { value: 'judge', label: 'Judge' },
  { value: 'participant', label: 'Participant' },
  { value: 'collaborator', label: 'Collaborator' },
] as const;
