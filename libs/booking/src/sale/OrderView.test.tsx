import type { SaleOrder } from '@callboard/api-contract/sale';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderView } from './OrderView';

afterEach(cleanup);

const order: SaleOrder = {
  hashcode: '00000000-0000-4000-8000-000000000001',
  number: 'ABCDEF',
  status: 'expired',
  buyer: 'Mere Tamati',
  email: null,
  total: 2_000,
  fees: 0,
  tax: 0,
  paid: 0,
  refunded: 0,
  currency: 'NZD',
  pay_until: null,
  seconds_left: null,
  created: '2027-05-01T00:00:00Z',
  performance: {
    hashcode: '00000000-0000-4000-8000-000000000002',
    name: 'Opening night',
    event: null,
    venue: null,
    city: null,
    region: null,
    picture: null,
    starts_at: '2027-06-01T07:00:00Z',
    doors_at: null,
    zone: 'Pacific/Auckland',
    sale: 'open',
    sale_opens: null,
    sale_closes: null,
    from_price: null,
    currency: 'NZD',
    free: 0,
  },
  address: null,
  payment_method: null,
  next: { kind: 'nothing' },
  declined: null,
  tickets: [],
  merchandise: [],
};

it.each([
  ['expired', 0, 0, null],
  ['expired', 2_000, 0, /We received \$20.00 after the order ended.*\$20.00 goes back/],
  ['cancelled', 2_000, 500, /We received \$20.00 after the order ended.*\$15.00 goes back/],
  ['cancelled', 2_000, 2_000, /We received \$20.00 after the order ended, and paid it back/],
  ['paid', 2_000, 0, null],
] as const)('an order that is %s, with %s paid and %s back', (status, paid, refunded, text) => {
  render(
    <OrderView
      order={{ ...order, status, paid, refunded }}
      renderCode={() => null}
      isOffline={false}
      onCalendar={() => {}}
      onPdf={() => {}}
      isPdfBusy={false}
    />,
  );
  if (text === null) expect(screen.queryByText(/We received/)).toBeNull();
  else expect(screen.getByText(text)).toBeTruthy();
});
