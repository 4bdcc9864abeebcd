import { defineMessages, say } from '@callboard/language';

/** The texts of the map of a list. */
export const mapMessages = defineMessages({
  mapOf: (records: string) => say('Map: {records}', { records }),
  notShown: (count: number, records: string) =>
    say('{records} without a place on the map: {count, number}', { count, records }),
});
