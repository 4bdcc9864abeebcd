import { json, stubApi } from '@callboard/api-client/testing';
import type { Receipt } from '@callboard/api-contract/booking';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOfficeOrder, aTicket } from '../testing/officeOrder';
import { Screen as OrderPrint } from './OrderPrint';

afterEach(cleanup);

const { order } = anOfficeOrder();
const address = `GET booking/office/orders/${order.hashcode}`;
const receipt: Receipt = {
  number: 'ABCDEF',
  supplier: 'Callboard Trust',
  gst_number: null,
  address: null,
  issued_at: '2027-05-01T00:00:00Z',
  zone: 'Pacific/Auckland',
  buyer: 'Mere Tamati',
  performance: order.performance,
  currency: 'NZD',
  lines: [
    { text: 'Adult', quantity: 2, amount: 7_001 },
    { text: 'Voucher', quantity: 1, amount: -501 },
  ],
  total: 6_500,
  tax: 848,
  fees: null,
  payments: [
    { provider: 'stripe', amount: 6_500, received_at: '2027-05-01T00:00:00Z' },
    { provider: 'cash', amount: -3_499, received_at: '2027-05-02T00:00:00Z' },
  ],
};

function show(given: Parameters<typeof anOfficeOrder>[0], ...receipts: Response[]) {
  const api = stubApi();
  api.on(address, json({ success: true, data: anOfficeOrder(given) }));
  api.on(`${address}/receipt`, ...receipts);
  const at = `/orders/${order.hashcode}/print`;
  return { api, ...renderScreen(<OrderPrint />, { at, path: '/orders/:hashcode/print' }) };
}

const answer = (given: Partial<Receipt> = {}) =>
  json({ success: true, data: { receipt: { ...receipt, ...given } } });
const printButton = () => screen.getByRole('button', { name: 'Print' });
const rows = () =>
  within(screen.getByRole('table', { name: 'Receipt' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it.each<[string, Partial<Receipt>, string[][]]>([
  ['of an order without tax and fees', { tax: null, payments: [] }, []],
  [
    'of an order that was paid back in part',
    { fees: 300 },
    [
      ['GST included', '$8.48'],
      ['Fees included', '$3.00'],
      ['Card', '$65.00'],
      ['Paid back: Cash', '-$34.99'],
    ],
  ],
])('[7.46] prints the receipt %s, to the cent', async (_case, given, rest) => {
  show({ paid: 6_500, tickets: [aTicket(1)] }, answer(given));
  await screen.findByText('Callboard Trust');
  expect(rows()).toEqual([['2 × Adult', '$70.01'], ['1 × Voucher', '-$5.01'], ['Total', '$65.00'], ...rest]);
  expect(screen.getByText(/^Write your GST number/)).toBeTruthy();
  expect(printButton()).toHaveProperty('disabled', false);
});

it('[7.46] prints a ticket for each that is valid, and no receipt of what is not paid', async () => {
  const tickets = [
    aTicket(1, { people: 4, proof: 'Student card' }),
    aTicket(2, { code: null, status: 'refunded' }),
  ];
  const { api } = show({ paid: 0, total: 3_500, tickets });
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Showquest.*Stalls A 1Adult \$35\.00For 4 peopleBring: Student cardTicket T-1$/),
  ]);
  expect(api.callsOf(`${address}/receipt`)).toEqual([]);
  cleanup();
  show({ paid: 0, total: 3_500, tickets: tickets.slice(1) });
  expect(await screen.findByText('No ticket is valid')).toBeTruthy();
});

it('[7.46] is printed once the receipt is there, and says why it is not', async () => {
  let reply = (_response: Response) => {};
  const api = stubApi();
  api.on(address, json({ success: true, data: anOfficeOrder({ paid: 3_500, tickets: [aTicket(1)] }) }));
  api.on(`${address}/receipt`, () => new Promise<Response>((resolve) => (reply = resolve)), answer());
  const at = `/orders/${order.hashcode}/print`;
  const { user } = renderScreen(<OrderPrint />, { at, path: '/orders/:hashcode/print' });
  await screen.findByText('Ticket T-1');
  expect(printButton()).toHaveProperty('disabled', true);
  reply(json({ detail: 'The books are closed' }, 403));
  expect(await screen.findByText('The books are closed')).toBeTruthy();
  // The tickets alone are worth printing: people are waiting for them.
  expect(printButton()).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Callboard Trust')).toBeTruthy();
});

it('[7.46] is a problem where the order cannot be read', async () => {
  stubApi().on(address, json({ detail: 'Not for you' }, 403));
  const at = `/orders/${order.hashcode}/print`;
  renderScreen(<OrderPrint />, { at, path: '/orders/:hashcode/print' });
  expect(await screen.findByText('Not for you')).toBeTruthy();
  expect(printButton()).toHaveProperty('disabled', true);
});
