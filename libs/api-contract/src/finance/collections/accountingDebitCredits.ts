import { defineCollection } from '../../defineCollection';
import { date, integer, reference, select, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { currency } from '../../fields/money.data';
import { purposeOptions } from '../purposes.data';

/** A line of an entry of the books: what one account is debited or credited. It never changes. */
export const accountingDebitCredits = defineCollection({
  name: 'accountingDebitCredits',
  path: 'finance/accounting_debit_credits',
  model: 'finance.AccountingDebitCredit',
  label: { one: 'Debit or credit', many: 'Debits and credits' },
  feature: 'ticketing',
  fields: {
    entry: reference({
      label: 'Entry',
      to: 'accountingEntries',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    text: text({ label: 'Text', required: true, max: 200, serverOwned: true, search: true }),
    booked_on: date({ label: 'Day', required: true, serverOwned: true, sort: true, column: 'shown' }),
    account: reference({
      label: 'Account',
      to: 'bookkeepingAccounts',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    debit: integer({
      label: 'Debit',
      required: true,
      min: 0,
      currency: 'currency',
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    credit: integer({
      label: 'Credit',
      required: true,
      min: 0,
      currency: 'currency',
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    currency: { ...currency, required: true, serverOwned: true },
    tax: reference({ label: 'Tax', to: 'taxes', serverOwned: true, column: 'shown' }),
    tax_rate: integer({
      label: 'Rate of tax',
      min: 0,
      max: 100,
      unit: '%',
      serverOwned: true,
      description: 'As on that day',
    }),
    purpose: select({ label: 'Used for', options: purposeOptions, serverOwned: true }),
    event: reference({ label: 'Event', to: 'events', serverOwned: true, column: 'shown' }),
  },
  title: ['text'],
  subtitle: 'account',
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/debit-credits/{hashcode}',
  access: officeOnly,
  never: ['create', 'update', 'remove'],
  isFinal: true,
  rules: { accounting_debit_credits_one_side: 'lineOneSide' },
  ordering: '-booked_on',
});
