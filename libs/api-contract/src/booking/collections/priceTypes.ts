import { defineCollection } from '../../defineCollection';
import { boolean, integer, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';
import { saleLimits } from '../saleLimits';

/** Groups of buyers with a price of their own: adult, student, a group of ten, complimentary. */
export const priceTypes = defineCollection({
  name: 'priceTypes',
  path: 'booking/price_types',
  model: 'booking.PriceType',
  label: { one: 'Price type', many: 'Price types' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    group_size: integer({
      label: 'People in one',
      required: true,
      min: 1,
      max: 100,
      column: 'shown',
      description: 'A family of four is one ticket for four',
    }),
    proof: text({
      label: 'Proof',
      max: 160,
      column: 'shown',
      description: 'What is asked for at the door, such as a student card',
    }),
    is_complimentary: boolean({ label: 'Complimentary', required: true, column: 'shown' }),
    is_companion: boolean({
      label: 'For companions',
      description: 'Only for companion seats, one for each wheelchair space in the same order',
      filter: false,
      column: 'never',
    }),
    set_size: integer({
      label: 'Sold in sets of',
      min: 2,
      max: 50,
      description: 'A family pack, or four for three: an order has whole sets of it. Empty: any number',
      filter: false,
    }),
    min_count: integer({
      label: 'At least',
      min: 2,
      max: 500,
      description: 'A group price: an order needs at least this many. Empty: any number',
      filter: false,
    }),
    code: text({
      label: 'Only with the code',
      max: saleLimits.voucher,
      description: 'Buyers type it to order at this price; the box office needs none',
      filter: false,
      column: 'never',
    }),
    description: textarea({ label: 'What buyers should know', max: 300 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/price-types/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
