import { reference } from './fields/kinds';

/** The role that an admin made, of a user and of an invitation. */
export const customRoleField = reference({
  label: 'Custom role',
  description: 'Narrows the role on which it is based. Other roles of the user stay as they are.',
  to: 'customRoles',
  readableBy: [],
  column: 'shown',
});
