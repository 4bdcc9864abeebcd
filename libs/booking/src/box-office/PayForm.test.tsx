import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PayForm, type PayFormProps } from './PayForm';

afterEach(cleanup);

function show() {
  const onPay = vi.fn();
  // The form reads no more of an offer than this.
  const offer = {
    performance: { currency: 'NZD' },
    payment_methods: [
      { hashcode: 'till', name: 'Till', kind: 'cash' },
      { hashcode: 'machine', name: 'Machine', kind: 'card' },
    ],
  } as unknown as PayFormProps['offer'];
  const view = renderScreen(
    <PayForm
      {...{ offer, onPay, tickets: 1, total: 2_500 }}
      hasMerchandise={false}
      isGiven={false}
      hasShift
      isBusy={false}
    />,
  );
  return { ...view, onPay, sell: screen.getByRole('button', { name: /^Sell/ }) };
}

describe('[7.46] [2.31] the money of a sale', () => {
  it('is an amount that is given, or nothing, for what is exact', async () => {
    const { user, onPay, sell } = show();
    const given = screen.getByLabelText('Amount given');
    for (const [text, error] of [
      ['ten', 'Enter an amount such as 10.00'],
      ['-30', 'Enter an amount such as 10.00'],
      ['20', '$5.00 is missing.'],
    ] as const) {
      await user.clear(given);
      await user.type(given, text);
      await user.click(sell);
      expect(screen.getByText(error), text).toBeTruthy();
      expect(document.activeElement, text).toBe(given);
    }
    expect(onPay).not.toHaveBeenCalled();
    await user.clear(given);
    await user.type(given, '30,50');
    await user.click(sell);
    expect(onPay).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'till', change: 550 }));
    await user.clear(given);
    await user.click(sell);
    expect(onPay).toHaveBeenLastCalledWith(expect.objectContaining({ change: 0 }));
  });

  it('is split into amounts only', async () => {
    const { user, onPay, sell } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Pay in several ways' }));
    await user.type(screen.getByLabelText('Till'), '10');
    const machine = screen.getByLabelText('Machine');
    await user.type(machine, '15.0.0');
    await user.click(sell);
    expect(document.activeElement).toBe(machine);
    expect(screen.getByLabelText('Till').getAttribute('aria-invalid')).toBeNull();
    expect(onPay).not.toHaveBeenCalled();
    await user.clear(machine);
    await user.type(machine, '15');
    await user.click(sell);
    expect(onPay).toHaveBeenCalledWith(
      expect.objectContaining({
        payments: [
          expect.objectContaining({ payment_method: 'till', amount: 1_000 }),
          expect.objectContaining({ payment_method: 'machine', amount: 1_500 }),
        ],
      }),
    );
  });
});
