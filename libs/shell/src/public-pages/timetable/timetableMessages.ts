import { defineMessages, translate } from '@callboard/language';

/** The texts of a public timetable. */
export const timetableMessages = defineMessages({
  title: 'Timetable',
  notShown: 'This timetable is not public',
  notShownText: 'This page shows it as soon as the organisers release it.',
  season: 'Season and dates',
  zone: (zones: string) => translate('Times of the venue: {zones}', { zones }),
  released: (number: number, day: string) =>
    translate('Version {number, number}, released on {day}', { number, day }),
  stored: (time: string) => translate('No connection since {time}.', { time }),
  storedText: 'Times may have changed. This page reconnects automatically.',
  filters: 'Filters',
  day: 'Day',
  allDays: 'All days',
  space: 'Space',
  allSpaces: 'All spaces',
  school: 'School',
  allSchools: 'All schools',
  mine: 'My timetable',
  star: (title: string) => translate('Add {title} to my timetable', { title }),
  noMatch: 'Nothing matches',
  noMatchText: 'Change the filters.',
  noStars: 'Your timetable is empty',
  noStarsText: 'Press the star of an item to add it. Stars stay in this browser.',
  calendars: 'Calendars and apps',
  subscribe: 'Subscribe in a calendar',
  file: 'Calendar file',
  apps: 'For conference apps:',
  print: 'Print',
});
