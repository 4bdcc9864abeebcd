import type {
  InvoiceDetail,
  SchoolCredit,
  TransferLine,
  TransferResult,
} from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceKit, dataOf, done, terms, type InvoiceKit } from '../../../testKit/createInvoiceKit';

let kit: InvoiceKit;
beforeAll(async () => {
  kit = await createInvoiceKit();
}, 240_000);
afterAll(() => kit.api.close());

describe('[7.45] issuing invoices', () => {
  it('needs a name, a GST number and a bank account first', async () => {
    const organisation = await kit.school();
    const entry = await kit.enter(organisation);
    expect((await kit.act('invoice_fees', kit.feeInput(organisation, [entry]))).status).toBe(409);
    const wrong = { ...terms, gst_number: 'none' };
    expect((await kit.act('set_invoice_terms', wrong)).status).toBe(400);
    await done(kit.act('set_invoice_terms', terms));
    expect(await kit.read('finance/invoice_terms')).toEqual({ terms });
  });

  it('puts several fees of a school on one invoice, with the GST within them', async () => {
    const organisation = await kit.school();
    const entries = [await kit.enter(organisation), await kit.enter(organisation)];
    const { schools } = await kit.previewOf(organisation);
    expect(schools).toMatchObject([
      { total: 23_000, tax: 3_000, organisation: { hashcode: organisation.hashcode } },
    ]);
    expect(schools[0]?.fees).toHaveLength(2);
    const invoice = await kit.changed('invoice_fees', kit.feeInput(organisation, entries));
    expect(invoice).toMatchObject({ status: 'issued', total: 23_000, tax: 3_000, tax_rate: 15, paid: 0 });
    expect(invoice.number).toMatch(/^INV-\d{5}$/);
    expect((await kit.previewOf(organisation)).schools).toEqual([]);
    // The fee was booked when it was charged: the invoice asks for it.
    expect(await kit.booked(...entries.map(({ hashcode }) => hashcode), invoice.hashcode)).toEqual({
      receivable: 23_000,
      entry_fees: -20_000,
      tax: -3_000,
    });
  });

  it('refuses a fee that is on an open invoice, is not owed, or is of another school', async () => {
    const { organisation, entries } = await kit.invoiced();
    expect((await kit.act('invoice_fees', kit.feeInput(organisation, entries))).status).toBe(409);
    const other = await kit.school();
    const free = await kit.enter(organisation);
    expect((await kit.act('invoice_fees', kit.feeInput(other, [free]))).status).toBe(409);
    expect(
      (await kit.act('invoice_fees', kit.feeInput(organisation, [free, free], { entries: [] }))).status,
    ).toBe(400);
    const both = await Promise.all(
      Array.from({ length: 5 }, () => kit.act('invoice_fees', kit.feeInput(organisation, [free]))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('gives numbers without gaps, also when many are issued at the same time and some are refused', async () => {
    const drafts: InvoiceDetail[] = [];
    for (let nth = 0; nth < 6; nth++) drafts.push((await kit.invoiced(1, { issue: false })).invoice);
    expect(drafts.every(({ number, status }) => number === null && status === 'draft')).toBe(true);
    const issue = ({ hashcode }: InvoiceDetail, due_on = '2030-01-31') =>
      kit.act('issue_invoice', { invoice: hashcode, email: null, due_on });
    const answers = await Promise.all([
      ...drafts.map((draft) => issue(draft)),
      ...drafts.map((draft) => issue(draft)),
      ...drafts.map((draft) => issue(draft, '2020-01-01')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const numbers = await kit.api.asOwner<{ number: string }>(
      `SELECT number FROM invoices WHERE tenant = 'showquest' AND number IS NOT NULL ORDER BY number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      numbers.map((_, index) => `INV-${String(index + 1).padStart(5, '0')}`),
    );
  });

  it('never changes an issued invoice or its lines, for any role', async () => {
    const { invoice } = await kit.invoiced();
    const refused = async (sql: string) => {
      await expect(kit.api.asOwner(sql, [invoice.hashcode])).rejects.toThrow(/never changes/);
    };
    await refused('UPDATE invoices SET total = total + 1 WHERE hashcode = $1');
    await refused(`UPDATE invoices SET bill_to = 'Other' WHERE hashcode = $1`);
    await refused(`UPDATE invoices SET number = 'INV-99999' WHERE hashcode = $1`);
    await refused(`UPDATE invoices SET status = 'draft' WHERE hashcode = $1`);
    await refused('DELETE FROM invoices WHERE hashcode = $1');
    await refused('UPDATE invoice_lines SET amount = amount + 1 WHERE invoice = $1');
    await refused('DELETE FROM invoice_lines WHERE invoice = $1');
    expect(
      (await kit.staff.call('PATCH', `finance/invoices/${invoice.hashcode}`, { bill_to: 'Me' })).status,
    ).toBe(403);
    expect((await kit.detail(invoice.hashcode)).total).toBe(invoice.total);
  });

  it('discards a draft, whose fees can be on another one', async () => {
    const { organisation, entries, invoice } = await kit.invoiced(1, { issue: false });
    expect((await kit.changed('discard_invoice', { invoice: invoice.hashcode })).status).toBe('void');
    expect((await kit.changed('invoice_fees', kit.feeInput(organisation, entries))).status).toBe('issued');
    expect((await kit.act('discard_invoice', { invoice: invoice.hashcode })).status).toBe(409);
  });

  it('mails the PDF to the school', async () => {
    const { invoice } = await kit.invoiced();
    await kit.jobsDone('invoices.mail');
    expect(await kit.mailsTo(`Invoice ${invoice.number}`)).toHaveLength(1);
    const { name, pdf } = await kit.read<{ name: string; pdf: string }>(
      `finance/invoices/${invoice.hashcode}/pdf`,
    );
    expect(name).toBe(`${invoice.number}.pdf`);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('[7.45] payments', () => {
  it('pays the fees in part and then in full, once for a key, and the books balance', async () => {
    const { entries, invoice } = await kit.invoiced(2);
    const [first, second] = entries;
    if (!first || !second) throw new Error('There are two entries.');
    const given = kit.payment(invoice, 15_000);
    await kit.changed('record_invoice_payment', given);
    const part = await kit.changed('record_invoice_payment', given);
    expect(part).toMatchObject({ status: 'part_paid', paid: 15_000 });
    expect(await kit.feeOf(first)).toEqual({ total: 11_500, paid: 11_500, owed: 0 });
    expect(await kit.feeOf(second)).toEqual({ total: 11_500, paid: 3_500, owed: 8_000 });
    const full = await kit.changed('record_invoice_payment', kit.payment(invoice, 8_000, { method: 'cash' }));
    expect(full).toMatchObject({ status: 'paid', paid: 23_000, credit: 0 });
    const sources = [...entries.map(({ hashcode }) => hashcode), invoice.hashcode];
    expect(await kit.booked(...sources)).toEqual({
      bank: 15_000,
      cash: 8_000,
      entry_fees: -20_000,
      tax: -3_000,
    });
    expect((await kit.act('record_invoice_payment', kit.payment(invoice, 1))).status).toBe(409);
  });

  it('keeps what is paid too much as a credit of the kit.school, which pays the next invoice or goes back', async () => {
    const { organisation, invoice, entries } = await kit.invoiced();
    const over = await kit.changed('record_invoice_payment', kit.payment(invoice, 20_000));
    expect(over).toMatchObject({ status: 'paid', paid: 11_500, credit: 8_500 });
    const { credits } = await kit.read<{ credits: SchoolCredit[] }>('finance/receivables');
    expect(credits.find((each) => each.organisation.hashcode === organisation.hashcode)?.amount).toBe(8_500);
    const next = await kit.enter(organisation);
    const second = await kit.changed('invoice_fees', kit.feeInput(organisation, [next]));
    const tooMuch = kit.payment(second, 9_000, { method: 'credit' });
    expect((await kit.act('record_invoice_payment', tooMuch)).status).toBe(409);
    const used = await kit.changed(
      'record_invoice_payment',
      kit.payment(second, 5_000, { method: 'credit' }),
    );
    expect(used).toMatchObject({ status: 'part_paid', paid: 5_000, credit: 3_500 });
    const refund = {
      organisation: organisation.hashcode,
      key: randomUUID(),
      amount: 3_500,
      currency: 'NZD',
      paid_on: '2026-01-06',
    };
    for (let time = 0; time < 2; time++) {
      expect(dataOf(await done(kit.act('refund_school_credit', refund)))).toEqual({ left: 0 });
    }
    expect((await kit.act('refund_school_credit', { ...refund, key: randomUUID() })).status).toBe(409);
    const sources = [...entries, next, organisation, invoice, second].map(({ hashcode }) => hashcode);
    expect(await kit.booked(...sources)).toEqual({
      bank: 16_500,
      receivable: 6_500,
      entry_fees: -20_000,
      tax: -3_000,
    });
  });

  it('uses a credit once where two invoices ask for it at the same time', async () => {
    const { organisation, invoice } = await kit.invoiced();
    await kit.changed('record_invoice_payment', kit.payment(invoice, 21_500));
    const others = [
      await kit.changed('invoice_fees', kit.feeInput(organisation, [await kit.enter(organisation)])),
      await kit.changed('invoice_fees', kit.feeInput(organisation, [await kit.enter(organisation)])),
    ];
    const answers = await Promise.all(
      others.map((each) =>
        kit.act('record_invoice_payment', kit.payment(each, 10_000, { method: 'credit' })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes a payment back that was a mistake, unless its credit was used', async () => {
    const { organisation, invoice, entries } = await kit.invoiced();
    const { payments } = await kit.changed('record_invoice_payment', kit.payment(invoice, 12_500));
    const back = { payment: payments[0]?.hashcode, reason: 'Of another school' };
    const after = await kit.changed('take_back_invoice_payment', back);
    expect(after).toMatchObject({ status: 'issued', paid: 0, credit: 0 });
    expect((await kit.act('take_back_invoice_payment', back)).status).toBe(409);
    expect(await kit.booked(invoice.hashcode, String(entries[0]?.hashcode))).toEqual({
      receivable: 11_500,
      entry_fees: -10_000,
      tax: -1_500,
    });
    const again = await kit.changed('record_invoice_payment', kit.payment(invoice, 12_500));
    await done(
      kit.act('refund_school_credit', {
        organisation: organisation.hashcode,
        key: randomUUID(),
        amount: 1_000,
        currency: 'NZD',
        paid_on: '2026-01-06',
      }),
    );
    const spent = { payment: again.payments[1]?.hashcode, reason: 'Of another school' };
    expect((await kit.act('take_back_invoice_payment', spent)).status).toBe(409);
  });

  it('does not let a fee that is on an invoice be paid, waived or changed around it', async () => {
    const { entries } = await kit.invoiced();
    const entry = entries[0]?.hashcode;
    const paid = { entry, key: randomUUID(), amount: 100, paid_on: '2026-01-05' };
    expect((await kit.act('mark_fee_paid', paid)).status).toBe(409);
    expect((await kit.act('waive_fee', { entry, what: 'all', reason: 'Help' })).status).toBe(409);
    expect((await kit.act('recalculate_fee', { entry })).status).toBe(409);
  });

  it('names the open invoice that asks for a fee: a draft to the office alone, and none once it is paid', async () => {
    const { entries, invoice } = await kit.invoiced(1, { issue: false });
    const path = `entries/${entries[0]?.hashcode}/invoices`;
    const readBy = async (by = kit.staff) =>
      (await kit.read<{ open_invoice: object | null }>(path, by)).open_invoice;
    expect(await readBy()).toEqual({ hashcode: invoice.hashcode, number: null });
    expect(await readBy(kit.contact)).toBeNull();
    const { number } = await kit.changed('issue_invoice', {
      invoice: invoice.hashcode,
      email: null,
      due_on: '2030-01-31',
    });
    for (const by of [kit.staff, kit.contact]) {
      expect(await readBy(by)).toEqual({ hashcode: invoice.hashcode, number });
    }
    await kit.changed('record_invoice_payment', kit.payment(invoice, 11_500));
    expect(await readBy()).toBeNull();
  });

  it('takes the payment of an invoice back at the invoice alone', async () => {
    const { entries, invoice } = await kit.invoiced();
    const entry = entries[0]?.hashcode;
    const { payments } = await kit.changed('record_invoice_payment', kit.payment(invoice, 11_500));
    expect((await kit.act('take_back_payment', { entry, key: payments[0]?.hashcode })).status).toBe(409);
    expect(await kit.detail(invoice.hashcode)).toMatchObject({ status: 'paid', paid: 11_500 });
  });

  it('refuses Undo of what a payment did', async () => {
    const { invoice } = await kit.invoiced();
    await kit.changed('record_invoice_payment', kit.payment(invoice, 11_500));
    const [set] = await kit.api.asOwner<{ change_set: string }>(
      `SELECT change_set FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1`,
      [invoice.hashcode],
    );
    const admin = await kit.api.loginAs('showquest', 'admin');
    const undone = await admin.call('POST', 'changes/actions', { action: 'undo', target: set?.change_set });
    expect(undone.status).toBe(403);
    expect((await kit.detail(invoice.hashcode)).paid).toBe(11_500);
  });

  it('pays by lines of a bank’s file: in full, in part, too much, and each line once', async () => {
    const { invoice: one } = await kit.invoiced(2);
    const { invoice: two } = await kit.invoiced();
    const file = [
      'Date,Amount,Particulars,Reference',
      `20/11/2025,100.00,School,${one.number}`,
      `21/11/2025,130.00,School,${one.number}`,
      `21/11/2025,200.00,Other kit.school,inv ${Number(two.number?.slice(4))}`,
      '21/11/2025,3.21,Nobody,none',
    ].join('\n');
    const preview = dataOf<{ lines: TransferLine[] }>(
      await done(kit.staff.call('POST', 'finance/preview_transfers', { file })),
    );
    expect(preview.lines.map(({ match, invoice }) => [match, invoice?.number])).toEqual([
      ['part', one.number],
      ['exact', one.number],
      ['more', two.number],
      ['unknown', undefined],
    ]);
    const receive = async (rows: number[]) =>
      dataOf<{ results: TransferResult[] }>(
        await done(kit.staff.call('POST', 'finance/receive_transfers', { file, rows })),
      ).results.map(({ result }) => result);
    const twice = await Promise.all([receive([2, 3, 4]), receive([2, 3, 4])]);
    expect(twice.flat().filter((result) => result === 'paid')).toHaveLength(3);
    expect(await receive([2, 3, 4, 5])).toEqual(['imported', 'imported', 'imported', 'unknown']);
    expect(await kit.detail(one.hashcode)).toMatchObject({ status: 'paid', paid: 23_000 });
    expect(await kit.detail(two.hashcode)).toMatchObject({ status: 'paid', paid: 11_500, credit: 8_500 });
  });
});
