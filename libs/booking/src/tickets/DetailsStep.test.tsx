import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { orderOfTest } from '../testing/orderOfTest';
import { DetailsStep } from './DetailsStep';

afterEach(cleanup);

it('[7.46] vouchers stand before the button that orders', () => {
  render(
    <DetailsStep
      offer={{
        performance: orderOfTest.performance,
        address: null,
        seat_map: null,
        plan_version: null,
        groups: [],
        price_types: [],
        prices: [],
        general: [],
        seat_types: [],
        tax_name: null,
        has_fees: false,
        most_in_order: 8,
        merchandise: [],
        payment_methods: [],
        is_accessible_released: false,
      }}
      draft={{ name: '', email: '', method: '', types: {}, merchandise: {} }}
      change={() => {}}
      voucher={{ code: '', offer: undefined, problem: undefined, isBusy: false, setCode: () => {} }}
      gifts={{
        used: [],
        parts: [],
        amountOf: () => 0,
        paid: 0,
        due: 2_000,
        canAdd: true,
        error: undefined,
        isBusy: false,
        add: () => Promise.resolve(false),
        remove: () => {},
      }}
      lines={[]}
      priceCode=""
      onPriceCode={() => {}}
      total={2_000}
      method=""
      isBusy={false}
      onSubmit={() => {}}
    />,
  );
  const order = screen.getByRole('button', { name: 'Order now for $20.00' });
  for (const voucher of ['I have a voucher', 'I have a gift voucher'])
    expect(screen.getByText(voucher).compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
