import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IssueGiftVoucherDialog } from './IssueGiftVoucherDialog';

afterEach(cleanup);

it('[7.46] [2.31] issues a gift voucher only with an amount, which the button shows', async () => {
  const api = stubApi();
  const path = 'POST booking/office/gift_vouchers';
  api.on('GET finance/payment_methods', json({ success: true, data: { results: [] } }));
  api.on(path, json({ success: false, data: {}, error: { message: 'Not now.' } }, 409));
  const { user } = renderScreen(<IssueGiftVoucherDialog onClose={() => {}} />);
  await user.click(screen.getByRole('radio', { name: 'Given' }));
  await user.type(screen.getByLabelText(/^Reason/), 'A prize');
  const value = screen.getByLabelText(/^Value/);
  for (const text of ['', '0', 'ten', '5,0,0']) {
    await user.clear(value);
    if (text !== '') await user.type(value, text);
    await user.click(screen.getByRole('button', { name: 'Give $0.00' }));
    expect(screen.getByText('Enter an amount such as 10.00'), text).toBeTruthy();
    expect(document.activeElement, text).toBe(value);
  }
  expect(api.callsOf(path)).toEqual([]);
  await user.clear(value);
  await user.type(value, '12,50');
  await user.click(screen.getByRole('button', { name: 'Give $12.50' }));
  await waitFor(() => expect(api.callsOf(path)).toMatchObject([{ body: { amount: 1_250 } }]));
});
