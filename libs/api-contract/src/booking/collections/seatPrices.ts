import { defineCollection } from '../../defineCollection';
import { reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { priceFields } from '../priceFields.data';

/** Price of a seat of a price group for one price type. */
export const seatPrices = defineCollection({
  name: 'seatPrices',
  path: 'booking/seat_prices',
  model: 'booking.SeatPrice',
  label: { one: 'Seat price', many: 'Seat prices' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    price_group: reference({
      label: 'Price group',
      to: 'performancePriceGroups',
      required: true,
      column: 'shown',
    }),
    ...priceFields,
  },
  title: ['name'],
  subtitle: 'price_group',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/seat-prices/{hashcode}',
  access: officeOnly,
  naturalKey: ['price_group', 'price_type', 'valid_from'],
  ordering: 'name',
  importable: true,
});
