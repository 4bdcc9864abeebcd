import { hashcodeOf, json } from '@callboard/api-client/testing';
import type { InvoiceDetail } from '@callboard/api-contract/finance';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acted, anInvoice, anInvoiceLine, refusal, stubInvoicing } from '../testing/invoices';
import { CreditDialog } from './CreditDialog';
import { IssueDialog } from './IssueDialog';
import { PaymentDialog } from './PaymentDialog';
import { RefundDialog } from './RefundDialog';
import { TakeBackDialog } from './TakeBackDialog';

afterEach(cleanup);

function open(dialog: (onClose: () => void) => ReactElement, ...answers: Response[]) {
  const api = stubInvoicing(...answers);
  const onClose = vi.fn();
  const view = renderScreen(dialog(onClose));
  const { user } = view;
  return {
    ...view,
    api,
    onClose,
    sent: () => api.callsOf(acted).map(({ body }) => body),
    async type(label: string | RegExp, text: string) {
      const input = screen.getByLabelText(label);
      await user.clear(input);
      await user.click(input);
      await user.paste(text);
    },
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
  };
}

describe('[7.45] a payment of an invoice', () => {
  const pay = (given: Partial<InvoiceDetail> = {}, ...answers: Response[]) =>
    open((onClose) => <PaymentDialog invoice={anInvoice(given)} onClose={onClose} />, ...answers);

  it.each([
    [{}, '270.00', 27_000],
    [{ paid: 10_001 }, '169.99', 16_999],
    [{ paid: 10_001, credited: 16_998 }, '0.01', 1],
  ])('begins with what is open of %j', async (given, shown, amount) => {
    const { press, sent, onClose } = pay(given);
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', shown);
    expect(
      screen.getByText(`$${shown} is open. Anything above that becomes credit for the school.`),
    ).toBeTruthy();
    await press('Record payment');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const data = {
      invoice: hashcodeOf(1),
      amount,
      method: 'bank_transfer',
      paid_on: '2026-11-20',
      reference: '',
    };
    expect(sent()).toMatchObject([{ action: 'record_invoice_payment', data }]);
  });

  it('is no amount that is nothing, below nothing or not money', async () => {
    const { type, press, sent } = pay();
    const input = screen.getByLabelText(/^Amount/);
    for (const text of ['', '0.00', '-5', '1.005', '12,505,0', 'ten']) {
      await type(/^Amount/, text);
      await press('Record payment');
      expect(input.getAttribute('aria-invalid'), text).toBe('true');
      expect(document.activeElement, text).toBe(input);
    }
    expect(screen.getByText('Enter an amount such as 10.00')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('that is refused is still there, and the second try is the same payment', async () => {
    const message = 'INV-00001 is paid already.';
    const { type, press, sent, api, onClose } = pay(
      {},
      refusal(message),
      json({ success: true, data: { invoice: anInvoice() } }),
    );
    await type(/^Amount/, '$1,000.10');
    await type('Reference', ' HILLTOP ');
    await press('Record payment');
    await waitFor(() => expect(api.onProblem.mock.calls).toMatchObject([[{ message }]]));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '1,000.10');
    await press('Record payment');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ data: { amount: 100_010, reference: 'HILLTOP' } }, {}]);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it.each([
    [0, null],
    [2_505, 'The school has $25.05 of credit.'],
  ])('can be the credit of a school that has %d', (credit, text) => {
    pay({ credit });
    const way = screen.queryByRole('radio', { name: 'Credit for the school' });
    expect(way !== null).toBe(text !== null);
    expect(screen.queryByText(/^The school has/)?.textContent ?? null).toBe(text);
  });
});

describe('[7.45] a credit note', () => {
  const lines = [
    anInvoiceLine(1, { text: 'Tides', amount: 27_000, paid: 20_000 }),
    anInvoiceLine(2, { text: 'Late fee', amount: 5_050, paid: 4_050, credited: 1_000 }),
    anInvoiceLine(3, { text: 'Gone', amount: 900, credited: 900 }),
  ];
  const credit = (...answers: Response[]) =>
    open((onClose) => <CreditDialog invoice={anInvoice({ lines })} onClose={onClose} />, ...answers);

  it.each([
    [['270.00', '40.50'], '$310.50', '$240.50', [27_000, 4_050]],
    [['70.00', ''], '$70.00', null, [7_000]],
    [['70.01', '0'], '$70.01', '$0.01', [7_001]],
    [['', '0.01'], '$0.01', '$0.01', [undefined, 1]],
  ] as const)('of %j comes to %s, of which %s was paid', async ([tides, late], total, released, amounts) => {
    const { type, press, sent, onClose } = credit();
    expect(screen.queryByLabelText('Credit of Gone')).toBeNull();
    await type('Credit of Tides', tides);
    await type('Credit of Late fee', late);
    await type(/^Reason/, 'They withdrew');
    expect(screen.queryByText(/was paid already/)?.textContent.split(' ')[0] ?? null).toBe(released);
    await press(`Credit ${total}`);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const credited = amounts.flatMap((amount, index) =>
      amount === undefined ? [] : [{ line: lines[index]?.hashcode, amount }],
    );
    const data = { invoice: hashcodeOf(1), lines: credited, reason: 'They withdrew', is_owed_again: false };
    expect(sent()).toMatchObject([{ action: 'credit_invoice', data }]);
  });

  it('is of amounts, within their lines, for a reason', async () => {
    const { type, press, sent } = credit();
    await type(/^Reason/, 'They withdrew');
    for (const [late, error] of [
      // Of 50.50, 10.00 are credited already.
      ['40.51', 'An amount is more than its line.'],
      ['ten', 'Enter an amount such as 10.00'],
      ['-1', 'Enter an amount such as 10.00'],
    ] as const) {
      await type('Credit of Late fee', late);
      await press(/^Credit \$/);
      expect(screen.getByText(error), late).toBeTruthy();
      expect(document.activeElement, late).toBe(screen.getByLabelText('Credit of Late fee'));
    }
    await type('Credit of Tides', '0');
    await type('Credit of Late fee', '');
    await press('Credit $0.00');
    expect(screen.getByText('Enter an amount for one line at least.')).toBeTruthy();
    await type('Credit of Tides', '1');
    await type(/^Reason/, ' ');
    await press('Credit $1.00');
    expect(screen.getByText('Write why.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('that is refused loses nothing', async () => {
    const message = 'The invoice changed meanwhile.';
    const { type, press, api, onClose } = credit(refusal(message));
    await type('Credit of Tides', '1.50');
    await type(/^Reason/, 'They withdrew');
    await press('Credit $42.00');
    await waitFor(() => expect(api.onProblem.mock.calls).toMatchObject([[{ message }]]));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Credit of Tides')).toHaveProperty('value', '1.50');
    expect(screen.getByLabelText(/^Reason/)).toHaveProperty('value', 'They withdrew');
  });
});

describe('[7.45] what else the office does with an invoice', () => {
  it.each(['2026-11-19', '2026-11-20'])(
    'issues a draft that is due on %s, if it is not past',
    async (due_on) => {
      const { type, press, sent, onClose } = open((close) => (
        <IssueDialog invoice={anInvoice({ status: 'draft', due_on })} onClose={close} />
      ));
      await type(/^Email/, 'no');
      await press('Issue');
      expect(screen.getByText('Enter an email, or leave it empty.')).toBeTruthy();
      await type(/^Email/, '');
      await press('Issue');
      if (due_on < '2026-11-20') expect(screen.getByText('Enter today or a later day.')).toBeTruthy();
      else await waitFor(() => expect(onClose).toHaveBeenCalled());
      const data = { invoice: hashcodeOf(1), email: null, due_on };
      expect(sent()).toMatchObject(due_on < '2026-11-20' ? [] : [{ action: 'issue_invoice', data }]);
    },
  );

  it('takes a payment back only with a reason', async () => {
    const { type, press, sent } = open((onClose) => (
      <TakeBackDialog payment={hashcodeOf(7)} onClose={onClose} />
    ));
    await type(/^Reason/, ' ');
    await press('Take back');
    const field = within(screen.getByRole('alertdialog'));
    expect(field.getByText('Write why.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await type(/^Reason/, 'Wrong school');
    await press('Take back');
    const data = { payment: hashcodeOf(7), reason: 'Wrong school' };
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'take_back_invoice_payment', data }]));
  });

  it('pays credit of a school back in its currency', async () => {
    const currency = 'AUD';
    const organisation = { hashcode: hashcodeOf(9), title: 'Whitby College' };
    const { press, sent, onClose } = open(
      (close) => (
        <RefundDialog credit={{ organisation, currency, amount: 2_505 }} today="2026-11-20" onClose={close} />
      ),
      json({ success: true, data: { left: 0 } }),
    );
    await press('Pay back');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const data = { organisation: organisation.hashcode, amount: 2_505, currency, paid_on: '2026-11-20' };
    expect(sent()).toMatchObject([{ action: 'refund_school_credit', data }]);
  });
});
