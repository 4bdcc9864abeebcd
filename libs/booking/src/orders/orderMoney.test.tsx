import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { OfficeOrder, SaleOrder } from '@callboard/api-contract/booking';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLine, aMethod, anOfficeOrder, aTicket } from '../testing/officeOrder';
import { AnswerRequestDialog } from './AnswerRequestDialog';
import { OrderMerchandise } from './OrderMerchandise';
import { OrderTickets } from './OrderTickets';
import { PayBackDialog } from './PayBackDialog';
import { ReceiveDialog } from './ReceiveDialog';
import { RefundDialog } from './RefundDialog';
import { TransferDialog } from './TransferDialog';

afterEach(cleanup);

const acted = 'POST booking/orders/actions';
const record = json({ success: true, data: aRecordIn('orders') });
const refusal = (message: string) => json({ success: false, data: {}, error: { message } }, 409);
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

function open(dialog: (onClose: () => void) => ReactElement, answer = record) {
  const api = stubApi();
  api.on(acted, answer);
  api.on('GET booking/office/shift', json({ success: true, data: { shift: null } }));
  const onClose = vi.fn();
  const view = renderScreen(dialog(onClose));
  const sent = () => api.callsOf(acted).map(({ body }) => body);
  return { ...view, api, onClose, sent };
}

describe('[7.46] [1.10] money that is cash needs a shift', () => {
  const [till, machine] = [aMethod('cash', 'Till'), aMethod('card', 'Machine')];
  const paidBy = (payment_method: typeof till) =>
    anOfficeOrder({ payment_method, tickets: [aTicket(1)] }, { methods: [payment_method], to_refund: 100 });
  it.each([
    ['received', (found: OfficeOrder) => <ReceiveDialog found={found} onClose={() => {}} />],
    ['refunded', (found: OfficeOrder) => <RefundDialog found={found} onClose={() => {}} />],
  ])('that is %s', async (_case, dialogOf) => {
    const { user } = open(() => dialogOf(paidBy(till)));
    expect(await screen.findByText('No shift is open')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open a shift' }));
    expect(await screen.findByLabelText(/^Float/)).toBeTruthy();
    cleanup();
    open(() => dialogOf(paidBy(machine)));
    expect(screen.queryByText('No shift is open')).toBeNull();
  });

  it('that is paid back', async () => {
    const { user } = open(() => <PayBackDialog found={paidBy(machine)} onClose={() => {}} />);
    expect(screen.queryByText('No shift is open')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Paid back by'), 'cash');
    expect(await screen.findByText('No shift is open')).toBeTruthy();
  });
});

describe('[7.46] the money of an order', () => {
  it.each<[string, Partial<SaleOrder>, Partial<OfficeOrder>, Record<string, string>]>([
    ['that is free', { total: 0 }, {}, { Total: '$0.00', Fees: '$0.00', Paid: '$0.00', Refunded: '$0.00' }],
    [
      'that is refunded in part',
      { total: 10_505, fees: 450, paid: 10_505, refunded: 3_501 },
      {},
      { Total: '$105.05', Fees: '$4.50', Paid: '$105.05', Refunded: '$35.01' },
    ],
    [
      'of which a part pays for another',
      { total: 10_500, paid: 10_500, refunded: 7_000 },
      { exchanged: 3_499 },
      {
        Total: '$105.00',
        Fees: '$0.00',
        Paid: '$105.00',
        Refunded: '$35.01',
        'Pays for another order': '$34.99',
      },
    ],
    [
      'that was paid twice',
      { total: 3_500, paid: 7_000 },
      { to_refund: 3_500 },
      { Total: '$35.00', Fees: '$0.00', Paid: '$70.00', Refunded: '$0.00', 'To pay back': '$35.00' },
    ],
  ])('%s', (_case, order, given, shown) => {
    stubApi();
    renderScreen(
      <OrderTickets found={anOfficeOrder(order, given)} isExchanging={false} onExchangingChange={() => {}} />,
    );
    expect(facts()).toEqual(shown);
  });

  it('shows how each of its tickets stands, and moves those that have a seat', () => {
    stubApi();
    const complimentary = { rule: 'complimentary', name: 'Gift', reason: 'For the mayor' } as const;
    const { chain } = aTicket(0);
    const tickets = [
      aTicket(1, { admitted_at: '2027-06-01T06:40:00Z' }),
      aTicket(2, { price: 0, chain: { ...chain, steps: [complimentary] } }),
      aTicket(3, { status: 'exchanged' }),
    ];
    const exchanges = [{ ticket: hashcodeOf(103), order: { hashcode: hashcodeOf(9), number: 'NEW' } }];
    const seats = [{ ticket: hashcodeOf(102), seat: 'a2', group: null }];
    renderScreen(
      <OrderTickets
        found={anOfficeOrder({ tickets }, { exchanges, seats })}
        isExchanging={false}
        onExchangingChange={() => {}}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Stalls A 1Adult \$35\.00ValidT-1 · Admitted 01-Jun-2027 18:40/),
      'Stalls A 2Adult $0.00ValidT-2 · Complimentary: For the mayorMove',
      'Stalls A 3Adult $35.00ExchangedT-3Exchanged for order NEW',
    ]);
    expect(screen.getByRole('button', { name: 'Move Stalls A 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exchange tickets' })).toBeTruthy();
  });
});

describe('[7.46] a refund', () => {
  const tickets = [
    aTicket(1, { price: 3_501 }),
    aTicket(2, { price: 100, fee: 150 }),
    aTicket(3, { price: 0, fee: 0 }),
    aTicket(4, { status: 'refunded' }),
  ];
  const merchandise = [aLine(1, { refunded: 1 }), aLine(2, { status: 'refunded', refunded: 3 })];
  const paid = { total: 14_616, fees: 450, paid: 14_616, refunded: 3_500, tickets, merchandise };
  const show = (answer?: Response) =>
    open((onClose) => <RefundDialog found={anOfficeOrder(paid)} onClose={onClose} />, answer);
  const write = async (user: ReturnType<typeof show>['user'], reason: string) => {
    await user.click(screen.getByLabelText(/^Reason/));
    await user.paste(reason);
  };
  const ticked = { 1: /^Stalls A 1/, 2: /^Stalls A 2/, 3: /^Stalls A 3/ };

  it.each([
    // tickets, pieces, with fees; what is paid back, and what stays of 146.16 paid and 35.00 refunded
    [[1], '0', true, '$35.01', '$76.15'],
    [[1], '0', false, '$33.51', '$77.65'],
    [[2], '0', false, '$0.00', '$111.16'],
    [[3], '0', true, '$0.00', '$111.16'],
    [[1, 2, 3], '2', true, '$86.11', '$25.05'],
    [[], '1', false, '$25.05', '$86.11'],
  ] as const)(
    'of tickets %j and %s pieces, with fees: %s',
    async (numbers, pieces, isWithFees, back, stays) => {
      const { user, sent, onClose } = show();
      for (const number of numbers) await user.click(screen.getByLabelText(ticked[number]));
      await user.selectOptions(screen.getByLabelText('Shirt 1 $25.05'), pieces);
      if (!isWithFees) await user.click(screen.getByLabelText('Pay the fees back too'));
      await write(user, ' Ill ');
      expect(facts()).toEqual({ 'To pay back': back, 'Stays paid': stays });
      await user.click(screen.getByRole('button', { name: `Refund ${back}` }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      const data = {
        tickets: numbers.map((number) => hashcodeOf(100 + number)),
        merchandise: pieces === '0' ? [] : [{ line: hashcodeOf(301), quantity: Number(pieces) }],
        restock: true,
        reason: 'Ill',
        with_fees: isWithFees,
      };
      expect(sent()).toMatchObject([{ action: 'refund_tickets', data }]);
      expect(screen.getByText(`${back} is recorded as refunded`)).toBeTruthy();
    },
  );

  it('offers what was not paid back, and needs a ticket or a piece, and a reason', async () => {
    const { user, sent } = show();
    expect(screen.queryByRole('checkbox', { name: /^Stalls A 4/ })).toBeNull();
    expect(screen.queryByLabelText(/^Shirt 2/)).toBeNull();
    expect(within(screen.getByLabelText('Shirt 1 $25.05')).getAllByRole('option')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Refund $0.00' }));
    expect(screen.getByText('Select a ticket or a piece of merchandise.')).toBeTruthy();
    expect(screen.getByText('Enter the reason.')).toBeTruthy();
    await write(user, 'Ill');
    await user.click(screen.getByRole('button', { name: 'Refund $0.00' }));
    await user.clear(screen.getByLabelText(/^Reason/));
    await user.click(screen.getByLabelText('All tickets'));
    await user.click(screen.getByRole('button', { name: 'Refund $36.01' }));
    expect(sent()).toEqual([]);
  });

  it('that is refused loses nothing', async () => {
    const { user, api, onClose } = show(refusal('A ticket was scanned.'));
    await user.click(screen.getByRole('checkbox', { name: 'All tickets' }));
    await write(user, 'Ill');
    await user.click(screen.getByRole('button', { name: 'Refund $36.01' }));
    await waitFor(() =>
      expect(api.onProblem.mock.calls).toMatchObject([[{ message: 'A ticket was scanned.' }]]),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'All tickets' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText(/^Reason/)).toHaveProperty('value', 'Ill');
  });
});

describe('[7.46] money that arrives or goes back', () => {
  const [transfer, cash] = [aMethod('bank_transfer', 'Transfer'), aMethod('cash', 'Till')];

  it.each([
    [
      'the method of the order',
      { total: 10_505 },
      '$105.05',
      { payment_method: transfer.hashcode, amount: 10_505, reference: 'SLIP 7' },
    ],
    [
      'what gift vouchers leave',
      { total: 10_505, by_gift: 10_504 },
      '$0.01',
      { payment_method: transfer.hashcode, amount: 1, reference: 'SLIP 7' },
    ],
    [
      'cash, which has no reference',
      { total: 10_505, payment_method: cash },
      '$105.05',
      { payment_method: cash.hashcode, amount: 10_505, reference: null },
    ],
  ])('receives %s', async (_case, order, due, data) => {
    const { user, sent, onClose } = open((close) => (
      <ReceiveDialog found={anOfficeOrder(order, { methods: [transfer, cash] })} onClose={close} />
    ));
    expect(screen.getByText(`${due} is due. The tickets are valid afterwards.`)).toBeTruthy();
    const reference = screen.queryByLabelText('Reference');
    if (reference) await user.type(reference, ' SLIP 7 ');
    await user.click(screen.getByRole('button', { name: 'Receive payment' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ action: 'receive_payment', data }]);
  });

  it.each([
    [true, 'card', { way: 'card', amount: 3_501, reference: null }],
    [true, 'cash', { way: 'cash', amount: 3_501, reference: null }],
    [false, 'bank_transfer', { way: 'bank_transfer', amount: 3_501, reference: 'BACK 1' }],
  ])('pays back, where a card can be refunded: %s, by %s', async (is_card_refundable, way, data) => {
    const { user, sent, onClose } = open((close) => (
      <PayBackDialog found={anOfficeOrder({}, { to_refund: 3_501, is_card_refundable })} onClose={close} />
    ));
    const select = screen.getByLabelText('Paid back by');
    expect(within(select).getAllByRole('option')).toHaveLength(is_card_refundable ? 3 : 2);
    await user.selectOptions(select, way);
    const reference = screen.queryByLabelText('Reference');
    if (reference) await user.type(reference, 'BACK 1');
    await user.click(screen.getByRole('button', { name: 'Pay back $35.01' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ action: 'pay_back', data }]);
  });

  it('is not received where the server refuses, and the reference is still there', async () => {
    const { user, api, onClose } = open(
      (close) => <ReceiveDialog found={anOfficeOrder({}, { methods: [transfer] })} onClose={close} />,
      refusal('The seats are taken.'),
    );
    await user.type(screen.getByLabelText('Reference'), 'SLIP 7');
    await user.click(screen.getByRole('button', { name: 'Receive payment' }));
    await waitFor(() =>
      expect(api.onProblem.mock.calls).toMatchObject([[{ message: 'The seats are taken.' }]]),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Reference')).toHaveProperty('value', 'SLIP 7');
  });
});

describe('[7.46] what the office answers a buyer', () => {
  it('gives an order to a buyer with a name and an email', async () => {
    const { user, sent, onClose } = open((close) => (
      <TransferDialog found={anOfficeOrder()} onClose={close} />
    ));
    const give = async (label: RegExp, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Give the order' }));
    };
    await give(/^Name/, ' ');
    expect(screen.getByText('Enter the name.')).toBeTruthy();
    await give(/^Email/, 'mere');
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
    await give(/^Name/, 'Mere ');
    expect(sent()).toEqual([]);
    await give(/^Email/, '@example.org');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const data = { name: 'Mere', email: 'mere@example.org', phone: null };
    expect(sent()).toMatchObject([{ action: 'transfer_order', data }]);
  });

  it('refuses a request with a sentence only', async () => {
    const address = 'POST booking/order_requests/actions';
    const api = stubApi();
    api.on(address, json({ success: true, data: aRecordIn('orderRequests') }));
    const request = { hashcode: hashcodeOf(5), new_email: null };
    const { user } = renderScreen(
      <AnswerRequestDialog request={request} outcome="refused" onClose={() => {}} />,
    );
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Enter a sentence for the buyer.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Sentence for the buyer/));
    expect(api.calls).toEqual([]);
    await user.keyboard('We are sold out.');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('The buyer is answered')).toBeTruthy();
    const data = { outcome: 'refused', answer: 'We are sold out.' };
    expect(api.callsOf(address)[0]?.body).toMatchObject({ target: hashcodeOf(5), data });
  });

  it('hands merchandise over, of which each line has its sum, and takes the mark back', async () => {
    const merchandise = [
      aLine(1, { refunded: 1 }),
      aLine(2, { quantity: 1, price: 5 }),
      aLine(3, { status: 'cancelled' }),
    ];
    const { user, sent } = open(() => <OrderMerchandise order={anOfficeOrder({ merchandise }).order} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Shirt 1 × 3$75.15To hand over1 piece refundedHand over',
      'Shirt 2$0.05To hand overHand over',
      'Shirt 3 × 3$75.15Cancelled',
    ]);
    await user.click(screen.getByRole('button', { name: 'Hand all over' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const lines = [hashcodeOf(301), hashcodeOf(302)];
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { action: 'hand_over', data: { lines, is_handed_over: true } },
        { action: 'hand_over', data: { lines, is_handed_over: false } },
      ]),
    );
  });
});
