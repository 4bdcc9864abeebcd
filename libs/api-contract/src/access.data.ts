import type { Access } from './accessRules';

/** Everyone signed in reads; staff manage. */
export const managedByStaff = {
  read: { staff: 'all', judge: 'all', participant: 'all', collaborator: 'all' },
  create: { staff: 'all' },
  update: { staff: 'all' },
  remove: { staff: 'all' },
} as const satisfies Access;

/** Everyone signed in reads; admins alone manage. */
export const managedByAdmins = {
  read: { staff: 'all', judge: 'all', participant: 'all', collaborator: 'all' },
  create: {},
  update: {},
  remove: {},
} as const satisfies Access;

/** For those who run the office alone. */
export const officeOnly = {
  read: { staff: 'all' },
  create: { staff: 'all' },
  update: { staff: 'all' },
  remove: { staff: 'all' },
} as const satisfies Access;
