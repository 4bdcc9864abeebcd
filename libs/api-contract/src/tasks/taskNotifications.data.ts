import { defineNotification, ifGiven } from '../defineNotification';

const facts = { name: 'text', event: 'text', due: 'day' } as const;
const dueWords = ifGiven('due', { given: 'Due {due}' });

/** Notifications of tasks. */
export const taskNotifications = {
  /** There is a new task for the people of an event, or for staff. */
  taskGiven: defineNotification({
    facts,
    about: ['tasks'],
    mail: { staff: 'never', participant: 'daily' },
    icon: 'checklist',
    words: {
      name: 'New tasks',
      title: 'New task: {name}, {event}',
      detail: dueWords,
      mail: [
        ifGiven('due', {
          given: 'New task for {event}: {name}, due {due}',
          missing: 'New task for {event}: {name}',
        }),
      ],
    },
  }),

  /** A task that is not done is due today or tomorrow. */
  taskDue: defineNotification({
    facts,
    about: ['tasks'],
    mail: { staff: 'daily', participant: 'now' },
    icon: 'clock',
    words: {
      name: 'Tasks that are due',
      title: 'Task is due: {name}, {event}',
      detail: dueWords,
      mail: [
        ifGiven('due', {
          given: 'Not done yet: {name} for {event}, due {due}',
          missing: 'Not done yet: {name} for {event}',
        }),
      ],
    },
  }),
};
