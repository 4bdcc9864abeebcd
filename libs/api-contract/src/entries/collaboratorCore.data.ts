import type { Access } from '../accessRules';
import { datetime, email, reference, select, text } from '../fields/kinds';

/** Rights of an invited co-worker on the entry. */
export const rightOptions = [
  { value: 'see', label: 'Can see' },
  { value: 'edit', label: 'Can edit' },
] as const;

/** Addressees of an invitation are for those who sent it. */
const byNeed = ['staff', 'participant'] as const;

/**
 * A co-worker who was invited to one entry: a colleague, a choreographer, a sound engineer. They read that entry and its people, and
 * work on it where they were given that right.
 */
export const collaboratorCore = {
  // Next to the user, whose record is for staff alone. Until they join, their email.
  name: text({
    label: 'Name',
    required: true,
    max: 160,
    serverOwned: true,
    search: true,
    sort: true,
    column: 'shown',
  }),
  email: email({
    label: 'Email',
    max: 254,
    immutable: true,
    readableBy: byNeed,
    writableBy: byNeed,
    filter: false,
    description: 'The invitation goes there',
    column: 'shown',
  }),
  right: select({
    label: 'Right',
    required: true,
    options: rightOptions,
    writableBy: byNeed,
    column: 'shown',
  }),
  user: reference({
    label: 'User',
    to: 'users',
    immutable: true,
    readableBy: ['staff'],
    writableBy: ['staff'],
    description: 'Someone with the role Collaborator, instead of an email',
  }),
  helps_with: text({ label: 'Helps with', max: 80, immutable: true, column: 'shown' }),
  joined_at: datetime({
    label: 'Joined',
    serverOwned: true,
    derived: true,
    filter: false,
    sort: false,
    column: 'shown',
  }),
} as const;

const own = [{ field: 'user', actor: 'user' }] as const;
/** Co-workers are invited by those who entered it. */
const ofOwnEntries = [{ field: 'entry', readable: true }] as const;

export const collaboratorAccess = {
  read: { staff: 'all', participant: ofOwnEntries, collaborator: own },
  create: { staff: 'all', participant: ofOwnEntries },
  update: { staff: 'all', participant: ofOwnEntries },
  remove: { staff: 'all', participant: ofOwnEntries },
} as const satisfies Access;
