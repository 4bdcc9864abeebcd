import { officeOnly } from '../../access.data';
import { defineCollection } from '../../defineCollection';
import { date, email, integer, reference, select, text, textarea } from '../../fields/kinds';
import { currency, maxMoney } from '../../fields/money.data';
import { maxLengthOfReason } from '../../reasons';

const own = { serverOwned: true } as const;
const money = { min: 0, max: maxMoney, currency: 'currency', serverOwned: true } as const;

/** Money that is spent over one order or several. It is no discount: prices, fees and tax stay as they are. */
export const giftVouchers = defineCollection({
  name: 'giftVouchers',
  path: 'booking/gift_vouchers',
  model: 'booking.GiftVoucher',
  label: { one: 'Gift voucher', many: 'Gift vouchers' },
  feature: 'ticketing',
  fields: {
    number: text({
      ...own,
      label: 'Number',
      required: true,
      max: 12,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
      description: 'Names it to the office; the code that pays is another one',
    }),
    issued_to: text({ label: 'For', max: 160, search: true, sort: true, column: 'shown' }),
    email: email({ label: 'Email', search: true }),
    currency: { ...currency, required: true, serverOwned: true },
    amount: integer({ label: 'Value', required: true, ...money, sort: true, column: 'shown' }),
    balance: integer({
      label: 'Balance',
      required: true,
      ...money,
      filter: true,
      sort: true,
      column: 'shown',
      description: 'What its entries come to',
    }),
    valid_until: date({ ...own, label: 'Valid until', required: true, sort: true, column: 'shown' }),
    origin: select({
      ...own,
      label: 'Sold or given',
      required: true,
      column: 'shown',
      options: [
        { value: 'sold', label: 'Sold' },
        { value: 'given', label: 'Given' },
      ],
    }),
    reason: textarea({ ...own, label: 'Reason', max: maxLengthOfReason }),
    issued_by: reference({ ...own, label: 'Issued by', to: 'users' }),
    note: text({ label: 'Note of the office', max: 500 }),
  },
  lifecycle: {
    initial: 'active',
    statuses: {
      active: { label: 'Active', tone: 'green' },
      blocked: { label: 'Blocked', tone: 'yellow' },
      expired: { label: 'Expired', tone: 'neutral' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {
      block: { label: 'Block', from: ['active'], to: 'blocked', roles: ['staff'], next: [] },
      unblock: { label: 'Unblock', from: ['blocked'], to: 'active', roles: ['staff'], next: [] },
    },
  },
  title: ['number', 'issued_to'],
  subtitle: 'origin',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/gift-vouchers/{hashcode}',
  access: { ...officeOnly, create: {}, remove: {} },
  never: ['create', 'remove'],
  rules: { gift_vouchers_balance: 'giftVoucherSpent' },
  distinct: [{ fields: ['number'] }],
  ordering: '-created',
});
