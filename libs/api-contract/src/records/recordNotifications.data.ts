import { defineNotification } from '../defineNotification';

/** Notifications of any record. */
export const recordNotifications = {
  /** The status of a record that the user follows changed. */
  statusChanged: defineNotification({
    facts: { name: 'text', status: 'label' },
    about: 'any',
    mail: { staff: 'never' },
    icon: 'bell',
    words: {
      name: 'Status of records that you follow',
      title: '{name}',
      detail: '{status}',
      mail: ['{name}: {status}'],
    },
  }),
};
