import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { Settlement } from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceKit, done, terms, type InvoiceKit } from '../../../testKit/createInvoiceKit';

let kit: InvoiceKit;
beforeAll(async () => {
  kit = await createInvoiceKit();
  await done(kit.act('set_invoice_terms', terms));
}, 240_000);
afterAll(() => kit.api.close());

/** Totals of the same money for every reader: the settlement, what schools owe, the event's fees, and the dashboard. */
async function totals() {
  const { events } = await kit.read<{ events: Settlement[] }>('finance/settlements');
  const { owed } = await kit.read<{ owed: { currency: string; owed: number }[] }>('finance/receivables');
  const [settlement] = events;
  if (!settlement) throw new Error('Nothing is booked.');
  const fees = await kit.read<{ sums: { owed: number; paid: number }[] }>(
    `events/${settlement.event.hashcode}/fees`,
  );
  const { totals: seasons } = await kit.read<DashboardOf<'accounting'>>('dashboards/accounting');
  return { settlement, owed, fees: fees.sums, seasons };
}

const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['on no invoice', async () => kit.enter(await kit.school())],
  ['on an invoice', () => kit.invoiced(2)],
  ['on a draft', () => kit.invoiced(1, { issue: false })],
  [
    'paid in part by bank',
    async () => {
      const { invoice } = await kit.invoiced();
      return kit.changed('record_invoice_payment', kit.payment(invoice, 5_000));
    },
  ],
  [
    'paid in cash',
    async () => {
      const { invoice } = await kit.invoiced();
      return kit.changed('record_invoice_payment', kit.payment(invoice, 11_500, { method: 'cash' }));
    },
  ],
  [
    'paid too much',
    async () => {
      const { invoice } = await kit.invoiced();
      return kit.changed('record_invoice_payment', kit.payment(invoice, 20_000));
    },
  ],
  [
    'credited after it was paid',
    async () => {
      const { invoice } = await kit.invoiced();
      await kit.changed('record_invoice_payment', kit.payment(invoice, 11_500));
      const lines = invoice.lines.map(({ hashcode, amount }) => ({ line: hashcode, amount }));
      return kit.changed('credit_invoice', {
        invoice: invoice.hashcode,
        key: randomUUID(),
        lines,
        reason: 'Did not come',
        is_owed_again: false,
      });
    },
  ],
  [
    'credited before it was paid',
    async () => {
      const { invoice } = await kit.invoiced();
      const lines = invoice.lines.map(({ hashcode, amount }) => ({ line: hashcode, amount }));
      return kit.changed('credit_invoice', {
        invoice: invoice.hashcode,
        key: randomUUID(),
        lines,
        reason: 'Did not come',
        is_owed_again: false,
      });
    },
  ],
  [
    'withdrawn',
    async () => {
      const entry = await kit.enter(await kit.school());
      return done(
        kit.staff.call('POST', 'showquest/entries/actions', {
          action: 'withdraw',
          target: entry.hashcode,
          data: { reason: 'Ill' },
        }),
      );
    },
  ],
];

describe('[2.16] [7.45] what is owed and was received', () => {
  it.each(steps)('is the same for every reader, with a fee %s', async (_what, step) => {
    await step();
    const { settlement, owed, fees, seasons } = await totals();
    const { income, tax, credited, received, to_refund } = settlement;
    expect(income + tax - credited).toBe(received + settlement.owed - to_refund);
    const [counted] = await kit.api.asOwner<{ owed: number; paid: number }>(
      'SELECT sum(fee_owed)::int AS owed, coalesce(sum(fee_paid), 0)::int AS paid FROM entries',
    );
    expect({ owed: settlement.owed, paid: received }).toEqual(counted);
    expect(owed.reduce((sum, each) => sum + each.owed, 0)).toBe(counted?.owed);
    expect(fees).toMatchObject([counted]);
    expect(seasons).toMatchObject([{ ...counted, possible: 0 }]);
    expect(seasons[0]?.expected).toBe((counted?.owed ?? 0) + (counted?.paid ?? 0));
  });
});
