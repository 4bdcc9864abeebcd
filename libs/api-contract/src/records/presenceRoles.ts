/** Roles that are shown at a record, and see others there, where they can change it: not those who take part or judge. */
export const presenceRoles = ['staff', 'collaborator'] as const;
