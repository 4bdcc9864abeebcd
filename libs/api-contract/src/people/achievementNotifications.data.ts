import { defineNotification } from '../defineNotification';

/** Notifications of achievements. */
export const achievementNotifications = {
  /** A creative or their mentor proposed an achievement as reached. */
  achievementProposed: defineNotification({
    facts: { achievement: 'text', creative: 'text' },
    about: ['achievementInstances'],
    mail: { staff: 'daily' },
    icon: 'star',
    words: { name: 'Proposed achievements', title: '“{achievement}” was proposed for {creative}' },
  }),

  /** The organisers approved an achievement of the user. */
  achievementReached: defineNotification({
    facts: { achievement: 'text' },
    about: ['achievementInstances'],
    mail: { participant: 'now' },
    icon: 'star',
    words: { name: 'Achievements that you reached', title: 'You reached “{achievement}”' },
  }),

  /** The organisers sent a proposed achievement of the user back, with what is missing. */
  achievementReturned: defineNotification({
    facts: { achievement: 'text', reason: 'text' },
    about: ['achievementInstances'],
    mail: { participant: 'now' },
    icon: 'pencil',
    words: {
      name: 'Achievements that were sent back to you',
      title: 'Something is missing for “{achievement}”',
      detail: '{reason}',
      mail: ['Something is missing for “{achievement}”: {reason}'],
    },
  }),
};
