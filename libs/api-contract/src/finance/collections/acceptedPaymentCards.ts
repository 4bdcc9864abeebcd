import { defineCollection } from '../../defineCollection';
import { integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** A brand of cards that is taken, and what it costs the buyer. */
export const acceptedPaymentCards = defineCollection({
  name: 'acceptedPaymentCards',
  path: 'finance/accepted_payment_cards',
  model: 'finance.AcceptedPaymentCard',
  label: { one: 'Accepted card', many: 'Accepted cards' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Brand', required: true, max: 60, search: true, sort: true, column: 'shown' }),
    payment_method: reference({
      label: 'Payment method',
      to: 'paymentMethods',
      required: true,
      column: 'shown',
    }),
    surcharge: integer({
      label: 'Surcharge',
      min: 0,
      max: 10,
      unit: '%',
      column: 'shown',
      description: 'Not more than the bank charges',
    }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  subtitle: 'payment_method',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/finance/cards/{hashcode}',
  access: officeOnly,
  naturalKey: ['name', 'payment_method'],
  ordering: 'name',
  importable: true,
});
