import { defineMessages, translate } from '@callboard/language';

/** The texts of the date, time and duration fields. */
export const dateFieldMessages = defineMessages({
  parts: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
  },
  empty: 'Empty',
  notComplete: 'This is not complete yet.',
  noSuchDay: 'There is no such day.',
  dayRange: 'The day is a number from 1 to 31.',
  monthRange: 'The month is a number from 1 to 12.',
  hourRange: 'The hours are a number from 0 to 23.',
  minuteRange: 'The minutes are a number from 0 to 59.',
  duration: 'This must be a length of time such as 01:30',
  tooEarly: (time: string) => translate('This cannot be earlier than {time}', { time }),
  tooLate: (time: string) => translate('This cannot be later than {time}', { time }),
  unread: (example: string) =>
    translate('What was pasted cannot be read. Write it as {example}.', { example }),
  chooseDate: 'Choose a date',
  noCalendar: 'The calendar could not be loaded. Type the date.',
  start: 'Start',
  end: 'End',
  span: (span: string) => translate('Duration: {span}', { span }),
  days: (count: number) => translate('{count, plural, one {# day} other {# days}}', { count }),
  hours: (count: number) => translate('{count, plural, one {# hour} other {# hours}}', { count }),
  minutes: (count: number) => translate('{count, plural, one {# minute} other {# minutes}}', { count }),
});
