import type { SaleOffer } from '@callboard/api-contract/booking';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderOfTest } from '../testing/orderOfTest';
import { linesOfHold } from './linesOfHold';
import { TicketLines } from './TicketLines';

afterEach(cleanup);

const offer: SaleOffer = {
  performance: orderOfTest.performance,
  address: null,
  seat_map: null,
  plan_version: null,
  groups: [{ hashcode: 'stalls', name: 'Stalls', position: 1 }],
  price_types: [
    {
      hashcode: 'adult',
      name: 'Adult',
      people: 1,
      proof: null,
      description: null,
      is_companion: false,
      set_size: null,
      min_count: null,
      needs_code: false,
    },
  ],
  prices: [{ of: 'stalls', price_type: 'adult', amount: 2_300, fee: 150, tax: 300 }],
  general: [],
  seat_types: [],
  tax_name: 'GST 15 %',
  has_fees: true,
  most_in_order: 8,
  merchandise: [],
  payment_methods: [],
  is_accessible_released: false,
};
const hold = { seats: [{ seat: 'a1', place: 'Stalls A 1', group: 'stalls' }], general: [] };

function show(changed: Partial<SaleOffer>, voucher?: { total: number; fees: number; tax: number }) {
  const shown = { ...offer, ...changed };
  render(
    <TicketLines
      offer={shown}
      lines={linesOfHold(hold, shown, {})}
      voucher={voucher && { ...voucher, tickets: [voucher.total], discount: 2_300 - voucher.total }}
      onSelect={() => {}}
    />,
  );
}

describe('[7.46] [1.10] the fees and the tax of a cart', () => {
  const free = [{ of: 'stalls', price_type: 'adult', amount: 0, fee: 0, tax: 0 }];
  it.each<
    [string, Partial<SaleOffer>, { total: number; fees: number; tax: number } | undefined, string, string]
  >([
    ['as they are', {}, undefined, '$1.50', '$3.00'],
    ['with half of them left by a voucher', {}, { total: 1_150, fees: 150, tax: 150 }, '$1.50', '$1.50'],
    ['with nothing left by a voucher', {}, { total: 0, fees: 0, tax: 0 }, '$0.00', '$0.00'],
    ['where the tickets are free', { prices: free }, undefined, '$0.00', '$0.00'],
  ])('are named: %s', (_name, changed, voucher, fees, tax) => {
    show(changed, voucher);
    expect(screen.getByText(`Includes booking fees of ${fees}`)).toBeTruthy();
    expect(screen.getByText(`Includes GST 15 %: ${tax}`)).toBeTruthy();
  });

  it('are not named where the house charges none', () => {
    const prices = [{ of: 'stalls', price_type: 'adult', amount: 2_300, fee: 0, tax: 0 }];
    show({ prices, has_fees: false, tax_name: null });
    expect(screen.queryByText(/Includes/)).toBeNull();
  });
});
