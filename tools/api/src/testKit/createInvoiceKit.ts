import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { InvoiceDetail, InvoicePreview } from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createRecordMaker, type MadeRecord } from './makeRecords';
import { startTestApi, type TestAnswer } from './startTestApi';

/** The text on the invoices of the kit. */
export const terms = {
  supplier: 'Showquest Trust',
  gst_number: '123-456-789',
  address: '1 Stage Street, Wellington',
  bank_account: '12-3456-7890123-00',
  due_days: 20,
  remind_after_days: null as number | null,
};

/** An answer that is no refusal. */
export async function done(answering: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await answering;
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(205);
  return answer;
}
/** Data of an answer, of which a test knows more than the types. */
export const dataOf = <T>({ body }: TestAnswer): T => (body as { data: T }).data;

/** A server with books and an event at which entering costs 115.00, and what the office does with the fees of schools. */
export async function createInvoiceKit() {
  const api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  const staff = await api.loginAs('showquest', 'staff');
  const contact = await api.loginAs('showquest', 'participant');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const tax = await maker.make('taxes', {
    name: 'GST',
    rate: 15,
    is_inclusive: true,
    valid_from: null,
    valid_until: null,
  });
  await maker.make('bookkeepingAccounts', {
    code: '4100',
    name: 'Entry fees',
    kind: 'income',
    purpose: 'entry_fees',
    tax: tax.hashcode,
  });
  const event = await maker.make('events', {
    name: 'Wellington',
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: null,
    entry_limit: null,
    venue: null,
    entry_fee: 11_500,
    performer_fee: null,
    late_fee: null,
    late_fee_from: null,
    fee_due_on: null,
    currency: 'NZD',
  });
  await done(
    staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: event.hashcode }),
  );

  const act = (action: string, data: object, by = staff) =>
    by.call('POST', callPaths.userActions(21), { action, data });
  const read = async <T>(path: string, by = staff) => dataOf<T>(await done(by.call('GET', path)));
  const changed = async (action: string, data: object) =>
    dataOf<{ invoice: InvoiceDetail }>(await done(act(action, data))).invoice;
  const detail = async (invoice: string) =>
    (await read<{ invoice: InvoiceDetail }>(`finance/invoices/${invoice}/detail`)).invoice;

  const school = () => maker.make('organizationStructures', { kind: 'school', parent: null, head: null });

  async function enter(organisation: MadeRecord, by = staff): Promise<MadeRecord> {
    const entry = await maker.make('entries', {
      event: event.hashcode,
      organisation: organisation.hashcode,
      performance: null,
      region: null,
      contact: contact.individual,
    });
    await done(by.call('POST', 'showquest/entries/actions', { action: 'submit', target: entry.hashcode }));
    return entry;
  }

  const previewOf = async (organisation: MadeRecord) => {
    const answer = await read<{ schools: InvoicePreview[]; due_on: string; today: string }>(
      `finance/invoice_previews?organisation=${organisation.hashcode}`,
    );
    return answer;
  };
  const feeInput = (organisation: MadeRecord, entries: readonly MadeRecord[], given: object = {}) => ({
    organisation: organisation.hashcode,
    entries: entries.map(({ hashcode }) => hashcode),
    email: 'office@school.example',
    due_on: '2030-01-31',
    issue: true,
    ...given,
  });

  /** A school with so many entries, on one issued invoice. */
  async function invoiced(count = 1, given: object = {}) {
    const organisation = await school();
    const entries: MadeRecord[] = [];
    for (let nth = 0; nth < count; nth++) entries.push(await enter(organisation));
    const invoice = await changed('invoice_fees', feeInput(organisation, entries, given));
    return { organisation, entries, invoice };
  }

  const payment = (invoice: InvoiceDetail, amount: number, given: object = {}) => ({
    invoice: invoice.hashcode,
    key: randomUUID(),
    amount,
    method: 'bank_transfer',
    paid_on: '2026-01-05',
    ...given,
  });
  const feeOf = async (entry: MadeRecord) => {
    const [row] = await api.asOwner<{ total: number; paid: number; owed: number }>(
      'SELECT fee_total AS total, fee_paid AS paid, fee_owed AS owed FROM entries WHERE hashcode = $1',
      [entry.hashcode],
    );
    return row;
  };
  /** Sums of accounts for some sources, by purpose; every entry of the books balances. */
  async function booked(...sources: readonly string[]): Promise<Record<string, number>> {
    const rows = await api.asOwner<{ purpose: string; amount: number }>(
      `SELECT l.purpose, sum(l.debit - l.credit)::int AS amount FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
      WHERE e.source_record = ANY ($1::text[]) GROUP BY l.purpose HAVING sum(l.debit - l.credit) <> 0`,
      [sources],
    );
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    return Object.fromEntries(rows.map(({ purpose, amount }) => [purpose, amount]));
  }
  const jobsDone = async (name: string) => {
    const waiting = () =>
      api.asOwner(`SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'active', 'retry')`, [
        name,
      ]);
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(0);
  };
  const mailsTo = (subject: string) =>
    api.asOwner<{ subject: string }>('SELECT subject FROM mails WHERE subject LIKE $1', [`%${subject}%`]);

  return {
    api,
    staff,
    contact,
    maker,
    act,
    read,
    changed,
    detail,
    school,
    enter,
    previewOf,
    feeInput,
    invoiced,
    payment,
    feeOf,
    booked,
    jobsDone,
    mailsTo,
  };
}
export type InvoiceKit = Awaited<ReturnType<typeof createInvoiceKit>>;
