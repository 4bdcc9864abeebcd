import type { RowCondition } from '../accessRules';

/** The announcements that a user received, as long as they are published. */
export const received: readonly RowCondition[] = [
  {
    field: 'hashcode',
    linkedBy: [{ collection: 'announcementReceivers', own: 'user', actor: 'user', field: 'announcement' }],
    and: { field: 'status', in: ['published'] },
  },
];
