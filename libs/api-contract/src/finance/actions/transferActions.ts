import * as v from 'valibot';
import { transferLineSchema, transferResultSchema } from '../transferSchemas';
import { defineAction } from '../../defineAction';

const row = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
/** The text of a bank's CSV file. */
const file = v.pipe(v.string(), v.minLength(1), v.maxLength(500_000));
const shared = {
  on: 'nothing',
  roles: ['staff'],
  badInput: 'wrongStatement',
  problems: ['missing', 'conflict'],
  clause: '7.46, 2.16',
} as const;

/** Bank transfers: which orders the lines of a bank's file pay. */
export const transferActions = {
  previewTransfers: defineAction({
    ...shared,
    name: 'preview_transfers',
    summary: 'Reads a bank’s CSV file and finds the order or invoice that each line pays',
    wire: { method: 'POST', path: 'finance/preview_transfers' },
    input: v.strictObject({ file }),
    output: v.object({
      lines: v.array(transferLineSchema),
      /** Lines that are no money in. */
      others: v.number(),
      unreadable: v.array(v.number()),
      /** The rows whose amount can be read in two ways. */
      undecided: v.array(v.number()),
    }),
    readOnly: true,
  }),

  receiveTransfers: defineAction({
    ...shared,
    name: 'receive_transfers',
    summary: 'Writes down that lines of a bank’s file paid their orders and invoices, each once',
    wire: { method: 'POST', path: 'finance/receive_transfers' },
    input: v.strictObject({ file, rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(500)) }),
    output: v.object({ results: v.array(transferResultSchema) }),
    hasEffects: true,
    alsoWrites: [
      'orders',
      'tickets',
      'payments',
      'invoices',
      'entries',
      'accountingEntries',
      'accountingDebitCredits',
    ],
  }),
};
