import { defineCollection } from '../../defineCollection';
import { date, integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { currency } from '../../fields/money.data';

/** An entry of the books: what happened on a day, with lines that balance. It never changes; what was wrong is reversed. */
export const accountingEntries = defineCollection({
  name: 'accountingEntries',
  path: 'finance/accounting_entries',
  model: 'finance.AccountingEntry',
  label: { one: 'Accounting entry', many: 'Accounting entries' },
  feature: 'ticketing',
  fields: {
    text: text({ label: 'Text', required: true, max: 200, serverOwned: true, search: true, column: 'shown' }),
    booked_on: date({ label: 'Day', required: true, serverOwned: true, sort: true, column: 'shown' }),
    event: reference({ label: 'Event', to: 'events', serverOwned: true, column: 'shown' }),
    total: integer({
      label: 'Total',
      required: true,
      min: 1,
      currency: 'currency',
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    currency: { ...currency, required: true, serverOwned: true },
    lines: integer({
      label: 'Lines',
      required: true,
      min: 2,
      max: 100,
      serverOwned: true,
      description: 'How many debits and credits it has',
    }),
    source_collection: text({ label: 'Kind of source', max: 80, serverOwned: true }),
    source_record: text({ label: 'Source', max: 36, serverOwned: true, filter: true }),
    reverses: reference({ label: 'Reverses', to: 'accountingEntries', serverOwned: true, column: 'shown' }),
    reason: text({ label: 'Reason', max: 500, serverOwned: true }),
  },
  title: ['text'],
  subtitle: 'event',
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/entries/{hashcode}',
  access: officeOnly,
  never: ['create', 'update', 'remove'],
  isFinal: true,
  distinct: [{ fields: ['reverses'] }],
  rules: { accounting_entries_balance: 'entryUnbalanced', accounting_entries_final: 'entryFinal' },
  ordering: '-booked_on',
});
