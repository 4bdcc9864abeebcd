import { json, stubApi } from '@callboard/api-client/testing';
import { callPaths } from '@callboard/api-contract';
import type { BookedEntry, TaxSum } from '@callboard/api-contract/finance';
import { renderScreen } from '@callboard/records/testing';
import { saveFile } from '@callboard/ui-kit/elements';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Books } from './Books';

vi.mock('@callboard/ui-kit/elements', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const bank = { hashcode: id(1), code: '1000', name: 'Bank', kind: 'asset' as const };
const sales = { hashcode: id(2), code: '4200', name: 'Merchandise', kind: 'income' as const };

const entry: BookedEntry = {
  hashcode: id(3),
  booked_on: '2027-02-01',
  text: '=Programmes',
  currency: 'NZD',
  total: 1_150,
  created: '2027-02-01T00:00:00Z',
  event: { hashcode: id(4), title: 'Wellington' },
  source: null,
  reason: null,
  reverses: null,
  reversed_by: null,
  lines: [
    { hashcode: id(5), account: bank, debit: 1_150, credit: 0, tax: null },
    { hashcode: id(6), account: sales, debit: 0, credit: 1_150, tax: null },
  ],
};
const fee: BookedEntry = {
  ...entry,
  hashcode: id(7),
  text: 'Entry fee charged',
  source: { collection: 'entries', hashcode: id(8), title: 'Silver Lining' },
};
const zone = 'Pacific/Auckland';

function show(at = '/', entries: BookedEntry[] = [entry, fee]) {
  const sent: unknown[] = [];
  const api = stubApi();
  const day = { entries, count: entries.length, next: null, zone, today: '2027-05-02' };
  api.on('GET finance/day_book', () => json({ success: true, data: day }));
  const accounts = [
    { account: bank, currency: 'NZD', debit: 2_300, credit: 1_150 },
    { account: sales, currency: 'NZD', debit: 0, credit: 1_150 },
  ];
  api.on('GET finance/trial_balance', () =>
    json({ success: true, data: { accounts, on: '2027-05-02', zone } }),
  );
  const tax: TaxSum = {
    tax: { hashcode: id(9), title: 'GST' },
    rate: 15,
    currency: 'NZD',
    sales: 910,
    purchases: 0,
    amount: 140,
  };
  api.on('GET finance/tax_return', () =>
    json({ success: true, data: { taxes: [tax], from: null, to: '2027-05-02', zone } }),
  );
  api.on(`POST ${callPaths.userActions(21)}`, (request: { body?: unknown }) => {
    sent.push(request.body);
    return json({ success: true, data: { entry } });
  });
  return { ...renderScreen(<Books />, { roles: ['staff'], at, path: '/' }), sent };
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('[2.16] lists entries with their lines, and links to what they came from', async () => {
  show();
  expect(await rowsOf('=Programmes, 01-Feb-2027')).toEqual([
    'AccountDebitCredit',
    '1000 Bank$11.50$0.00',
    '4200 Merchandise$0.00$11.50',
    'Total$11.50$11.50',
  ]);
  expect(screen.getByText(/Days by NZST/)).toBeTruthy();
  const source = screen.getByRole('link', { name: 'Silver Lining' });
  expect(source.getAttribute('href')).toContain(id(8));
});

it('[2.16] says where nothing is booked', async () => {
  show('/', []);
  expect(await screen.findByText('No accounting entries')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export CSV' }).hasAttribute('disabled')).toBe(true);
});

it('[7.45] reverses an entry with a reason, and offers it for no fee', async () => {
  const { sent } = show();
  const user = userEvent.setup();
  const buttons = await screen.findAllByRole('button', { name: /^Reverse/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reverse: =Programmes, 01-Feb-2027',
  ]);
  await user.click(screen.getByRole('button', { name: /^Reverse: =Prog/ }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(dialog.getByText('Write why.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Typed twice');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { action: 'reverse_accounting_entry', data: { entry: id(3), reason: 'Typed twice' } },
    ]),
  );
});

it('[2.16] shows balances on one side each, whose sums are equal', async () => {
  show('/?books=balances');
  expect(await rowsOf('Balances')).toEqual([
    'AccountDebitCredit',
    '1000 Bank$11.50$0.00',
    '4200 Merchandise$0.00$11.50',
    'Total$11.50$11.50',
  ]);
  expect(screen.getByText(/Debits and credits are equal/)).toBeTruthy();
});

it('[2.16] shows the tax of a period, and what of it is rounding', async () => {
  show('/?books=tax');
  const [, row] = await rowsOf('GST');
  expect(row).toBe('GST 15 %$9.10$0.00$1.40$0.03');
});

it('[2.16] exports a file that no spreadsheet runs as a formula', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('Day book.csv');
  expect(String(content)).toContain("2027-02-01,'=Programmes,1000 Bank,11.5,0,Wellington");
});
