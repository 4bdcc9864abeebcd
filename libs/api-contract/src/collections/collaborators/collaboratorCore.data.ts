import type { Access } from '../../accessRules';
import { reference, text } from '../../fields/kinds';

/** A guest who was invited to one entry: a choreographer, a mentor, a sound engineer. They read that entry and its people. */
export const collaboratorCore = {
  // Beside the user, whose record is for staff alone.
  name: text({
    label: 'Name',
    required: true,
    max: 160,
    serverOwned: true,
    search: true,
    sort: true,
    column: 'shown',
  }),
  user: reference({
    label: 'User',
    to: 'users',
    required: true,
    immutable: true,
    readableBy: ['staff'],
    description: 'Somebody with the role Collaborator',
  }),
  helps_with: text({ label: 'Helps with', max: 80, immutable: true, column: 'shown' }),
} as const;

const own = [{ field: 'user', actor: 'user' }] as const;

export const collaboratorAccess = {
  read: { staff: 'all', collaborator: own },
  create: { staff: 'all' },
  update: {},
  remove: { staff: 'all' },
} as const satisfies Access;
