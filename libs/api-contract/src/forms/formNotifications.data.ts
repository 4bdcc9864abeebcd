import { defineNotification } from '../defineNotification';

/** Notifications of the answers to forms. */
export const formNotifications = {
  /** Staff want something changed in an answer that was submitted. */
  answerChangeRequested: defineNotification({
    facts: { task: 'text', name: 'text', comment: 'text' },
    about: ['formInstances'],
    mail: { judge: 'now', participant: 'now', collaborator: 'now' },
    icon: 'pencil',
    words: {
      name: 'Changes to your answers',
      title: 'A change is needed: {task}, {name}',
      detail: '{comment}',
      mail: ['Please change your answer to “{task}” for {name}: {comment}'],
    },
  }),
};
