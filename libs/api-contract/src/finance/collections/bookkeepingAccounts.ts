import { defineCollection } from '../../defineCollection';
import { reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';
import { purposeOptions } from '../purposes.data';

/** An account of the books, by the number that the accountant knows. */
export const bookkeepingAccounts = defineCollection({
  name: 'bookkeepingAccounts',
  path: 'finance/bookkeeping_accounts',
  model: 'finance.BookkeepingAccount',
  label: { one: 'Bookkeeping account', many: 'Bookkeeping accounts' },
  feature: 'ticketing',
  fields: {
    code: text({
      label: 'Code',
      required: true,
      max: 20,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
    }),
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'asset', label: 'Asset' },
        { value: 'liability', label: 'Liability' },
        { value: 'equity', label: 'Equity' },
        { value: 'income', label: 'Income' },
        { value: 'expense', label: 'Expense' },
      ],
    }),
    purpose: select({
      label: 'Used for',
      column: 'shown',
      description: 'Automatic accounting entries go to this account',
      options: purposeOptions,
    }),
    tax: reference({ label: 'Usual tax', to: 'taxes', column: 'shown' }),
    description: textarea({ label: 'What goes here', max: 500 }),
  },
  lifecycle: untilRetired,
  title: ['code', 'name'],
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/accounts/{hashcode}',
  access: officeOnly,
  naturalKey: ['code'],
  distinct: [{ fields: ['purpose'] }],
  ordering: 'code',
  importable: true,
});
