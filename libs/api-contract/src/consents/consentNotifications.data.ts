import { defineNotification, select } from '../defineNotification';

/** Notifications of consents. */
export const consentNotifications = {
  /** The guardian of a member of the user's entry answered. */
  consentAnswered: defineNotification({
    facts: { member: 'text', name: 'text', answer: 'code' },
    about: ['entries'],
    mail: { participant: 'daily' },
    icon: 'user',
    words: {
      name: 'Answers of guardians',
      title: select('answer', {
        given: 'The guardian of {member} said yes',
        withdrawn: 'The guardian of {member} withdrew consent',
        other: 'The guardian of {member} said no',
      }),
      detail: '{name}',
      mail: [
        select('answer', {
          given: 'The guardian of {member} in {name} said yes',
          withdrawn: 'The guardian of {member} in {name} withdrew consent',
          other: 'The guardian of {member} in {name} said no',
        }),
      ],
    },
  }),
};
