import { defineMessages, translate } from '@callboard/language';

/** The texts of a schedule. */
export const scheduleMessages = defineMessages({
  period: 'Period',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  today: 'Today',
  previous: { day: 'Previous day', week: 'Previous week', month: 'Previous month' },
  next: { day: 'Next day', week: 'Next week', month: 'Next month' },
  allDay: 'All day',
  more: (count: number) => translate('{count} more', { count }),
  moreOn: (count: number, day: string) => translate('{count} more on {day}', { count, day }),
  addOn: (day: string) => translate('Add on {day}', { day }),
  nothing: 'Nothing in these days',
  nothingOn: 'Nothing on this day',
  zone: (zone: string) => translate('Times in {zone}', { zone }),
  continued: (title: string) => translate('{title}, continued', { title }),
  span: (first: string, last: string) => translate('{first} to {last}', { first, last }),
});
