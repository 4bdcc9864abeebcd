import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { Hold, OfficeOffer, SalePerformance } from '@callboard/api-contract/booking';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMethod, anOfficeOrder, aTicket } from '../testing/officeOrder';
import { ExchangePanel } from './ExchangePanel';
import { ExchangePayForm } from './ExchangePayForm';

// The DOM of these tests scrolls nothing.
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: () => {} }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const [till, machine, transfer] = [
  aMethod('cash', 'Till'),
  aMethod('card', 'Machine'),
  aMethod('bank_transfer', 'Transfer'),
];

describe('[7.46] the difference of an exchange', () => {
  const show = (credit: number, total: number, methods = [transfer, till, machine]) => {
    const onConfirm = vi.fn();
    const { order } = anOfficeOrder({ payment_method: machine });
    const form = <ExchangePayForm {...{ order, methods, credit, total, onConfirm }} isBusy={false} />;
    return { onConfirm, ...renderScreen(form) };
  };

  it.each([
    [7_001, 10_500, { 'To be paid now': '$34.99' }, 'Receive $34.99 and exchange', till.hashcode],
    [10_500, 7_001, { 'To pay back': '$34.99' }, 'Exchange and pay back $34.99', null],
    [3_500, 3_500, { Difference: 'Nothing to pay' }, 'Exchange', null],
    [0, 1, { 'To be paid now': '$0.01' }, 'Receive $0.01 and exchange', till.hashcode],
    [1, 0, { 'To pay back': '$0.01' }, 'Exchange and pay back $0.01', null],
    [0, 0, { Difference: 'Nothing to pay' }, 'Exchange', null],
  ])('of tickets for %d cents and %d cents', async (credit, total, difference, button, method) => {
    const { user, onConfirm } = show(credit, total);
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    expect(facts()).toEqual({ 'Old tickets': dollars(credit), 'New tickets': dollars(total), ...difference });
    expect(screen.queryByText('It goes back by: Machine') !== null).toBe(credit > total);
    await user.click(screen.getByRole('button', { name: button }));
    expect(onConfirm.mock.calls).toEqual([[{ method, reference: null }]]);
  });

  it('is paid now: by a machine with its reference, and never by a transfer', async () => {
    const { user, onConfirm } = show(0, 100);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Till',
      'Machine',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Machine' }));
    await user.type(screen.getByLabelText('Reference'), ' SLIP 7 ');
    await user.click(screen.getByRole('button', { name: 'Receive $1.00 and exchange' }));
    expect(onConfirm.mock.calls).toEqual([[{ method: machine.hashcode, reference: 'SLIP 7' }]]);
    cleanup();
    show(0, 100, [transfer]);
    expect(screen.getByText(/^Neither cash nor a card machine is set up/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Receive/ })).toHaveProperty('disabled', true);
  });
});

describe('[7.46] an exchange', () => {
  const { performance } = anOfficeOrder().order;
  const [gala, other] = [hashcodeOf(21), hashcodeOf(22)];
  const performances: SalePerformance[] = [
    performance,
    { ...performance, hashcode: gala, name: 'Gala', free: 5 },
    { ...performance, hashcode: other, name: 'In Sydney', currency: 'AUD' },
  ];
  const [adult, standing] = [hashcodeOf(200), hashcodeOf(30)];
  const offer: OfficeOffer = {
    performance: { ...performance, hashcode: gala, name: 'Gala' },
    address: null,
    seat_map: null,
    plan_version: null,
    groups: [],
    price_types: [
      {
        hashcode: adult,
        name: 'Adult',
        people: 1,
        proof: null,
        description: null,
        is_companion: false,
        set_size: null,
        min_count: null,
        needs_code: false,
        is_complimentary: false,
      },
    ],
    prices: [{ of: standing, price_type: adult, amount: 4_001, fee: 0, tax: 522 }],
    general: [{ hashcode: standing, name: 'Standing', free: 5, is_on_sale: true }],
    seat_types: [],
    tax_name: null,
    has_fees: false,
    most_in_order: 10,
    merchandise: [],
    payment_methods: [till],
    is_accessible_released: true,
    channel: 'office',
  };
  const hold: Hold = {
    hashcode: hashcodeOf(40),
    secret: 'secret',
    expires_at: '2027-05-01T00:10:00Z',
    seconds_left: 600,
    is_extended: false,
    seats: [],
    general: [{ definition: standing, quantity: 1 }],
    is_split: false,
  };
  const found = anOfficeOrder({
    tickets: [aTicket(1), aTicket(2, { price: 1 }), aTicket(3, { admitted_at: '2027-06-01T06:40:00Z' })],
  });
  function show(answers: Response[], ...exchanged: Response[]) {
    const api = stubApi();
    api.on('GET booking/office/performances', ...answers);
    api.on(`GET booking/office/performances/${gala}`, json({ success: true, data: offer }));
    api.on('POST booking/office/hold', json({ success: true, data: { hold } }));
    api.on('POST booking/office/exchange', ...exchanged);
    api.on('GET booking/office/shift', json({ success: true, data: { shift: null } }));
    const onDone = vi.fn();
    return { api, onDone, ...renderScreen(<ExchangePanel found={found} onDone={onDone} />) };
  }
  const answer = (all: readonly SalePerformance[]) => json({ success: true, data: { performances: all } });

  it('is not possible while no other performance is on sale in its currency', async () => {
    const { user } = show([
      json({ detail: 'Not for you' }, 403),
      answer([performance, ...performances.slice(2)]),
    ]);
    expect(await screen.findByText('Not for you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No other performance is on sale')).toBeTruthy();
  });

  it('is of tickets that were not scanned, of one at least', async () => {
    const { user } = show([answer(performances)]);
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'All tickets',
      'Stalls A 1 · Adult $35.00',
      'Stalls A 2 · Adult $0.01',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'All tickets' }));
    expect(screen.getByRole('alert').textContent).toBe('Select at least one ticket.');
    await user.selectOptions(screen.getByLabelText(/^New performance/), gala);
    expect(screen.queryByRole('heading', { name: 'New tickets' })).toBeNull();
  });

  it('that is refused keeps the places, and is confirmed with the sum that was shown', async () => {
    const message = 'The prices changed.';
    const refused = json({ success: false, data: {}, error: { message } }, 409);
    const order = { ...found.order, hashcode: hashcodeOf(50), number: 'NEW' };
    const { user, api, onDone } = show(
      [answer(performances)],
      refused,
      json({ success: true, data: { order, refunded: 0 } }),
    );
    await user.selectOptions(await screen.findByLabelText(/^New performance/), gala);
    await user.click(await screen.findByRole('button', { name: /^(More|Add|One more).*Standing/ }));
    const confirm = await screen.findByRole('button', { name: 'Receive $5.00 and exchange' });
    expect((await screen.findByText('No shift is open')).closest('form')).toBeNull();
    await user.click(confirm);
    await waitFor(() => expect(api.onProblem.mock.calls).toMatchObject([[{ message }]]));
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Receive $5.00 and exchange' }));
    expect(await screen.findByText('Exchanged: the new tickets are in order NEW')).toBeTruthy();
    expect(onDone).toHaveBeenCalled();
    const sent = {
      give: [hashcodeOf(101), hashcodeOf(102)],
      performance: gala,
      tickets: [{ price_type: adult, definition: standing }],
      hold: { hashcode: hold.hashcode, secret: 'secret' },
      expected_total: 4_001,
      payment_method: till.hashcode,
    };
    const bodies = api.callsOf('POST booking/office/exchange').map(({ body }) => body);
    expect(bodies).toMatchObject([sent, sent]);
    expect(within(document.body).queryByText(message)).toBeNull();
  });
});
