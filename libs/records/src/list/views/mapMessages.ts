import { defineMessages, translate } from '@callboard/language';

/** The texts of the map of a list. */
export const mapMessages = defineMessages({
  mapOf: (records: string) => translate('Map: {records}', { records }),
  notShown: (count: number, records: string) =>
    translate('{records} without a place on the map: {count, number}', { count, records }),
  elsewhere: (count: number, records: string) =>
    translate('{records} at other places: {count, number}', { count, records }),
  onlyFirst: (shown: number, count: number, records: string) =>
    translate('The map shows the first {shown, number} of {count, number} {records}.', {
      shown,
      count,
      records: records.toLowerCase(),
    }),
});
