import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { orderOfTest } from '../testing/orderOfTest';
import { OrderView } from './OrderView';

afterEach(cleanup);

it.each([
  ['expired', 0, 0, null],
  ['expired', 2_000, 0, /We received \$20.00 after the order ended.*\$20.00 goes back/],
  ['cancelled', 2_000, 500, /We received \$20.00 after the order ended.*\$15.00 goes back/],
  ['cancelled', 2_000, 2_000, /We received \$20.00 after the order ended, and paid it back/],
  ['paid', 2_000, 0, null],
] as const)('an order that is %s, with %s paid and %s back', (status, paid, refunded, text) => {
  render(
    <OrderView
      order={{ ...orderOfTest, status, paid, refunded }}
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
