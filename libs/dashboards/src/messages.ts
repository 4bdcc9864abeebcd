import { defineMessages, translate } from '@callboard/language';

/** The texts of widgets. */
export const messages = defineMessages({
  notSetUp: 'This is not set up yet.',
  notReadable: 'You cannot see what is shown here.',
  noneOf: (label: string) => translate('{label}: none', { label }),
  none: 'None',
  noPicture: 'There is no picture here.',
  noAnnouncements: 'No announcements yet',
  noTasks: 'Nothing to do',
  dueOn: (day: string) => translate('Due {day}', { day }),
  showAll: (count: number) => translate('Show all {count}', { count }),
  openReport: (name: string) => translate('Open the report {name}', { name }),
  doneOf: (done: number, all: number) => translate('{done} of {all}', { done, all }),
});
