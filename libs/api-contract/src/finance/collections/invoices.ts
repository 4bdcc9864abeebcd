import { defineCollection } from '../../defineCollection';
import { currency } from '../../fields/money.data';
import { maxInvoiceLines, maxReminders } from '../invoiceSchemas';
import { date, datetime, email, integer, reference, text } from '../../fields/kinds';

/** A line holds as much as the fee of an entry can be. */
const maxInvoiced = 2_000_000_000;
const money = { min: 0, max: maxInvoiced, currency: 'currency', serverOwned: true } as const;
const own = { serverOwned: true } as const;

/** Bill of a school for its entries. Once it is issued it never changes: a credit note reverses what was wrong. */
export const invoices = defineCollection({
  name: 'invoices',
  path: 'finance/invoices',
  model: 'finance.Invoice',
  label: { one: 'Invoice', many: 'Invoices' },
  feature: 'ticketing',
  fields: {
    number: text({
      ...own,
      label: 'Number',
      max: 20,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
      description: 'Also the reference of a bank transfer',
    }),
    organisation: reference({
      ...own,
      label: 'School',
      to: 'organizationStructures',
      required: true,
      column: 'shown',
    }),
    bill_to: text({ ...own, label: 'Bill to', required: true, max: 200, search: true }),
    email: email({ ...own, label: 'Email' }),
    event: reference({ ...own, label: 'Event', to: 'events', column: 'shown' }),
    issued_on: date({ ...own, label: 'Issued on', sort: true, column: 'shown' }),
    due_on: date({ ...own, label: 'Due on', sort: true, column: 'shown' }),
    currency: { ...currency, required: true, serverOwned: true },
    lines: integer({ ...own, label: 'Lines', required: true, min: 1, max: maxInvoiceLines }),
    total: integer({ label: 'Total', required: true, ...money, min: 1, sort: true, column: 'shown' }),
    tax: integer({ label: 'Tax', required: true, ...money, description: 'Part of the total' }),
    tax_rate: integer({ ...own, label: 'Tax rate', required: true, min: 0, max: 100 }),
    paid: integer({ label: 'Paid', required: true, ...money, column: 'shown' }),
    credited: integer({ label: 'Credited', required: true, ...money, column: 'shown' }),
    supplier: text({ ...own, label: 'Supplier', max: 200 }),
    gst_number: text({ ...own, label: 'GST number', max: 20 }),
    supplier_address: text({ ...own, label: 'Address of the supplier', max: 300 }),
    bank_account: text({ ...own, label: 'Bank account', max: 40 }),
    reminders: integer({ ...own, label: 'Reminders', required: true, min: 0, max: maxReminders }),
    reminded_at: datetime({ ...own, label: 'Last reminder' }),
  },
  lifecycle: {
    initial: 'draft',
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      issued: { label: 'Issued', tone: 'blue' },
      part_paid: { label: 'Paid in part', tone: 'yellow' },
      paid: { label: 'Paid', tone: 'green' },
      credited: { label: 'Credited', tone: 'neutral' },
      void: { label: 'Discarded', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['number', 'bill_to'],
  subtitle: 'event',
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/invoices/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['number'] }],
  rules: { invoices_final: 'invoiceFinal' },
  ordering: '-created',
});
