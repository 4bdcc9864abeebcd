import type { Access } from '../../access';
import { boolean, integer, reference, text } from '../../fields/kinds';
import type { Lifecycle } from '../../lifecycle';

/** A person in an entry (in basketball: a player of a team). */
export const participantCore = {
  name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
  event: reference({ label: 'Event', to: 'events', required: true }),
  organisation: reference({ label: 'School', to: 'organizationStructures', column: 'shown' }),
  individual: reference({ label: 'Person', to: 'individuals', readableBy: ['staff', 'participant'] }),
  year_level: integer({ label: 'School year', min: 1, max: 15, filter: true, sort: true, column: 'shown' }),
  photo_consent: boolean({ label: 'Photos allowed', readableBy: ['staff', 'participant'] }),
} as const;

export const participantLifecycle = {
  initial: 'invited',
  statuses: {
    invited: { label: 'Invited', tone: 'blue' },
    confirmed: { label: 'Confirmed', tone: 'green' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  },
  transitions: {
    confirm: { label: 'Confirm', from: ['invited'], to: 'confirmed', roles: ['staff', 'participant'] },
    withdraw: {
      label: 'Withdraw',
      from: ['invited', 'confirmed'],
      to: 'withdrawn',
      roles: ['staff', 'participant'],
    },
    invite_again: { label: 'Invite again', from: ['withdrawn'], to: 'invited', roles: ['staff'] },
  },
} as const satisfies Lifecycle;

const own = [{ field: 'individual', actor: 'individual' }] as const;

export const participantAccess = {
  read: { staff: 'all', judge: 'all', participant: own, collaborator: 'all' },
  create: { staff: 'all' },
  update: { staff: 'all', participant: own },
  remove: { staff: 'all' },
} as const satisfies Access;
