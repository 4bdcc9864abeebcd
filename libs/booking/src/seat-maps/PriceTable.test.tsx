import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceTable } from './PriceTable';
import type { SalePartProps } from './SalePartProps';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const group = { ...aRecordOf(collectionNamed('performancePriceGroups')), hashcode: 'group', name: 'A' };
  const type = { ...aRecordOf(collectionNamed('priceTypes')), hashcode: 'type', name: 'Adult' };
  const price = {
    ...aRecordOf(collectionNamed('seatPrices')),
    hashcode: 'price',
    price: 2_500,
    currency: 'NZD',
    valid_from: null,
    price_group: { hashcode: 'group' },
    price_type: { hashcode: 'type' },
  };
  const api = fakeApi({ seatPrices: [price] });
  // The table reads no more of the setup of a sale than this.
  const setup = {
    groups: [group],
    types: [type],
    prices: [price],
    rows: [],
    at: '2027-05-01T00:00:00Z',
  } as unknown as SalePartProps['setup'];
  const view = renderScreen(<PriceTable setup={setup} readOnly={false} />);
  const sent = () => api.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...view, sent, cell: screen.getByLabelText<HTMLInputElement>('A, Adult') };
}

describe('[7.46] [2.31] a price', () => {
  it.each([
    ['ten', 'ten', 'true'],
    ['-5', '-5', 'true'],
    ['25', '25.00', null],
  ])('typed as %s is not saved', async (text, shown, isInvalid) => {
    const { user, cell, sent } = show();
    await user.clear(cell);
    await user.type(cell, `${text}{Enter}`);
    expect(document.activeElement).toBe(cell);
    await user.tab();
    expect([cell.value, cell.getAttribute('aria-invalid')]).toEqual([shown, isInvalid]);
    expect(screen.queryByText('Enter an amount such as 10.00') !== null).toBe(isInvalid !== null);
    expect(sent()).toEqual([]);
  });

  it.each(['30', 'ten', ''])('is as before after Escape over "%s"', async (text) => {
    const { user, cell, sent } = show();
    await user.clear(cell);
    await user.type(cell, `${text}{Escape}`);
    expect(document.activeElement).toBe(cell);
    expect([cell.value, cell.getAttribute('aria-invalid')]).toEqual(['25.00', null]);
    await user.tab();
    expect(sent()).toEqual([]);
  });

  it.each(['{Enter}', '{Tab}'])('is saved by %s', async (key) => {
    const { user, cell, sent } = show();
    await user.clear(cell);
    await user.type(cell, `12,5${key}`);
    await waitFor(() => expect(sent()).toEqual([{ price: 1_250 }]));
  });
});
