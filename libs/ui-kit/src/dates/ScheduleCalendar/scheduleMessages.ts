import { defineMessages, say } from '@callboard/language';

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
  more: (count: number) => say('{count} more', { count }),
  moreOn: (count: number, day: string) => say('{count} more on {day}', { count, day }),
  addOn: (day: string) => say('Add on {day}', { day }),
  nothing: 'Nothing in these days',
  nothingOn: 'Nothing on this day',
  zone: (zone: string) => say('Times in {zone}', { zone }),
  continued: (title: string) => say('{title}, continued', { title }),
  span: (first: string, last: string) => say('{first} to {last}', { first, last }),
});
