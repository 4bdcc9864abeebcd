import { defineMessages, translate } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** Parts that an entry can lack, with deadlines: on the page of the entry and in the user's task list. */
export const missingMessages = defineMessages({
  tasks: 'To do',
  allTasks: (count: number) => translate('All {count} to do', { count }),
  noTasks: 'You are up to date',
  noTasksText: 'What is missing or due will be shown here.',
  confirmPart: 'Confirm that you take part',
  titleIn: (title: string, event: string) => translate('{title} · {event}', { title, event }),
  submit: 'Submit it before entries close',
  late: 'Still a draft, and entries have closed: ask the organisers',
  contact: 'It has no contact, so no one gets its news',
  members: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  count: 'Enter how many take part',
  confirm: (count: number, label: Label) =>
    translate('{what} not confirmed yet', { what: counted(count, label) }),
  consents: (count: number, label: Label) =>
    translate('{what} without an answer from a guardian', { what: counted(count, label) }),
  slot: 'Accepted, but without a time and place',
  formBegun: (title: string) => translate('{title} (started)', { title }),
  feeOf: (amount: string) => translate('Fee of {amount}', { amount }),
  feeDue: (day: string) => translate('due {day}', { day }),
  feeWasDue: (day: string) => translate('was due {day}', { day }),
  due: (when: string) => translate('by {when}', { when }),
  closed: (when: string) => translate('closed {when}', { when }),
});
