import { accountRequests } from './collections/accountRequests';
import { customRoles } from './collections/customRoles';
import { userActivations } from './collections/userActivations';
import { users } from './collections/users';

/** The collections of this noun, by their keys: they load together. */
export const accountsCollections = {
  accountRequests,
  customRoles,
  userActivations,
  users,
} as const;
