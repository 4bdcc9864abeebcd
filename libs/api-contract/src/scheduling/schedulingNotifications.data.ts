import { defineNotification, ifGiven } from '../defineNotification';

/** Notifications of the times of entries. */
export const schedulingNotifications = {
  /** The times at which the user's entries perform are in a release, or changed with it: of several in one sentence. */
  callChanged: defineNotification({
    facts: {
      name: 'text',
      event: 'text',
      startsAt: 'instant',
      place: 'text',
      zone: 'zone',
      calls: 'calls',
    },
    about: ['entries'],
    mail: { participant: 'now' },
    icon: 'calendar',
    words: {
      name: 'Your performance times',
      title: ifGiven('calls', {
        given: 'Your times in {event}',
        missing: ifGiven('startsAt', {
          given: '{name} has a new time in {event}',
          missing: '{name} has no time in {event} any more',
        }),
      }),
      detail: ifGiven('calls', {
        given: '{calls}',
        missing: ifGiven('startsAt', { given: '{startsAt}, {place}' }),
      }),
      mail: [
        ifGiven('calls', {
          given: 'Your times in {event}: {calls}',
          missing: ifGiven('startsAt', {
            given: '{name} performs in {event} on {startsAt}, {place}',
            missing: '{name} has no time in {event} any more',
          }),
        }),
      ],
    },
  }),

  /** On its night the user's entry is on stage much later than planned: sent once, and again after each further quarter of an hour. */
  callLate: defineNotification({
    facts: { name: 'text', startsAt: 'instant', zone: 'zone', minutes: 'text' },
    about: ['entries'],
    mail: { participant: 'now' },
    icon: 'clock',
    words: {
      name: 'Delays on the night',
      title: '{name} is on stage {minutes} min later than planned',
      detail: '{startsAt}',
      mail: ['{name} is on stage {minutes} minutes later than planned, at about {startsAt}'],
    },
  }),
};
