import { callPaths, collectionNamed, collectionNames } from '@callboard/api-contract';
import type {
  EntryInvoice,
  InvoiceDetail,
  InvoicePreview,
  InvoiceSummary,
  SchoolCredit,
  TransferLine,
  TransferResult,
} from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let contact: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let today: string;

const terms = {
  supplier: 'Showquest Trust',
  gst_number: '123-456-789',
  address: '1 Stage Street, Wellington',
  bank_account: '12-3456-7890123-00',
  due_days: 20,
  remind_after_days: null as number | null,
};

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  contact = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
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
  event = await maker.make('events', {
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
}, 240_000);
afterAll(() => api.close());

async function done(answering: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await answering;
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(205);
  return answer;
}
/** What an answer holds, of which a test knows more than the types. */
const dataOf = <T>({ body }: TestAnswer): T => (body as { data: T }).data;
const act = (action: string, data: object, by = staff) =>
  by.call('POST', callPaths.userActions(21), { action, data });
const read = async <T>(path: string, by = staff) => dataOf<T>(await done(by.call('GET', path)));
const changed = async (action: string, data: object) =>
  dataOf<{ invoice: InvoiceDetail }>(await done(act(action, data))).invoice;
const detail = async (invoice: string) =>
  (await read<{ invoice: InvoiceDetail }>(`finance/invoices/${invoice}/detail`)).invoice;

const school = () => maker.make('organizationStructures', { kind: 'school', parent: null, head: null });

async function enter(organisation: MadeRecord, by = staff): Promise<MadeRecord> {
  const entry = await maker.make('showquestEntries', {
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
  today = answer.today;
  return answer;
};
const asked = (organisation: MadeRecord, entries: readonly MadeRecord[], given: object = {}) => ({
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
  const invoice = await changed('invoice_fees', asked(organisation, entries, given));
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
    'SELECT fee_total AS total, fee_paid AS paid, fee_owed AS owed FROM showquest_entries WHERE hashcode = $1',
    [entry.hashcode],
  );
  return row;
};
/** What accounts come to for some sources, by purpose; every entry of the books balances. */
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
    api.asOwner(`SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'active', 'retry')`, [name]);
  await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(0);
};
const mailsTo = (subject: string) =>
  api.asOwner<{ subject: string }>('SELECT subject FROM mails WHERE subject LIKE $1', [`%${subject}%`]);

describe('[7.45] issuing invoices', () => {
  it('needs a name, a GST number and a bank account first', async () => {
    const organisation = await school();
    const entry = await enter(organisation);
    expect((await act('invoice_fees', asked(organisation, [entry]))).status).toBe(409);
    const wrong = { ...terms, gst_number: 'none' };
    expect((await act('set_invoice_terms', wrong)).status).toBe(400);
    await done(act('set_invoice_terms', terms));
    expect(await read('finance/invoice_terms')).toEqual({ terms });
  });

  it('puts several fees of a school on one invoice, with the GST within them', async () => {
    const organisation = await school();
    const entries = [await enter(organisation), await enter(organisation)];
    const { schools } = await previewOf(organisation);
    expect(schools).toMatchObject([
      { total: 23_000, tax: 3_000, organisation: { hashcode: organisation.hashcode } },
    ]);
    expect(schools[0]?.fees).toHaveLength(2);
    const invoice = await changed('invoice_fees', asked(organisation, entries));
    expect(invoice).toMatchObject({ status: 'issued', total: 23_000, tax: 3_000, tax_rate: 15, paid: 0 });
    expect(invoice.number).toMatch(/^INV-\d{5}$/);
    expect((await previewOf(organisation)).schools).toEqual([]);
    // The fee was booked when it was charged: the invoice asks for it.
    expect(await booked(...entries.map(({ hashcode }) => hashcode), invoice.hashcode)).toEqual({
      receivable: 23_000,
      entry_fees: -20_000,
      tax: -3_000,
    });
  });

  it('refuses a fee that is on an open invoice, is not owed, or is of another school', async () => {
    const { organisation, entries } = await invoiced();
    expect((await act('invoice_fees', asked(organisation, entries))).status).toBe(409);
    const other = await school();
    const free = await enter(organisation);
    expect((await act('invoice_fees', asked(other, [free]))).status).toBe(409);
    expect((await act('invoice_fees', asked(organisation, [free, free], { entries: [] }))).status).toBe(400);
    const both = await Promise.all(
      Array.from({ length: 5 }, () => act('invoice_fees', asked(organisation, [free]))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('gives numbers without gaps, also when many are issued at the same time and some are refused', async () => {
    const drafts: InvoiceDetail[] = [];
    for (let nth = 0; nth < 6; nth++) drafts.push((await invoiced(1, { issue: false })).invoice);
    expect(drafts.every(({ number, status }) => number === null && status === 'draft')).toBe(true);
    const issue = ({ hashcode }: InvoiceDetail, due_on = '2030-01-31') =>
      act('issue_invoice', { invoice: hashcode, email: null, due_on });
    const answers = await Promise.all([
      ...drafts.map((draft) => issue(draft)),
      ...drafts.map((draft) => issue(draft)),
      ...drafts.map((draft) => issue(draft, '2020-01-01')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const numbers = await api.asOwner<{ number: string }>(
      `SELECT number FROM invoices WHERE tenant = 'showquest' AND number IS NOT NULL ORDER BY number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      numbers.map((_, index) => `INV-${String(index + 1).padStart(5, '0')}`),
    );
  });

  it('never changes an issued invoice or its lines, whoever asks', async () => {
    const { invoice } = await invoiced();
    const refused = async (sql: string) => {
      await expect(api.asOwner(sql, [invoice.hashcode])).rejects.toThrow(/never changes/);
    };
    await refused('UPDATE invoices SET total = total + 1 WHERE hashcode = $1');
    await refused(`UPDATE invoices SET bill_to = 'Other' WHERE hashcode = $1`);
    await refused(`UPDATE invoices SET number = 'INV-99999' WHERE hashcode = $1`);
    await refused(`UPDATE invoices SET status = 'draft' WHERE hashcode = $1`);
    await refused('DELETE FROM invoices WHERE hashcode = $1');
    await refused('UPDATE invoice_lines SET amount = amount + 1 WHERE invoice = $1');
    await refused('DELETE FROM invoice_lines WHERE invoice = $1');
    expect(
      (await staff.call('PATCH', `finance/invoices/${invoice.hashcode}`, { bill_to: 'Me' })).status,
    ).toBe(403);
    expect((await detail(invoice.hashcode)).total).toBe(invoice.total);
  });

  it('discards a draft, whose fees can be on another one', async () => {
    const { organisation, entries, invoice } = await invoiced(1, { issue: false });
    expect((await changed('discard_invoice', { invoice: invoice.hashcode })).status).toBe('void');
    expect((await changed('invoice_fees', asked(organisation, entries))).status).toBe('issued');
    expect((await act('discard_invoice', { invoice: invoice.hashcode })).status).toBe(409);
  });

  it('mails the PDF to the school', async () => {
    const { invoice } = await invoiced();
    await jobsDone('invoices.mail');
    expect(await mailsTo(`Invoice ${invoice.number}`)).toHaveLength(1);
    const { name, pdf } = await read<{ name: string; pdf: string }>(
      `finance/invoices/${invoice.hashcode}/pdf`,
    );
    expect(name).toBe(`${invoice.number}.pdf`);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('[7.45] payments', () => {
  it('pays the fees in part and then in full, once for a key, and the books balance', async () => {
    const { entries, invoice } = await invoiced(2);
    const [first, second] = entries;
    if (!first || !second) throw new Error('There are two entries.');
    const given = payment(invoice, 15_000);
    await changed('record_invoice_payment', given);
    const part = await changed('record_invoice_payment', given);
    expect(part).toMatchObject({ status: 'part_paid', paid: 15_000 });
    expect(await feeOf(first)).toEqual({ total: 11_500, paid: 11_500, owed: 0 });
    expect(await feeOf(second)).toEqual({ total: 11_500, paid: 3_500, owed: 8_000 });
    const full = await changed('record_invoice_payment', payment(invoice, 8_000, { method: 'cash' }));
    expect(full).toMatchObject({ status: 'paid', paid: 23_000, credit: 0 });
    const sources = [...entries.map(({ hashcode }) => hashcode), invoice.hashcode];
    expect(await booked(...sources)).toEqual({ bank: 15_000, cash: 8_000, entry_fees: -20_000, tax: -3_000 });
    expect((await act('record_invoice_payment', payment(invoice, 1))).status).toBe(409);
  });

  it('keeps what is paid too much as a credit of the school, which pays the next invoice or goes back', async () => {
    const { organisation, invoice, entries } = await invoiced();
    const over = await changed('record_invoice_payment', payment(invoice, 20_000));
    expect(over).toMatchObject({ status: 'paid', paid: 11_500, credit: 8_500 });
    const { credits } = await read<{ credits: SchoolCredit[] }>('finance/receivables');
    expect(credits.find((each) => each.organisation.hashcode === organisation.hashcode)?.amount).toBe(8_500);
    const next = await enter(organisation);
    const second = await changed('invoice_fees', asked(organisation, [next]));
    const tooMuch = payment(second, 9_000, { method: 'credit' });
    expect((await act('record_invoice_payment', tooMuch)).status).toBe(409);
    const used = await changed('record_invoice_payment', payment(second, 5_000, { method: 'credit' }));
    expect(used).toMatchObject({ status: 'part_paid', paid: 5_000, credit: 3_500 });
    const refund = {
      organisation: organisation.hashcode,
      key: randomUUID(),
      amount: 3_500,
      currency: 'NZD',
      paid_on: '2026-01-06',
    };
    for (let time = 0; time < 2; time++) {
      expect(dataOf(await done(act('refund_school_credit', refund)))).toEqual({ left: 0 });
    }
    expect((await act('refund_school_credit', { ...refund, key: randomUUID() })).status).toBe(409);
    const sources = [...entries, next, organisation, invoice, second].map(({ hashcode }) => hashcode);
    expect(await booked(...sources)).toEqual({
      bank: 16_500,
      receivable: 6_500,
      entry_fees: -20_000,
      tax: -3_000,
    });
  });

  it('uses a credit once where two invoices ask for it at the same time', async () => {
    const { organisation, invoice } = await invoiced();
    await changed('record_invoice_payment', payment(invoice, 21_500));
    const others = [
      await changed('invoice_fees', asked(organisation, [await enter(organisation)])),
      await changed('invoice_fees', asked(organisation, [await enter(organisation)])),
    ];
    const answers = await Promise.all(
      others.map((each) => act('record_invoice_payment', payment(each, 10_000, { method: 'credit' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes a payment back that was a mistake, unless its credit was used', async () => {
    const { organisation, invoice, entries } = await invoiced();
    const { payments } = await changed('record_invoice_payment', payment(invoice, 12_500));
    const back = { payment: payments[0]?.hashcode, reason: 'Of another school' };
    const after = await changed('take_back_invoice_payment', back);
    expect(after).toMatchObject({ status: 'issued', paid: 0, credit: 0 });
    expect((await act('take_back_invoice_payment', back)).status).toBe(409);
    expect(await booked(invoice.hashcode, String(entries[0]?.hashcode))).toEqual({
      receivable: 11_500,
      entry_fees: -10_000,
      tax: -1_500,
    });
    const again = await changed('record_invoice_payment', payment(invoice, 12_500));
    await done(
      act('refund_school_credit', {
        organisation: organisation.hashcode,
        key: randomUUID(),
        amount: 1_000,
        currency: 'NZD',
        paid_on: '2026-01-06',
      }),
    );
    const spent = { payment: again.payments[1]?.hashcode, reason: 'Of another school' };
    expect((await act('take_back_invoice_payment', spent)).status).toBe(409);
  });

  it('does not let a fee that is on an invoice be paid, waived or changed around it', async () => {
    const { entries } = await invoiced();
    const entry = entries[0]?.hashcode;
    const paid = { entry, key: randomUUID(), amount: 100, paid_on: '2026-01-05' };
    expect((await act('mark_fee_paid', paid)).status).toBe(409);
    expect((await act('waive_fee', { entry, what: 'all', reason: 'Help' })).status).toBe(409);
    expect((await act('recalculate_fee', { entry })).status).toBe(409);
  });

  it('refuses Undo of what a payment did', async () => {
    const { invoice } = await invoiced();
    await changed('record_invoice_payment', payment(invoice, 11_500));
    const [set] = await api.asOwner<{ change_set: string }>(
      `SELECT change_set FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1`,
      [invoice.hashcode],
    );
    const admin = await api.loginAs('showquest', 'admin');
    const undone = await admin.call('POST', 'changes/actions', { action: 'undo', target: set?.change_set });
    expect(undone.status).toBe(403);
    expect((await detail(invoice.hashcode)).paid).toBe(11_500);
  });

  it('pays by lines of a bank’s file: in full, in part, too much, and each line once', async () => {
    const { invoice: one } = await invoiced(2);
    const { invoice: two } = await invoiced();
    const file = [
      'Date,Amount,Particulars,Reference',
      `20/11/2025,100.00,School,${one.number}`,
      `21/11/2025,130.00,School,${one.number}`,
      `21/11/2025,200.00,Other school,inv ${Number(two.number?.slice(4))}`,
      '21/11/2025,3.21,Nobody,none',
    ].join('\n');
    const preview = dataOf<{ lines: TransferLine[] }>(
      await done(staff.call('POST', 'finance/preview_transfers', { file })),
    );
    expect(preview.lines.map(({ match, invoice }) => [match, invoice?.number])).toEqual([
      ['part', one.number],
      ['exact', one.number],
      ['more', two.number],
      ['unknown', undefined],
    ]);
    const receive = async (rows: number[]) =>
      dataOf<{ results: TransferResult[] }>(
        await done(staff.call('POST', 'finance/receive_transfers', { file, rows })),
      ).results.map(({ result }) => result);
    const twice = await Promise.all([receive([2, 3, 4]), receive([2, 3, 4])]);
    expect(twice.flat().filter((result) => result === 'paid')).toHaveLength(3);
    expect(await receive([2, 3, 4, 5])).toEqual(['imported', 'imported', 'imported', 'unknown']);
    expect(await detail(one.hashcode)).toMatchObject({ status: 'paid', paid: 23_000 });
    expect(await detail(two.hashcode)).toMatchObject({ status: 'paid', paid: 11_500, credit: 8_500 });
  });
});

describe('[7.45] reminders', () => {
  /** As if the last day to pay had been so many days ago: the only way to have an invoice that is overdue. */
  async function overdue(days: number): Promise<InvoiceDetail> {
    const { invoice } = await invoiced();
    await api.asOwner('ALTER TABLE invoices DISABLE TRIGGER final');
    await api.asOwner(`UPDATE invoices SET due_on = $2::date - $3::integer WHERE hashcode = $1`, [
      invoice.hashcode,
      today,
      days,
    ]);
    await api.asOwner('ALTER TABLE invoices ENABLE TRIGGER final');
    return detail(invoice.hashcode);
  }

  it('are sent once for each level, counted and dated, and not before the last day has passed', async () => {
    const { invoice: early } = await invoiced();
    expect((await act('remind_invoice', { invoice: early.hashcode, level: 1 })).status).toBe(409);
    const late = await overdue(1);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act('remind_invoice', { invoice: late.hashcode, level: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await act('remind_invoice', { invoice: late.hashcode, level: 3 })).status).toBe(409);
    const reminded = await detail(late.hashcode);
    expect(reminded).toMatchObject({ reminders: 1, reminded: [{ level: 1 }] });
    expect(reminded.reminded_at).not.toBeNull();
    await jobsDone('invoices.mail');
    expect(await mailsTo(`Reminder: invoice ${late.number}`)).toHaveLength(1);
    await changed('record_invoice_payment', payment(late, 11_500));
    expect((await act('remind_invoice', { invoice: late.hashcode, level: 2 })).status).toBe(409);
  });

  it('are sent by themselves after the days that are set, once however often the job runs', async () => {
    const [ten, three] = [await overdue(10), await overdue(3)];
    const run = async () => {
      await api.asOwner(
        `INSERT INTO pgboss.job (name, data, retry_limit) SELECT 'invoices.remind', '{}', 0 FROM generate_series(1, 3)`,
      );
      await jobsDone('invoices.remind');
      await jobsDone('invoices.mail');
    };
    await run();
    expect((await detail(ten.hashcode)).reminders).toBe(0);
    await done(act('set_invoice_terms', { ...terms, remind_after_days: 7 }));
    await run();
    await run();
    await done(act('set_invoice_terms', terms));
    expect((await detail(ten.hashcode)).reminders).toBe(1);
    expect((await detail(three.hashcode)).reminders).toBe(0);
    expect(await mailsTo(`Reminder: invoice ${ten.number}`)).toHaveLength(1);
  });

  it('are listed with what is owed', async () => {
    const late = await overdue(40);
    const { invoices } = await read<{ invoices: InvoiceSummary[] }>('finance/receivables');
    expect(invoices.find(({ hashcode }) => hashcode === late.hashcode)).toMatchObject({ total: 11_500 });
  });
});

describe('[7.45] credit notes', () => {
  it('reverse an unpaid invoice in the books, and the fee is not owed any more', async () => {
    const { entries, invoice } = await invoiced(2);
    const lines = invoice.lines.map(({ hashcode, amount }) => ({ line: hashcode, amount }));
    const given = {
      invoice: invoice.hashcode,
      key: randomUUID(),
      lines,
      reason: 'Did not come',
      is_owed_again: false,
    };
    const [one, two] = await Promise.all([act('credit_invoice', given), act('credit_invoice', given)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const credited = await detail(invoice.hashcode);
    expect(credited).toMatchObject({ status: 'credited', credited: 23_000, credit: 0 });
    expect(credited.credit_notes).toMatchObject([{ total: 23_000, released: 0 }]);
    expect(credited.credit_notes[0]?.number).toMatch(/^CN-\d{5}$/);
    const sources = [...entries, invoice].map(({ hashcode }) => hashcode);
    expect(await booked(...sources)).toEqual({ entry_fees: -20_000, credit_notes: 20_000 });
    for (const entry of entries) expect(await feeOf(entry)).toEqual({ total: 0, paid: 0, owed: 0 });
    await jobsDone('invoices.mail');
    expect(await mailsTo(`Credit note ${credited.credit_notes[0]?.number}`)).toHaveLength(1);
    const [note] = credited.credit_notes;
    const file = await read<{ pdf: string }>(`finance/credit_notes/${note?.hashcode}/pdf`);
    expect(Buffer.from(file.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await expect(
      api.asOwner('UPDATE credit_notes SET total = 1 WHERE hashcode = $1', [note?.hashcode]),
    ).rejects.toThrow(/never changes/);
  });

  it('turn what was paid of a line into credit of the school', async () => {
    const { entries, invoice } = await invoiced(2);
    await changed('record_invoice_payment', payment(invoice, 23_000));
    const [first] = invoice.lines;
    const credit = (amount: number) => ({
      invoice: invoice.hashcode,
      key: randomUUID(),
      lines: [{ line: first?.hashcode, amount }],
      reason: 'Half price',
      is_owed_again: false,
    });
    expect((await act('credit_invoice', credit(11_501))).status).toBe(400);
    const after = await changed('credit_invoice', credit(5_000));
    expect(after).toMatchObject({ status: 'paid', paid: 18_000, credited: 5_000, credit: 5_000 });
    expect((await act('credit_invoice', credit(6_501))).status).toBe(400);
    const sources = [...entries, invoice].map(({ hashcode }) => hashcode);
    const sums = await booked(...sources);
    expect(sums['school_credit']).toBe(-5_000);
    expect(sums['bank']).toBe(23_000);
    expect(sums['receivable']).toBeUndefined();
    expect(
      (
        await act('mark_fee_paid', {
          entry: first?.entry,
          key: randomUUID(),
          amount: 1,
          paid_on: '2026-01-05',
        })
      ).status,
    ).toBe(400);
  });

  it('leave the fee to be invoiced again where that is wanted, with both steps in the books', async () => {
    const { organisation, entries, invoice } = await invoiced();
    await changed('record_invoice_payment', payment(invoice, 11_500));
    const [line] = invoice.lines;
    const after = await changed('credit_invoice', {
      invoice: invoice.hashcode,
      key: randomUUID(),
      lines: [{ line: line?.hashcode, amount: 11_500 }],
      reason: 'Wrong name',
      is_owed_again: true,
    });
    expect(after).toMatchObject({ status: 'credited', paid: 0, credit: 11_500 });
    const next = await changed('invoice_fees', asked(organisation, entries));
    const paid = await changed('record_invoice_payment', payment(next, 11_500, { method: 'credit' }));
    expect(paid).toMatchObject({ status: 'paid', credit: 0 });
    const sources = [...entries, invoice, next].map(({ hashcode }) => hashcode);
    expect(await booked(...sources)).toEqual({ bank: 11_500, entry_fees: -10_000, tax: -1_500 });
    const [notes] = await api.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM accounting_entries WHERE source_record = $1 AND text LIKE 'Credit note%'`,
      [entries[0]?.hashcode],
    );
    expect(notes?.count).toBe(2);
  });
});

describe('[7.45] rights', () => {
  it('show a school its own invoices, and no one else', async () => {
    const { entries, invoice } = await invoiced();
    const path = `entries/${entries[0]?.hashcode}/invoices`;
    const seen = await read<{ invoices: EntryInvoice[] }>(path, contact);
    expect(seen.invoices.map(({ number }) => number)).toEqual([invoice.number]);
    await done(contact.call('GET', `finance/invoices/${invoice.hashcode}/pdf`));
    const stranger = await api.loginAs('showquest', 'participant');
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await stranger.call('GET', `finance/invoices/${invoice.hashcode}/pdf`)).status).toBe(404);
    for (const path of [
      'finance/receivables',
      `finance/invoices/${invoice.hashcode}/detail`,
      'finance/invoice_terms',
    ]) {
      expect((await contact.call('GET', path)).status, path).toBe(403);
    }
    expect((await act('record_invoice_payment', payment(invoice, 100), contact)).status).toBe(403);
    const { invoice: draft, entries: drafted } = await invoiced(1, { issue: false });
    const none = await read<{ invoices: EntryInvoice[] }>(
      `entries/${drafted[0]?.hashcode}/invoices`,
      contact,
    );
    expect(none.invoices).toEqual([]);
    expect((await contact.call('GET', `finance/invoices/${draft.hashcode}/pdf`)).status).toBe(404);
  });

  it('give another tenant nothing', async () => {
    const { organisation, entries, invoice } = await invoiced();
    const other = await api.loginAs('rockquest', 'staff');
    expect((await other.call('GET', `finance/invoices/${invoice.hashcode}/detail`)).status).toBe(404);
    expect((await other.call('GET', `finance/invoices/${invoice.hashcode}/pdf`)).status).toBe(404);
    const tries: [string, object][] = [
      ['record_invoice_payment', payment(invoice, 100)],
      ['discard_invoice', { invoice: invoice.hashcode }],
      ['remind_invoice', { invoice: invoice.hashcode, level: 1 }],
    ];
    for (const [action, data] of tries) expect((await act(action, data, other)).status, action).toBe(404);
    expect((await act('invoice_fees', asked(organisation, entries), other)).status).toBe(409);
  });
});
