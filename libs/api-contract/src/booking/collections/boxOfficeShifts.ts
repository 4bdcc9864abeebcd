import { defineCollection } from '../../defineCollection';
import { currency, maxMoney } from '../../fields/money.data';
import { datetime, document, integer, reference, text, textarea } from '../../fields/kinds';
import { maxLengthOfReason } from '../../reasons';
import { cashCountSchema } from '../shiftSchemas';

const own = { serverOwned: true } as const;
const money = { min: 0, max: maxMoney, currency: 'currency', serverOwned: true } as const;

/** A clerk at a till of the box office, from the float to the counted cash. Once it is closed it never changes. */
export const boxOfficeShifts = defineCollection({
  name: 'boxOfficeShifts',
  path: 'booking/box_office_shifts',
  model: 'booking.BoxOfficeShift',
  label: { one: 'Box office shift', many: 'Box office shifts' },
  feature: 'ticketing',
  fields: {
    till: text({
      ...own,
      label: 'Till',
      required: true,
      max: 60,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
    }),
    clerk: reference({ ...own, label: 'Clerk', to: 'users', required: true, column: 'shown' }),
    opened_at: datetime({ ...own, label: 'Opened', required: true, sort: true, column: 'shown' }),
    closed_at: datetime({ ...own, label: 'Closed', sort: true, column: 'shown' }),
    currency: { ...currency, required: true, serverOwned: true },
    float: integer({ label: 'Float', required: true, ...money, column: 'shown' }),
    expected: integer({ ...money, label: 'Expected cash', min: -maxMoney }),
    counted: integer({ label: 'Counted cash', ...money, column: 'shown' }),
    difference: integer({
      ...money,
      label: 'Difference',
      min: -maxMoney,
      column: 'shown',
      description: 'Below zero where cash is missing',
    }),
    counts: document({
      ...own,
      label: 'Notes and coins',
      schema: cashCountSchema,
      example: { items: [{ value: 2_000, quantity: 3 }] },
      display: 'nested',
      rows: {
        in: 'items',
        values: { value: { label: 'Value', currency: 'currency' }, quantity: { label: 'Quantity' } },
      },
    }),
    reason: textarea({ ...own, label: 'Reason for the difference', max: maxLengthOfReason }),
    follows: reference({ ...own, label: 'Taken over from', to: 'boxOfficeShifts' }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Open', tone: 'yellow' },
      closed: { label: 'Closed', tone: 'green' },
    },
    transitions: {},
  },
  title: ['till'],
  subtitle: 'clerk',
  avatar: { icon: 'list', shape: 'square' },
  page: '/booking/box-office-shifts/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  rules: { box_office_shift_final: 'shiftClosed' },
  opensOn: { season: 'opened_at' },
  ordering: '-opened_at',
});
