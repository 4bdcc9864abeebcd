import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { BoxOfficeShift } from '@callboard/api-contract/booking';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CloseShiftForm } from './CloseShiftForm';
import { OpenShiftDialog } from './OpenShiftDialog';

afterEach(cleanup);

const shift: BoxOfficeShift = {
  hashcode: hashcodeOf(1),
  till: 'Front desk',
  clerk: { hashcode: hashcodeOf(2), title: 'Ana Rewi' },
  status: 'open',
  currency: 'NZD',
  float: 10_000,
  opened_at: '2027-05-01T00:00:00Z',
  closed_at: null,
  expected: 20_010,
  counted: null,
  difference: null,
  counts: null,
  reason: null,
  follows: null,
  takings: [],
};

const amountText = 'Enter an amount such as 10.00';

describe('[7.46] [2.31] the cash of a shift', () => {
  it('is not opened with a text that is no amount', async () => {
    const api = stubApi();
    const path = 'POST booking/office/shift/open';
    api.on(path, json({ success: true, data: { shift } }));
    const onClose = vi.fn();
    const { user } = renderScreen(<OpenShiftDialog onClose={onClose} />);
    await user.type(screen.getByLabelText(/^Till/), 'Front desk');
    const float = screen.getByLabelText(/^Float/);
    const open = screen.getByRole('button', { name: 'Open a shift' });
    for (const text of ['', 'ten', '-5', '1.2.3']) {
      await user.clear(float);
      if (text !== '') await user.type(float, text);
      await user.click(open);
      expect(screen.getByText(amountText), text).toBeTruthy();
      expect(document.activeElement, text).toBe(float);
    }
    expect(api.callsOf(path)).toEqual([]);
    await user.clear(float);
    await user.type(float, '12,50');
    await user.click(open);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.callsOf(path)).toMatchObject([{ body: { till: 'Front desk', float: 1_250 } }]);
  });

  it('is counted by pieces or as a sum, each of them a number', async () => {
    const api = stubApi();
    const path = 'POST booking/office/shift/close';
    api.on(path, json({ success: true, data: { shift, next: null } }));
    const { user } = renderScreen(<CloseShiftForm shift={shift} />);
    const close = screen.getByRole('button', { name: 'Close the shift' });
    const [hundreds, dimes] = [
      screen.getByLabelText('Number of $100'),
      screen.getByLabelText('Number of $0.10'),
    ];
    await user.click(close);
    expect(document.activeElement).toBe(hundreds);
    await user.type(hundreds, '2');
    await user.type(dimes, '1.5');
    await user.click(close);
    expect(document.activeElement).toBe(dimes);
    expect(screen.getByText('Enter a whole number from 0 to 100,000.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'The sum' }));
    const sum = screen.getByLabelText(/^Counted cash/);
    await user.type(sum, 'two');
    await user.click(close);
    expect(document.activeElement).toBe(sum);
    expect(screen.getByText(amountText)).toBeTruthy();
    expect(api.callsOf(path)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Notes and coins' }));
    await user.clear(screen.getByLabelText('Number of $0.10'));
    await user.type(screen.getByLabelText('Number of $0.10'), '1');
    await user.click(close);
    const items = [
      { value: 10_000, quantity: 2 },
      { value: 10, quantity: 1 },
    ];
    await waitFor(() =>
      expect(api.callsOf(path)).toMatchObject([
        { body: { counted: 20_010, counts: { items }, reason: null } },
      ]),
    );
  });
});
