import type {
  EntryInvoice,
  InvoiceDetail,
  InvoiceSummary,
  SchoolCredit,
} from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceKit, dataOf, done, terms, type InvoiceKit } from '../../../testKit/createInvoiceKit';
import type { MadeRecord } from '../../../testKit/makeRecords';

let kit: InvoiceKit;
beforeAll(async () => {
  kit = await createInvoiceKit();
  await done(kit.act('set_invoice_terms', terms));
}, 240_000);
afterAll(() => kit.api.close());

describe('[7.45] reminders', () => {
  const today = async () => (await kit.read<{ today: string }>('finance/receivables')).today;

  /** As if the last day to pay had been so many days ago: the only way to have an invoice that is overdue. */
  async function overdue(days: number): Promise<InvoiceDetail> {
    const { invoice } = await kit.invoiced();
    await kit.api.asOwner('ALTER TABLE invoices DISABLE TRIGGER final');
    await kit.api.asOwner(`UPDATE invoices SET due_on = $2::date - $3::integer WHERE hashcode = $1`, [
      invoice.hashcode,
      await today(),
      days,
    ]);
    await kit.api.asOwner('ALTER TABLE invoices ENABLE TRIGGER final');
    return kit.detail(invoice.hashcode);
  }

  it('are sent once for each level, counted and dated, and not before the last day has passed', async () => {
    const { invoice: early } = await kit.invoiced();
    expect((await kit.act('remind_invoice', { invoice: early.hashcode, level: 1 })).status).toBe(409);
    const late = await overdue(1);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => kit.act('remind_invoice', { invoice: late.hashcode, level: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await kit.act('remind_invoice', { invoice: late.hashcode, level: 3 })).status).toBe(409);
    const reminded = await kit.detail(late.hashcode);
    expect(reminded).toMatchObject({ reminders: 1, reminded: [{ level: 1 }] });
    expect(reminded.reminded_at).not.toBeNull();
    await kit.jobsDone('invoices.mail');
    expect(await kit.mailsTo(`Reminder: invoice ${late.number}`)).toHaveLength(1);
    await kit.changed('record_invoice_payment', kit.payment(late, 11_500));
    expect((await kit.act('remind_invoice', { invoice: late.hashcode, level: 2 })).status).toBe(409);
  });

  it('are sent by themselves after the days that are set, once however often the job runs', async () => {
    const [ten, three] = [await overdue(10), await overdue(3)];
    const run = async () => {
      await kit.api.asOwner(
        `INSERT INTO pgboss.job (name, data, retry_limit) SELECT 'invoices.remind', '{}', 0 FROM generate_series(1, 3)`,
      );
      await kit.api.hurryJobs('invoices.remind');
      await kit.jobsDone('invoices.remind');
      await kit.jobsDone('invoices.mail');
    };
    await run();
    expect((await kit.detail(ten.hashcode)).reminders).toBe(0);
    await done(kit.act('set_invoice_terms', { ...terms, remind_after_days: 7 }));
    await run();
    await run();
    await done(kit.act('set_invoice_terms', terms));
    expect((await kit.detail(ten.hashcode)).reminders).toBe(1);
    expect((await kit.detail(three.hashcode)).reminders).toBe(0);
    expect(await kit.mailsTo(`Reminder: invoice ${ten.number}`)).toHaveLength(1);
  });

  it('are listed with what is owed', async () => {
    const late = await overdue(40);
    const { invoices } = await kit.read<{ invoices: InvoiceSummary[] }>('finance/receivables');
    expect(invoices.find(({ hashcode }) => hashcode === late.hashcode)).toMatchObject({ total: 11_500 });
  });
});

describe('[7.45] credit notes', () => {
  it('reverse an unpaid invoice in the books, and the fee is not owed any more', async () => {
    const { entries, invoice } = await kit.invoiced(2);
    const lines = invoice.lines.map(({ hashcode, amount }) => ({ line: hashcode, amount }));
    const given = {
      invoice: invoice.hashcode,
      key: randomUUID(),
      lines,
      reason: 'Did not come',
      is_owed_again: false,
    };
    const [one, two] = await Promise.all([
      kit.act('credit_invoice', given),
      kit.act('credit_invoice', given),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const credited = await kit.detail(invoice.hashcode);
    expect(credited).toMatchObject({ status: 'credited', credited: 23_000, credit: 0 });
    expect(credited.credit_notes).toMatchObject([{ total: 23_000, released: 0 }]);
    expect(credited.credit_notes[0]?.number).toMatch(/^CN-\d{5}$/);
    const sources = [...entries, invoice].map(({ hashcode }) => hashcode);
    expect(await kit.booked(...sources)).toEqual({ entry_fees: -20_000, credit_notes: 20_000 });
    for (const entry of entries) expect(await kit.feeOf(entry)).toEqual({ total: 0, paid: 0, owed: 0 });
    await kit.jobsDone('invoices.mail');
    expect(await kit.mailsTo(`Credit note ${credited.credit_notes[0]?.number}`)).toHaveLength(1);
    const [note] = credited.credit_notes;
    const file = await kit.read<{ pdf: string }>(`finance/credit_notes/${note?.hashcode}/pdf`);
    expect(Buffer.from(file.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await expect(
      kit.api.asOwner('UPDATE credit_notes SET total = 1 WHERE hashcode = $1', [note?.hashcode]),
    ).rejects.toThrow(/never changes/);
  });

  it('turn what was paid of a line into credit of the school', async () => {
    const { entries, invoice } = await kit.invoiced(2);
    await kit.changed('record_invoice_payment', kit.payment(invoice, 23_000));
    const [first] = invoice.lines;
    const credit = (amount: number) => ({
      invoice: invoice.hashcode,
      key: randomUUID(),
      lines: [{ line: first?.hashcode, amount }],
      reason: 'Half price',
      is_owed_again: false,
    });
    expect((await kit.act('credit_invoice', credit(11_501))).status).toBe(400);
    const after = await kit.changed('credit_invoice', credit(5_000));
    expect(after).toMatchObject({ status: 'paid', paid: 18_000, credited: 5_000, credit: 5_000 });
    expect((await kit.act('credit_invoice', credit(6_501))).status).toBe(400);
    const sources = [...entries, invoice].map(({ hashcode }) => hashcode);
    const sums = await kit.booked(...sources);
    expect(sums['school_credit']).toBe(-5_000);
    expect(sums['bank']).toBe(23_000);
    expect(sums['receivable']).toBeUndefined();
    expect(
      (
        await kit.act('mark_fee_paid', {
          entry: first?.entry,
          key: randomUUID(),
          amount: 1,
          paid_on: '2026-01-05',
        })
      ).status,
    ).toBe(400);
  });

  it('leave the fee to be invoiced again where that is wanted, with both steps in the books', async () => {
    const { organisation, entries, invoice } = await kit.invoiced();
    await kit.changed('record_invoice_payment', kit.payment(invoice, 11_500));
    const [line] = invoice.lines;
    const after = await kit.changed('credit_invoice', {
      invoice: invoice.hashcode,
      key: randomUUID(),
      lines: [{ line: line?.hashcode, amount: 11_500 }],
      reason: 'Wrong name',
      is_owed_again: true,
    });
    expect(after).toMatchObject({ status: 'credited', paid: 0, credit: 11_500 });
    const next = await kit.changed('invoice_fees', kit.feeInput(organisation, entries));
    const paid = await kit.changed('record_invoice_payment', kit.payment(next, 11_500, { method: 'credit' }));
    expect(paid).toMatchObject({ status: 'paid', credit: 0 });
    const sources = [...entries, invoice, next].map(({ hashcode }) => hashcode);
    expect(await kit.booked(...sources)).toEqual({ bank: 11_500, entry_fees: -10_000, tax: -1_500 });
    const [notes] = await kit.api.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM accounting_entries WHERE source_record = $1 AND text LIKE 'Credit note%'`,
      [entries[0]?.hashcode],
    );
    expect(notes?.count).toBe(2);
  });
});

describe('[2.27] merging two schools', () => {
  async function paidTooMuch(): Promise<MadeRecord> {
    const { organisation, invoice } = await kit.invoiced();
    await kit.changed('record_invoice_payment', kit.payment(invoice, 15_500));
    return organisation;
  }
  const creditOf = async ({ hashcode }: MadeRecord): Promise<number> => {
    const { credits } = await kit.read<{ credits: SchoolCredit[] }>('finance/receivables');
    return credits.find(({ organisation }) => organisation.hashcode === hashcode)?.amount ?? 0;
  };

  it('adds the credit of both, and Undo parts it again unless it was used', async () => {
    const [first, other] = [await paidTooMuch(), await paidTooMuch()];
    const side = async ({ hashcode }: MadeRecord) => {
      const { body } = await done(kit.staff.call('GET', `corporation/organization_structures/${hashcode}`));
      // As the API reads it.
      return { hashcode, version: (body as MadeRecord).version };
    };
    const merge = async () => {
      const sides = { kept: await side(first), other: await side(other) };
      const input = { collection: 'organizationStructures', ...sides, take: [] };
      return dataOf<{ change_set: string }>(await done(kit.act('merge_records', input)));
    };
    const undo = ({ change_set: target }: { change_set: string }) =>
      kit.staff.call('POST', 'changes/actions', { action: 'undo', target });
    const merged = await merge();
    expect(await creditOf(first)).toBe(8_000);
    await done(undo(merged));
    expect([await creditOf(first), await creditOf(other)]).toEqual([4_000, 4_000]);

    const again = await merge();
    const invoice = await kit.changed('invoice_fees', kit.feeInput(first, [await kit.enter(first)]));
    await kit.changed('record_invoice_payment', kit.payment(invoice, 6_000, { method: 'credit' }));
    const refused = await undo(again);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: 'This cannot be undone: the credit of the school was used since.' },
    ]);
    expect(await creditOf(first)).toBe(2_000);
  });
});

describe('[7.45] rights', () => {
  it('show a school its own invoices, and no one else', async () => {
    const { entries, invoice } = await kit.invoiced();
    const path = `entries/${entries[0]?.hashcode}/invoices`;
    const seen = await kit.read<{ invoices: EntryInvoice[] }>(path, kit.contact);
    expect(seen.invoices.map(({ number }) => number)).toEqual([invoice.number]);
    await done(kit.contact.call('GET', `finance/invoices/${invoice.hashcode}/pdf`));
    const stranger = await kit.api.loginAs('showquest', 'participant');
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await stranger.call('GET', `finance/invoices/${invoice.hashcode}/pdf`)).status).toBe(404);
    for (const path of [
      'finance/receivables',
      `finance/invoices/${invoice.hashcode}/detail`,
      'finance/invoice_terms',
    ]) {
      expect((await kit.contact.call('GET', path)).status, path).toBe(403);
    }
    expect((await kit.act('record_invoice_payment', kit.payment(invoice, 100), kit.contact)).status).toBe(
      403,
    );
    const { invoice: draft, entries: drafted } = await kit.invoiced(1, { issue: false });
    const none = await kit.read<{ invoices: EntryInvoice[] }>(
      `entries/${drafted[0]?.hashcode}/invoices`,
      kit.contact,
    );
    expect(none.invoices).toEqual([]);
    expect((await kit.contact.call('GET', `finance/invoices/${draft.hashcode}/pdf`)).status).toBe(404);
  });

  it('give another tenant nothing', async () => {
    const { organisation, entries, invoice } = await kit.invoiced();
    const other = await kit.api.loginAs('rockquest', 'staff');
    expect((await other.call('GET', `finance/invoices/${invoice.hashcode}/detail`)).status).toBe(404);
    expect((await other.call('GET', `finance/invoices/${invoice.hashcode}/pdf`)).status).toBe(404);
    const tries: [string, object][] = [
      ['record_invoice_payment', kit.payment(invoice, 100)],
      ['discard_invoice', { invoice: invoice.hashcode }],
      ['remind_invoice', { invoice: invoice.hashcode, level: 1 }],
    ];
    for (const [action, data] of tries) expect((await kit.act(action, data, other)).status, action).toBe(404);
    expect((await kit.act('invoice_fees', kit.feeInput(organisation, entries), other)).status).toBe(409);
  });
});
