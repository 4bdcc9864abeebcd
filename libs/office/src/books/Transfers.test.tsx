import { json, stubApi } from '@callboard/api-client/testing';
import type { TransferLine } from '@callboard/api-contract/finance';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Transfers } from './Transfers';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const line = (row: number, match: TransferLine['match'], more: Partial<TransferLine> = {}): TransferLine => ({
  row,
  day: '2026-11-20',
  amount: 2_000,
  currency: null,
  text: 'M TAMATI',
  match,
  order: { hashcode: id(row), number: `ABCDEFG${row}`, buyer: 'Mere Tamati', total: 2_000, currency: 'NZD' },
  invoice: null,
  ...more,
});

function show(lines: TransferLine[], unreadable: number[] = [], undecided: number[] = []) {
  const api = stubApi();
  api.on('POST finance/preview_transfers', () =>
    json({ success: true, data: { lines, others: 1, unreadable, undecided } }),
  );
  const sent: unknown[] = [];
  api.on('POST finance/receive_transfers', (request: { body?: unknown }) => {
    sent.push(request.body);
    const results = [
      { row: 2, result: 'paid' },
      { row: 3, result: 'owed' },
    ];
    return json({ success: true, data: { results } });
  });
  return { api, sent, ...renderScreen(<Transfers />, { roles: ['staff'], at: '/', path: '/' }) };
}

/** The DOM of these tests has no `text` of a file. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'bank.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) });

const choose = (text = 'Date,Amount') =>
  userEvent.upload(screen.getByLabelText(/^CSV file of the bank/), fileOf(text));

it('[7.46] ticks the lines that fit, says why the others do not, and shows what became of each', async () => {
  const { sent } = show([
    line(2, 'exact'),
    line(3, 'late'),
    line(4, 'unknown', { order: null }),
    line(5, 'differs', { amount: 1_500 }),
  ]);
  expect(screen.getByText('No file is open')).toBeTruthy();
  await choose();
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  const others = within(screen.getByRole('list', { name: 'Other lines' }));
  expect(others.getByText('No order and no invoice has this reference')).toBeTruthy();
  expect(others.getByText(/it costs \$20.00/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: '$20.00 on 20-Nov-2026 for order ABCDEFG3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark 2 lines as paid: $40.00' }));
  await waitFor(() => expect(sent).toEqual([{ file: 'Date,Amount', rows: [2, 3] }]));
  expect(await screen.findByText('1 of 2 lines are paid now.')).toBeTruthy();
  expect(screen.getByText('The seats are taken: pay the money back')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as paid' }).hasAttribute('disabled')).toBe(true);
});

it('[7.46] ticks no line that is not understood, and shows why', async () => {
  show(
    [
      line(2, 'unclear'),
      line(3, 'currency', { currency: 'USD' }),
      line(4, 'pending'),
      line(5, 'reversed', { amount: -2_000 }),
    ],
    [],
    [6, 7],
  );
  await choose();
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false]);
  expect(screen.getByText(/cannot be understood/)).toBeTruthy();
  const others = within(screen.getByRole('list', { name: 'Other lines' }));
  expect(others.getByText('US$20.00')).toBeTruthy();
  expect(others.getByText(/it is pending, declined or reversed/)).toBeTruthy();
  expect(others.getByText('-$20.00')).toBeTruthy();
  expect(others.getByText(/This money went back/)).toBeTruthy();
  expect(screen.getByText(/line 6, 7/)).toBeTruthy();
});

it('[7.46] says where a file has no money in it, or is none of a bank', async () => {
  const { api } = show([]);
  await choose();
  expect(await screen.findByText('No incoming payments')).toBeTruthy();
  api.on('POST finance/preview_transfers', () =>
    json(
      { success: false, data: {}, error: { message: 'This file has no column for the day or the amount.' } },
      400,
    ),
  );
  await choose('Name');
  expect((await screen.findByRole('alert')).textContent).toContain('This file has no column for the day');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
