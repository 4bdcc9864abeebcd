import { defineMessages, say } from '@callboard/language';

/** The texts of the screens of tasks and templates. */
export const taskMessages = defineMessages({
  templates: 'Task templates',
  tasks: 'Tasks',
  fromTemplate: 'Add from a template',
  makeTasks: 'Use for events',
  makeTitle: (name: string) => say('Use {name} for events', { name }),
  makeText: 'Each event gets this task, with its day counted from the event. It moves when the event does.',
  events: 'Events',
  template: 'Template',
  chooseEvents: 'Choose at least one event.',
  chooseTemplate: 'Choose a template.',
  make: 'Add tasks',
  made: (name: string) => say('{name} added', { name }),
  cancel: 'Cancel',
  answers: 'Answers',
});
