import { defineMessages, say } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '../lower';

/** The texts of those who work on an entry together. */
export const coworkerMessages = defineMessages({
  title: 'Co-workers',
  none: 'Nobody else works on this yet',
  noneText: (label: Label) =>
    say('Invite a colleague by email. They see or edit this {one}, and no other.', { one: lower(label.one) }),
  email: 'Email',
  right: 'Right',
  rightOf: (name: string) => say('Right of {name}', { name }),
  invite: 'Invite',
  invited: (email: string) => say('{email} is invited', { email }),
  joined: (day: string) => say('Joined {day}', { day }),
  pending: (day: string) => say('Invited {day}, has not joined yet', { day }),
  resend: 'Send again',
  resendTo: (name: string) => say('Send the invitation of {name} again', { name }),
  resent: (email: string) => say('The invitation was sent to {email} again', { email }),
  changed: (name: string) => say('The right of {name} was changed', { name }),
  remove: 'Remove',
  removeNamed: (name: string) => say('Remove {name}', { name }),
  removed: (name: string) => say('{name} removed', { name }),
});
