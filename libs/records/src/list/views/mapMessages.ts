import { defineMessages, say } from '@callboard/language';

/** The texts of the map of a list. */
export const mapMessages = defineMessages({
  mapOf: (records: string) => say('Map: {records}', { records }),
  notShown: (count: number, records: string) =>
    say('{records} without a place on the map: {count, number}', { count, records }),
  elsewhere: (count: number, records: string) =>
    say('{records} at other places: {count, number}', { count, records }),
  onlyFirst: (shown: number, count: number, records: string) =>
    say('The map shows the first {shown, number} of {count, number} {records}.', {
      shown,
      count,
      records: records.toLowerCase(),
    }),
});
