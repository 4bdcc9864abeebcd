import * as v from 'valibot';
import { defineCollection } from '../../defineCollection';
import { currency } from '../../fields/money.data';
import { boolean, date, document, integer, reference, text, textarea } from '../../fields/kinds';
import { maxLengthOfReason } from '../../reasons';

const own = { serverOwned: true } as const;
const maxCredited = 2_000_000_000;
const money = { required: true, min: 0, max: maxCredited, currency: 'currency', serverOwned: true } as const;

/** Amounts of a credit note's invoice that are not to be paid, by line. */
export const creditedLinesSchema = v.object({
  items: v.pipe(
    v.array(v.object({ line: v.string(), text: v.string(), amount: v.number() })),
    v.maxLength(100),
  ),
});

/** Reverses an invoice or lines of it. It never changes. */
export const creditNotes = defineCollection({
  name: 'creditNotes',
  path: 'finance/credit_notes',
  model: 'finance.CreditNote',
  label: { one: 'Credit note', many: 'Credit notes' },
  feature: 'ticketing',
  fields: {
    number: text({
      ...own,
      label: 'Number',
      required: true,
      max: 20,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
    }),
    invoice: reference({ ...own, label: 'Invoice', to: 'invoices', required: true, column: 'shown' }),
    bill_to: text({ ...own, label: 'Credited to', required: true, max: 200, search: true, column: 'shown' }),
    issued_on: date({ ...own, label: 'Issued on', required: true, sort: true, column: 'shown' }),
    currency: { ...currency, required: true, serverOwned: true },
    lines: document({
      ...own,
      label: 'Lines',
      required: true,
      schema: creditedLinesSchema,
      example: {
        items: [{ line: '00000000-0000-4000-8000-000000000001', text: 'Entry fee', amount: 4_500 }],
      },
      display: 'nested',
      rows: {
        in: 'items',
        values: { text: { label: 'Line' }, amount: { label: 'Amount', currency: 'currency' } },
      },
    }),
    total: integer({ label: 'Total', ...money, min: 1, sort: true, column: 'shown' }),
    tax: integer({ label: 'Tax', ...money, description: 'Part of the total' }),
    released: integer({
      label: 'Credit for the school',
      ...money,
      description: 'What was paid already: to refund, or to use for another invoice',
    }),
    is_owed_again: boolean({ ...own, label: 'To be invoiced again', required: true }),
    reason: textarea({ ...own, label: 'Reason', required: true, max: maxLengthOfReason }),
  },
  title: ['number', 'bill_to'],
  subtitle: 'invoice',
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/credit-notes/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['number'] }],
  rules: { invoices_final: 'invoiceFinal' },
  ordering: '-created',
});
