import { defineCollection } from '../../defineCollection';
import { boolean, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** A way to pay. */
export const paymentMethods = defineCollection({
  name: 'paymentMethods',
  path: 'finance/payment_methods',
  model: 'finance.PaymentMethod',
  label: { one: 'Payment method', many: 'Payment methods' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'card', label: 'Card' },
        { value: 'bank_transfer', label: 'Bank transfer' },
        { value: 'cash', label: 'Cash at the door' },
        { value: 'invoice', label: 'Invoice' },
        { value: 'voucher', label: 'Voucher' },
      ],
    }),
    account: reference({
      label: 'Account',
      to: 'bookkeepingAccounts',
      column: 'shown',
      description: 'Where the money arrives in the books',
    }),
    instructions: textarea({ label: 'How to pay', max: 1_000, description: 'Buyers read this' }),
    is_online: boolean({ label: 'Offered online', required: true, column: 'shown' }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/payment-methods/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
