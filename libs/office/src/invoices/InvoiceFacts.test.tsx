import { hashcodeOf } from '@callboard/api-client/testing';
import type { InvoiceDetail } from '@callboard/api-contract/finance';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anInvoice, anInvoiceLine } from '../testing/invoices';
import { EntryInvoices } from './EntryInvoices';
import { InvoiceFacts } from './InvoiceFacts';

afterEach(cleanup);

const show = (given: Partial<InvoiceDetail>) => renderScreen(<InvoiceFacts invoice={anInvoice(given)} />);
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

it.each([
  // total, GST, lines of [amount, paid, credited], what the page shows of [paid, credited, open], and the sums of the lines
  [
    'nothing is paid',
    [32_050, 4_181],
    [
      [27_000, 0, 0],
      [5_050, 0, 0],
    ],
    ['$0.00', '$0.00', '$320.50'],
    '$320.50',
  ],
  [
    'one cent is paid',
    [32_050, 4_181],
    [
      [27_000, 1, 0],
      [5_050, 0, 0],
    ],
    ['$0.01', '$0.00', '$320.49'],
    '$320.50',
  ],
  [
    'a line is paid and credited',
    [32_050, 4_181],
    [
      [27_000, 20_000, 7_000],
      [5_050, 0, 0],
    ],
    ['$200.00', '$70.00', '$50.50'],
    '$320.50',
  ],
  [
    'all of it is paid',
    [32_050, 4_181],
    [
      [27_000, 27_000, 0],
      [5_050, 5_050, 0],
    ],
    ['$320.50', '$0.00', '$0.00'],
    '$320.50',
  ],
  [
    'all of it is credited',
    [100_000_001, 13_043_478],
    [[100_000_001, 0, 100_000_001]],
    ['$0.00', '$1,000,000.01', '$0.00'],
    '$1,000,000.01',
  ],
] as const)('[7.45] sums an invoice to the cent where %s', (_case, [total, tax], amounts, shown, sum) => {
  const lines = amounts.map(([amount, paid, credited], index) =>
    anInvoiceLine(index + 1, { amount, paid, credited }),
  );
  const sumOf = (key: 'paid' | 'credited') => lines.reduce((before, line) => before + line[key], 0);
  show({ lines, total, tax, paid: sumOf('paid'), credited: sumOf('credited') });
  const [paid, credited, open] = shown;
  expect(facts()).toMatchObject({ 'Total with GST': sum, Paid: paid, Credited: credited, 'To pay': open });
  expect(facts()['GST 15 % included']).toBe({ 4_181: '$41.81', 13_043_478: '$130,434.78' }[tax]);
  const rows = within(screen.getByRole('table', { name: 'Lines' })).getAllByRole('row');
  expect(rows.slice(-1).map(cellsOf)).toEqual([['Total', sum, paid, credited]]);
});

it('[7.45] shows each payment with the part that became credit, and takes back what was not taken back', async () => {
  const payment = (number: number, given: object) => ({
    hashcode: hashcodeOf(number),
    method: 'bank_transfer' as const,
    amount: 30_000,
    over: 0,
    paid_on: '2026-11-12',
    reference: '',
    by: null,
    is_taken_back: false,
    ...given,
  });
  show({
    payments: [
      payment(1, { over: 3_001, reference: 'HILLTOP', by: 'Aroha Ngata' }),
      payment(2, { method: 'credit', is_taken_back: true }),
    ],
  });
  const list = within(screen.getByRole('list', { name: 'Payments' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '$300.00Bank transfer · 12-Nov-2026 · HILLTOP · $30.01 of it is credit · Aroha NgataTake back',
    '$300.00Credit for the school · 12-Nov-2026Undone',
  ]);
});

it.each([
  ['issued', '2026-11-20', 0, 'Issued', '$270.00 to pay'],
  ['issued', '2026-11-19', 0, 'Overdue', '$270.00 to pay'],
  ['part_paid', '2026-11-20', 26_999, 'Paid in part', '$0.01 to pay'],
  ['part_paid', '2026-11-19', 26_999, 'Overdue', '$0.01 to pay'],
  ['paid', '2026-11-19', 27_000, 'Paid', null],
] as const)(
  '[7.45] an entry shows an invoice that is %s and due on %s',
  (status, due_on, paid, badge, open) => {
    const { number, ...invoice } = anInvoice({ status, due_on, paid });
    renderScreen(
      <EntryInvoices
        found={{
          invoices: [{ ...invoice, number: number ?? '' }],
          open_invoice: null,
          today: '2026-11-20',
        }}
        isOffice={false}
      />,
      { roles: ['participant'] },
    );
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText(badge)).toBeTruthy();
    expect(
      item
        .queryByText(/to pay$/)
        ?.textContent.split(' · ')
        .at(-1) ?? null,
    ).toBe(open);
    // The page of an invoice is the office's.
    expect(item.queryByRole('link')).toBeNull();
  },
);
