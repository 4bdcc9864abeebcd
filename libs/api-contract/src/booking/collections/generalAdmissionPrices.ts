import { defineCollection } from '../../defineCollection';
import { reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { priceFields } from '../priceFields.data';

/** Price of a general-admission ticket for one price type. */
export const generalAdmissionPrices = defineCollection({
  name: 'generalAdmissionPrices',
  path: 'booking/general_admission_prices',
  model: 'booking.GeneralAdmissionPrice',
  label: { one: 'General admission price', many: 'General admission prices' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    definition: reference({
      label: 'Ticket',
      to: 'generalAdmissionDefinitions',
      required: true,
      column: 'shown',
    }),
    ...priceFields,
  },
  title: ['name'],
  subtitle: 'definition',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/general-admission-prices/{hashcode}',
  access: officeOnly,
  naturalKey: ['definition', 'price_type', 'valid_from'],
  ordering: 'name',
  importable: true,
});
