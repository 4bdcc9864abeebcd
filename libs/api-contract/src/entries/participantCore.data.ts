import type { Access } from '../accessRules';
import type { ChangeTerms } from '../accessRules';
import { boolean, date, integer, reference, text } from '../fields/kinds';
import type { Lifecycle } from '../lifecycle';
import { byEvent } from '../dated.data';

/** For those who run the event, the person and those who entered them: no one else needs it of a minor. */
const byNeed = ['staff', 'participant'] as const;

/** A person in an entry (in basketball: a player of a team). */
export const participantCore = {
  name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
  event: reference({ label: 'Event', ...byEvent, required: true, writableBy: ['staff'] }),
  organisation: reference({
    label: 'School',
    to: 'organizationStructures',
    readableBy: byNeed,
    column: 'shown',
  }),
  individual: reference({
    label: 'Person',
    to: 'individuals',
    readableBy: byNeed,
    writableBy: ['staff'],
  }),
  year_level: integer({
    label: 'School year',
    min: 1,
    max: 15,
    readableBy: byNeed,
    filter: true,
    sort: true,
    column: 'shown',
  }),
  date_of_birth: date({
    label: 'Date of birth',
    description: 'For the rules about age. Staff and the school of the entry see it.',
    readableBy: byNeed,
    filter: false,
    sort: false,
    column: 'never',
    isPersonal: true,
  }),
  photo_consent: boolean({
    label: 'Photos allowed',
    description: 'What the guardian answered for this season',
    readableBy: byNeed,
    serverOwned: true,
  }),
} as const;

export const participantLifecycle = {
  initial: 'invited',
  correctedBy: ['staff'],
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

const own = { field: 'individual', actor: 'individual' } as const;
const ofReadableEntries = { field: 'entry', readable: true } as const;
const takingPart = {
  field: 'entry',
  readable: true,
  and: { field: 'status', in: ['invited', 'confirmed'] },
} as const;

/** People are read through the entries that the reader can read, and by themselves. */
export const participantAccess = {
  read: {
    staff: 'all',
    judge: [takingPart],
    participant: [own, ofReadableEntries],
    collaborator: [takingPart],
  },
  create: { staff: 'all' },
  update: { staff: 'all', participant: [own] },
  remove: { staff: 'all' },
} as const satisfies Access;

/** People correct what is known of them until they are confirmed. */
export const participantChanges = {
  participant: { in: ['invited'] },
} as const satisfies { participant: ChangeTerms };
