import { defineMessages, translate } from '@callboard/language';

/** The texts of places that are reserved and not paid, for the office. */
export const unpaidMessages = defineMessages({
  tab: 'Not paid',
  title: 'Reserved and not paid',
  about:
    'Places that buyers selected or ordered and have not paid for. One network or email can have a quarter of all places.',
  empty: 'All reserved places are paid',
  emptyText: 'Who selects seats or orders without paying is listed here.',
  all: (places: number, capacity: number) =>
    translate('{places, number} of {capacity, number} places are not paid.', { places, capacity }),
  listed: (count: number) => translate('The first {count, number} are listed.', { count }),
  network: (number: number, places: number, percent: number) =>
    translate(
      'Network {number, number}: {places, plural, one {# place} other {# places}}, {percent, number} % of all',
      { number, places, percent },
    ),
  office: (places: number) =>
    translate('By the office: {places, plural, one {# place} other {# places}}', { places }),
  selecting: 'Selects seats now',
  noName: 'Without a name',
  select: (name: string) => translate('Select {name}', { name }),
  places: (places: number) => translate('{places, plural, one {# place} other {# places}}', { places }),
  since: (when: string) => translate('since {when}', { when }),
  until: (when: string) => translate('until {when}', { when }),
  release: 'Release',
  releaseSelected: (places: number) =>
    translate('Release {places, plural, one {# place} other {# places}}', { places }),
  confirm: (places: number) =>
    translate('Release {places, plural, one {# place} other {# places}}?', { places }),
  consequence: (holds: number, orders: number) =>
    translate(
      '{orders, plural, =0 {} one {# order is cancelled. } other {# orders are cancelled. }}{holds, plural, =0 {} one {# buyer who selects seats loses them. } other {# buyers who select seats lose them. }}Others can buy these places immediately. It cannot be undone.',
      { holds, orders },
    ),
  cancel: 'Cancel',
  released: (places: number) =>
    translate(
      '{places, plural, =0 {No place was unpaid any more} one {# place is free} other {# places are free}}',
      {
        places,
      },
    ),
});
