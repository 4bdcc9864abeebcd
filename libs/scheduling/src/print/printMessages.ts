import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of what is printed. */
export const printMessages = defineMessages({
  print: 'Print',
  back: 'Back',
  sheets: 'What to print',
  order: 'Running order',
  people: (label: Label) => translate('List of {many}', { many: lower(label.many) }),
  calls: 'Call sheet',
  timesIn: (zone: string) => translate('Times in {zone}', { zone }),
  printedOn: (day: string) => translate('Printed {day}', { day }),
  door: 'Door list',
  arrived: 'Here',
  called: 'Called',
  time: 'Time',
  place: 'Where',
  from: 'From',
  until: 'Until',
  school: 'School',
  year: 'School year',
  members: 'Members',
  contact: 'Contact',
  arrival: 'Arrive',
  warmUp: 'Warm-up',
  stage: 'On stage',
  room: 'Dressing room',
  noTime: 'No time',
  count: (count: number, label: Label) =>
    translate('{count, number} {what}', { count, what: lower(count === 1 ? label.one : label.many) }),
  nothing: 'There is nothing to print yet',
  nothingText: 'Once something has a place in the running order, it is shown here.',
});
