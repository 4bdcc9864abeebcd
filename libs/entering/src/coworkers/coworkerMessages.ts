import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of those who work on an entry together. */
export const coworkerMessages = defineMessages({
  title: 'Co-workers',
  none: 'No one else works on this yet',
  noneText: (label: Label) =>
    translate('Invite a colleague by email. They see or edit this {one}, and no other.', {
      one: lower(label.one),
    }),
  email: 'Email',
  right: 'Right',
  rightOf: (name: string) => translate('Right of {name}', { name }),
  invite: 'Invite',
  invited: (email: string) => translate('{email} is invited', { email }),
  joined: (day: string) => translate('Joined {day}', { day }),
  pending: (day: string) => translate('Invited {day}, has not joined yet', { day }),
  resend: 'Send again',
  resendTo: (name: string) => translate('Send the invitation of {name} again', { name }),
  resent: (email: string) => translate('The invitation was sent to {email} again', { email }),
  changed: (name: string) => translate('The right of {name} was changed', { name }),
  remove: 'Remove',
  removeNamed: (name: string) => translate('Remove {name}', { name }),
  removed: (name: string) => translate('{name} removed', { name }),
});
