import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { InvoicePreview } from '@callboard/api-contract/finance';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acted, anInvoice, anInvoiceSummary, refusal, stubInvoicing } from '../testing/invoices';
import { InvoicePreviews } from './InvoicePreviews';
import { OpenInvoices } from './OpenInvoices';
import { Receivables } from './Receivables';
import { TermsDialog } from './TermsDialog';

afterEach(cleanup);

const done = () => json({ success: true, data: { invoice: anInvoice() } });

describe('[2.16] what schools owe', () => {
  const address = 'GET finance/receivables';
  const nothing = { owed: [], invoices: [], drafts: [], credits: [], today: '2026-11-20' };
  const show = (...answers: Response[]) => {
    const api = stubApi();
    api.on(address, ...answers);
    return renderScreen(<Receivables />);
  };
  const ofBooks = (given: Partial<QueryAnswerOf<'receivables'>>) =>
    json({ success: true, data: { ...nothing, ...given } });

  it('is a problem that can be tried again, and nothing where nothing is owed', async () => {
    const { user } = show(json({ detail: 'Not for you' }, 403), ofBooks({}));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findByText('Not for you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No invoice is open')).toBeTruthy();
  });

  it('is summed by age, by school and by currency, to the cent', async () => {
    const whitby = { hashcode: hashcodeOf(9), title: 'Whitby College' };
    const due = (number: number, due_on: string | null, given: object = {}) =>
      anInvoiceSummary(number, { due_on, organisation: whitby, ...given });
    show(
      ofBooks({
        owed: [
          { currency: 'NZD', owed: 108_114 },
          { currency: 'AUD', owed: 1_000 },
        ],
        invoices: [
          due(1, '2026-11-20'),
          due(2, '2026-11-19', { paid: 1 }),
          due(3, '2026-10-21', { status: 'part_paid', paid: 20_000, credited: 6_999 }),
          due(4, '2026-10-20', { organisation: { hashcode: hashcodeOf(8), title: 'Aotea College' } }),
          due(5, '2026-09-20', { total: 10, paid: 0 }),
          due(6, '2026-09-20', { status: 'paid', paid: 27_000 }),
          due(7, null, { currency: 'AUD', total: 2_550 }),
        ],
      }),
    );
    const table = within(await screen.findByRole('table', { name: 'By school' }));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['School', 'Not due yet', '1–30 days', '31–60 days', '61 days and more', 'To pay'],
      ['Aotea College', '$0.00', '$0.00', '$270.00', '$0.00', '$270.00'],
      ['Whitby College', '$270.00', '$270.00', '$0.00', '$0.10', '$540.10'],
      ['Whitby College', 'A$25.50', 'A$0.00', 'A$0.00', 'A$0.00', 'A$25.50'],
      ['Total NZD', '$270.00', '$270.00', '$270.00', '$0.10', '$810.10'],
      ['Total AUD', 'A$25.50', 'A$0.00', 'A$0.00', 'A$0.00', 'A$25.50'],
    ]);
    // 1,081.14 is owed by the books, of which invoices ask for 810.10; in dollars of Australia they ask for more than is owed.
    expect(screen.getByText('$271.04 on no open invoice')).toBeTruthy();
    expect(screen.getByText('A$0.00 on no open invoice')).toBeTruthy();
  });

  it('has the credit of schools, each of which is paid back by itself', async () => {
    const credit = { organisation: { hashcode: hashcodeOf(9), title: 'Whitby College' }, amount: 2_505 };
    const { user } = show(
      ofBooks({
        credits: [
          { ...credit, currency: 'NZD' },
          { ...credit, organisation: { hashcode: hashcodeOf(8), title: 'Aotea College' }, currency: 'AUD' },
        ],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay back: Aotea College' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pay credit back to Aotea College' }));
    expect(dialog.getByLabelText(/^Amount/)).toHaveProperty('value', '25.05');
  });
});

describe('[2.16] reminders of open invoices', () => {
  const invoices = [
    anInvoiceSummary(1, { due_on: '2026-11-01' }),
    anInvoiceSummary(2, { due_on: '2026-11-01', reminders: 2, reminded_at: '2026-11-10' }),
    anInvoiceSummary(3, { due_on: '2026-11-01', email: null }),
    anInvoiceSummary(4, { due_on: '2026-11-01', reminders: 3, reminded_at: '2026-11-10' }),
    anInvoiceSummary(5, { due_on: '2026-11-20' }),
  ];

  it('are sent for what is overdue and has an email, each at its level, whatever one is refused', async () => {
    const api = stubInvoicing(refusal('It was paid meanwhile.'), done());
    const { user } = renderScreen(<OpenInvoices invoices={invoices} today="2026-11-20" />);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Send a reminder about INV-00001',
      'Send a reminder about INV-00002',
    ]);
    expect(
      screen.getByText('Due 01-Nov-2026 · 19 days late · 2 reminders, last on 10-Nov-2026'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send 2 reminders' }));
    expect(api.callsOf(acted)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('1 reminder is sent')).toBeTruthy();
    expect(api.callsOf(acted).map(({ body }) => body)).toMatchObject([
      { action: 'remind_invoice', data: { invoice: hashcodeOf(1), level: 1 } },
      { action: 'remind_invoice', data: { invoice: hashcodeOf(2), level: 3 } },
    ]);
    expect(api.onProblem.mock.calls).toMatchObject([[{ message: 'It was paid meanwhile.' }]]);
  });

  it('are not sent for what is not ticked', async () => {
    stubInvoicing();
    const { user } = renderScreen(<OpenInvoices invoices={invoices} today="2026-11-20" />);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(screen.getByRole('button', { name: 'Send 0 reminders' })).toHaveProperty('disabled', true);
  });
});

describe('[7.45] new invoices', () => {
  const address = 'GET finance/invoice_previews';
  const school = (number: number, amounts: readonly number[], given: Partial<InvoicePreview> = {}) => ({
    organisation: { hashcode: hashcodeOf(number), title: `School ${number}` },
    email: `school${number}@example.org`,
    currency: 'NZD',
    total: amounts.reduce((sum, amount) => sum + amount, 0),
    tax: 0,
    fees: amounts.map((amount, index) => ({
      entry: hashcodeOf(1_000 * number + index),
      text: 'Entry',
      amount,
    })),
    ...given,
  });
  function show(schools: readonly InvoicePreview[], given: object = {}, ...answers: Response[]) {
    const api = stubInvoicing(...answers);
    const data = { schools, without_school: 0, due_on: '2026-12-10', today: '2026-11-20', ...given };
    api.on(address, json({ success: true, data }));
    const view = renderScreen(<InvoicePreviews event={hashcodeOf(5)} canIssue />);
    const sent = () => api.callsOf(acted).map(({ body }) => body);
    return { ...view, api, sent };
  }

  it('says why nothing can be invoiced', async () => {
    show([]);
    expect(await screen.findByText('Nothing to invoice')).toBeTruthy();
    cleanup();
    show([], { without_school: 2 });
    expect(await screen.findByText(/^2 entries with fees have no school/)).toBeTruthy();
    expect(screen.queryByText('Nothing to invoice')).toBeNull();
    cleanup();
    stubApi().on(address, json({ detail: 'Not for you' }, 403));
    renderScreen(<InvoicePreviews event={hashcodeOf(5)} canIssue />);
    expect(await screen.findByText('Not for you')).toBeTruthy();
  });

  it('come to what is ticked, each currency by itself, and one that is refused stops no other', async () => {
    const message = 'A fee is on another invoice.';
    const { user, sent } = show(
      [school(1, [27_000, 5]), school(2, [10_000]), school(3, [999], { currency: 'AUD', email: null })],
      {},
      refusal(message),
      done(),
    );
    expect(await screen.findByRole('button', { name: 'Issue 3 invoices: $370.05 + A$9.99' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Invoice School 2: $100.00' }));
    await user.click(screen.getByRole('button', { name: 'Issue 2 invoices: $270.05 + A$9.99' }));
    expect(await screen.findByText('1 invoice is made')).toBeTruthy();
    expect(screen.getByText('1 was not made')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Invoice INV-00001' })).toBeTruthy();
    const entries = [hashcodeOf(1_000), hashcodeOf(1_001)];
    expect(sent()).toMatchObject([
      { data: { organisation: hashcodeOf(1), entries, email: 'school1@example.org', issue: true } },
      { data: { organisation: hashcodeOf(3), email: null, due_on: '2026-12-10' } },
    ]);
    // A refused one is still ticked, and can be tried again.
    expect(screen.getByRole('button', { name: 'Issue 1 invoice: $270.05' })).toBeTruthy();
  });

  it('are as many as the fees of a school need, each with the sum of its own', async () => {
    const amounts = Array.from({ length: 101 }, (_, index) => (index < 100 ? 10_001 : 5_000));
    const { user, sent } = show([school(1, amounts)]);
    expect(await screen.findByText('School 1 (2 of 2)')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Invoice School 1 (1 of 2): $10,001.00' }));
    await user.click(screen.getByRole('button', { name: 'Issue 1 invoice: $50.00' }));
    await waitFor(() => expect(sent()).toMatchObject([{ data: { entries: [hashcodeOf(1_100)] } }]));
  });

  it.each([
    ['an email that is none', { email: 'no' }, {}, 'Enter an email, or leave it empty.'],
    ['a day that is past', {}, { due_on: '2026-11-19' }, 'Enter today or a later day.'],
  ])('are not made with %s', async (_case, ofSchool, given, error) => {
    const { user, sent } = show([school(1, [100], ofSchool)], given);
    await user.click(await screen.findByRole('button', { name: 'Make drafts' }));
    expect(screen.getByText(error)).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

describe('[7.45] the settings of invoices', () => {
  const terms = {
    supplier: 'Callboard',
    gst_number: '123-456-789',
    address: '',
    bank_account: '01-0001-0000001-00',
    due_days: 20,
    remind_after_days: null,
  };

  it('are saved once each of them can be', async () => {
    const api = stubInvoicing(json({ success: true, data: { terms } }));
    const onClose = vi.fn();
    const { user } = renderScreen(<TermsDialog terms={terms} onClose={onClose} />);
    const save = async (label: RegExp, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Save' }));
    };
    for (const [label, text, right] of [
      [/^GST number/, '1234', '12345678'],
      [/^Bank account/, ' ', '01-0001'],
      [/^Days to pay/, '121', '0'],
      [/^Remind after days/, '0', '7'],
    ] as const) {
      await save(label, text);
      expect(screen.getByRole('alert').textContent, text).toMatch(/^Fill in the name, a GST number/);
      expect(api.callsOf(acted)).toHaveLength(0);
      const field = screen.getByLabelText(label);
      if (field.role === 'spinbutton') expect(document.activeElement).toBe(field);
      await user.clear(field);
      await user.paste(right);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const data = { gst_number: '12345678', bank_account: '01-0001', due_days: 0, remind_after_days: 7 };
    expect(api.callsOf(acted)).toMatchObject([{ body: { action: 'set_invoice_terms', data } }]);
  });
});
