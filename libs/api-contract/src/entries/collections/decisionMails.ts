import { defineCollection } from '../../defineCollection';
import { select, text, textarea } from '../../fields/kinds';

/** The mail of a decision about an entry, where an admin wants other words than the standard ones. */
export const decisionMails = defineCollection({
  name: 'decisionMails',
  path: 'callboard/decision_mails',
  model: 'callboard.DecisionMail',
  label: { one: 'Decision email', many: 'Decision emails' },
  fields: {
    subject: text({ label: 'Subject', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    decision: select({
      label: 'Decision',
      required: true,
      column: 'shown',
      options: [
        { value: 'accept', label: 'Accept', tone: 'green' },
        { value: 'waitlist', label: 'Waiting list', tone: 'yellow' },
        { value: 'decline', label: 'Decline', tone: 'red' },
      ],
    }),
    body: textarea({
      label: 'Text',
      required: true,
      description:
        'These are filled in: {entry} {event} {event_day} {school} {contact} {reason} {link}. A line with nothing to fill in is left out.',
    }),
  },
  title: ['subject'],
  subtitle: 'decision',
  avatar: { icon: 'mail', shape: 'square' },
  page: '/decision-mails/{hashcode}',
  // The words of the tenant are the admin's.
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  naturalKey: ['decision'],
  ordering: 'subject',
});
