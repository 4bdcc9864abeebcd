import { defineMessages, translate } from '@callboard/language';

/** The texts of the seats of a seat map. */
export const offerMessages = defineMessages({
  seats: 'Seats of this performance',
  hint: 'Select seats on the picture or in the list, then change them. Shift adds to the selection.',
  tools: 'Selection',
  pickBy: 'A click selects',
  pickName: (by: string) => {
    if (by === 'seat') return translate('a seat');
    return by === 'row' ? translate('a row') : translate('a section');
  },
  selectTool: 'Select',
  panTool: 'Move picture',
  clear: 'Clear selection',
  selected: (count: number) =>
    translate('{count, plural, =0 {No seats selected} one {# seat selected} other {# seats selected}}', {
      count,
    }),
  group: 'Price group',
  ofCategory: 'As its category',
  code: 'Seat type',
  ofPlan: 'As on the plan',
  channel: 'Sold at',
  everywhere: 'Everywhere',
  close: 'Close seats',
  reopen: 'Sell seats',
  several: 'Different',
  notForSale: 'Not for sale',
  only: (place: string) => translate('only at: {place}', { place }),
  legend: 'Signs: × not for sale, • sold in one place only. Each seat type has its own sign.',
  list: 'Seats as a list',
});
