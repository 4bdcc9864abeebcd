import { json, stubApi } from '@callboard/api-client/testing';
import { callPaths, type Role } from '@callboard/api-contract';

import type { FeeFacts } from '@callboard/api-contract/finance';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { aRecordIn, InTicketing, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFee, aStoredFee } from '../testing/fees';
import { EntryFee } from './EntryFee';

const entry = aRecordIn('entries', { status: 'accepted' });
const signed = { by: 'Aroha Ngata', at: '2027-05-01T00:00:00Z' };
const payment = {
  key: '00000000-0000-4000-8000-0000000000a1',
  amount: 10_000,
  paid_on: '2027-05-01',
  reference: 'INV-7',
  ...signed,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-02T00:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(given: Partial<FeeFacts> = {}, roles: readonly Role[] = ['staff']) {
  const sent: unknown[] = [];
  const api = stubApi();
  api.on(`POST ${callPaths.userActions(21)}`, (request: { body?: unknown }) => {
    sent.push(request.body);
    return json({ success: true, data: { change_set: '00000000-0000-4000-8000-0000000000c1' } });
  });
  return {
    ...renderScreen(<EntryFee entry={entry} facts={aFee(given)} />, { roles }),
    sent,
  };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Fee' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('[7.40] lists what is charged with its total, how far it is, and the last day by the clocks of the event', () => {
  show({}, ['participant']);
  expect(rows()).toEqual(['Act$50.00', '24 participants × $10$240.00', 'Total$290.00']);
  expect(screen.getByText('Owed')).toBeTruthy();
  expect(screen.getByText('Due 12-May-2027 (NZST)')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[7.40] says when it is overdue', () => {
  vi.setSystemTime(new Date('2027-05-12T12:00:00Z'));
  show();
  expect(screen.getByText('Overdue')).toBeTruthy();
  expect(screen.getByText('Was due 12-May-2027 (NZST)')).toBeTruthy();
});

it('[7.40] shows payments and what was waived with the reason', () => {
  const waivers = [{ what: 'late' as const, reason: 'Flood', ...signed }];
  show({ fee: aStoredFee({ payments: [payment], waivers }) }, ['participant']);
  expect(rows()).toEqual([
    'Act$50.00',
    '24 participants × $10$240.00',
    'Total$290.00',
    'Paid$100.00',
    'Still to pay$190.00',
  ]);
  expect(screen.getByRole('list', { name: 'Payments' }).textContent).toBe('$100.00 paid on 01-May-2027INV-7');
  expect(screen.getByText('Late fee waived by Aroha Ngata: Flood')).toBeTruthy();
});

it.each([
  ['draft', 'The fee is fixed when you submit.'],
  ['waitlisted', 'Nothing to pay while it is on the waiting list.'],
  ['withdrawn', 'Nothing to pay any more.'],
  ['declined', 'Nothing to pay any more.'],
])('[7.40] says of an entry that is %s: %s', (status, text) => {
  show({ status }, ['participant']);
  expect(screen.getByText(text)).toBeTruthy();
});

it('[7.40] lets the office note a payment of a part, and no more than is owed', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Mark paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  const save = dialog.getByRole('button', { name: 'Mark paid' });
  for (const [typed, error] of [
    ['291', 'At most $290.00'],
    ['0', 'Enter an amount such as 10.00'],
    ['-5', 'Enter an amount such as 10.00'],
    ['much', 'Enter an amount such as 10.00'],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    await user.click(save);
    expect(await dialog.findByText(error)).toBeTruthy();
    expect(document.activeElement).toBe(amount);
  }
  expect(sent).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '90.50');
  await user.type(dialog.getByRole('textbox', { name: /Reference/ }), 'INV-8');
  await user.click(save);
  expect(await screen.findByText('$90.50 marked as paid')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(sent).toMatchObject([
    {
      action: 'mark_fee_paid',
      data: { entry: entry.hashcode, amount: 9_050, paid_on: '2027-05-02', reference: 'INV-8' },
    },
  ]);
});

it('[7.40] waives only with a reason', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Waive' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Waive' }));
  expect(await dialog.findByText('Write why.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Flood');
  await user.click(dialog.getByRole('button', { name: 'Waive' }));
  expect(await screen.findByText('The fee is waived')).toBeTruthy();
  expect(sent).toMatchObject([{ action: 'waive_fee', data: { what: 'all', reason: 'Flood' } }]);
});

it.each([
  ['owed', 0, true],
  ['paid in part', 10_000, true],
  ['paid', 31_000, false],
])('[7.40] offers to waive a late fee while it is owed: of one that is %s', (_state, amount, isOffered) => {
  const fee = aStoredFee({ payments: amount > 0 ? [{ ...payment, amount }] : [] });
  fee.charged?.charges.push({ kind: 'late', count: 1, each: 2_000 });
  show({ fee });
  expect(screen.queryByRole('button', { name: 'Waive' }) !== null).toBe(isOffered);
});

it('[7.40] gives a draft grace before it comes late', async () => {
  const { user, sent } = show({ status: 'draft', fee: null, submitted_at: null });
  await user.click(await screen.findByRole('button', { name: 'Give grace' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Exams');
  await user.click(dialog.getByRole('button', { name: 'Give grace' }));
  expect(await screen.findByText('The late fee is waived')).toBeTruthy();
  expect(sent).toMatchObject([{ action: 'waive_fee', data: { what: 'late', reason: 'Exams' } }]);
});

it('[7.40] offers to recalculate where members have changed since', async () => {
  const { user, sent } = show({ members: { students: 26, adults: 2, declared: 26 } });
  expect(await screen.findByText('By today’s prices and members it would be $310.00.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Recalculate' }));
  expect(await screen.findByText('The fee is now $310.00')).toBeTruthy();
  expect(sent).toMatchObject([{ action: 'recalculate_fee', data: { entry: entry.hashcode } }]);
});

it('[7.40] takes a payment back, also of an entry that is out', async () => {
  const { user, sent } = show({ status: 'withdrawn', fee: aStoredFee({ payments: [payment] }) });
  await user.click(screen.getByRole('button', { name: 'Reverse the payment: $100.00 paid on 01-May-2027' }));
  expect(await screen.findByText('$100.00 reversed')).toBeTruthy();
  expect(sent).toMatchObject([{ action: 'take_back_payment', data: { key: payment.key } }]);
  expect(screen.queryByRole('button', { name: 'Mark paid' })).toBeNull();
});

const invoice = { hashcode: '00000000-0000-4000-8000-0000000000d1', number: 'INV-00007' };

/** The fee where invoices are, with the one that asks for it now. */
async function showInvoiced(
  open_invoice: QueryAnswerOf<'entryInvoices'>['open_invoice'],
  { fee = aStoredFee(), roles = ['staff'] as readonly Role[] } = {},
) {
  const listed = { ...invoice, status: 'issued', due_on: '2027-05-20', currency: 'NZD' } as const;
  const found: QueryAnswerOf<'entryInvoices'> = {
    invoices: open_invoice?.number ? [{ ...listed, total: 29_000, paid: 0, credited: 0 }] : [],
    open_invoice,
    today: '2027-05-02',
  };
  stubApi().on(`GET entries/${entry.hashcode}/invoices`, () => json({ success: true, data: found }));
  renderScreen(
    <InTicketing>
      <EntryFee entry={entry} facts={aFee({ fee })} />
    </InTicketing>,
    { roles },
  );
  return screen.findByRole(open_invoice?.number ? 'list' : 'table', {
    name: open_invoice?.number ? 'Invoices' : 'Fee',
  });
}

const offered = () => screen.queryAllByRole('button').map((button) => button.textContent);

it('[7.45] offers nothing of a fee that an open invoice refuses: it names the invoice, and how it is paid', async () => {
  const waivers = [{ what: 'late' as const, reason: 'Flood', ...signed }];
  await showInvoiced(invoice, { fee: aStoredFee({ payments: [payment], waivers }) });
  const note = screen.getByText('This fee is on invoice INV-00007');
  expect(note).toBeTruthy();
  expect(screen.getByText(/^Record its payment on the invoice/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open INV-00007' }).getAttribute('href')).toBe(
    `/finance/invoices/${invoice.hashcode}`,
  );
  expect(offered()).toEqual(['PDF']);
});

it('[7.45] says of a fee that is on a draft that the draft is issued or discarded first', async () => {
  await showInvoiced({ ...invoice, number: null });
  expect(await screen.findByText('This fee is on a draft invoice')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe(
    `/finance/invoices/${invoice.hashcode}`,
  );
  expect(offered()).toEqual([]);
});

it('[7.45] offers Mark paid where no open invoice asks for the fee, but takes no payment of an invoice back', async () => {
  const ofInvoice = { ...payment, method: 'bank_transfer' as const };
  await showInvoiced(null, { fee: aStoredFee({ payments: [ofInvoice] }) });
  expect(await screen.findByRole('button', { name: 'Mark paid' })).toBeTruthy();
  expect(offered()).toEqual(['Mark paid', 'Waive']);
});

it('[7.45] shows the school its invoice without what the office does there', async () => {
  await showInvoiced(invoice, { roles: ['participant'] });
  expect(screen.getByText('Invoice INV-00007')).toBeTruthy();
  expect(screen.queryByText('This fee is on invoice INV-00007')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
