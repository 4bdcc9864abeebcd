import { defineCollection } from '../../defineCollection';
import { integer, reference, select, text } from '../../fields/kinds';
import { currency, maxMoney } from '../../fields/money.data';
import { maxLengthOfReason } from '../../reasons';

const own = { serverOwned: true } as const;

/** Line of a gift voucher: an amount that it got or spent. It never changes: the balance is the sum of its lines. */
export const giftVoucherEntries = defineCollection({
  name: 'giftVoucherEntries',
  path: 'booking/gift_voucher_entries',
  model: 'booking.GiftVoucherEntry',
  label: { one: 'Gift voucher entry', many: 'Gift voucher entries' },
  feature: 'ticketing',
  fields: {
    name: text({ ...own, label: 'Name', required: true, max: 160, search: true }),
    gift_voucher: reference({
      ...own,
      label: 'Gift voucher',
      to: 'giftVouchers',
      required: true,
      column: 'shown',
    }),
    kind: select({
      ...own,
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'issued', label: 'Issued' },
        { value: 'spent', label: 'Spent' },
        { value: 'returned', label: 'Returned' },
        { value: 'expired', label: 'Expired' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
    }),
    amount: integer({
      ...own,
      label: 'Amount',
      required: true,
      min: -maxMoney,
      max: maxMoney,
      currency: 'currency',
      sort: true,
      column: 'shown',
    }),
    currency: { ...currency, required: true, serverOwned: true },
    order: reference({ ...own, label: 'Order', to: 'orders', column: 'shown' }),
    reason: text({ ...own, label: 'Reason', max: maxLengthOfReason }),
    made_by: reference({ ...own, label: 'By', to: 'users' }),
  },
  title: ['name'],
  subtitle: 'kind',
  avatar: { icon: 'list', shape: 'square' },
  page: '/booking/gift-voucher-entries/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  isFinal: true,
  ordering: '-created',
});
