import { hashcodeOf, json, stubApi } from '@callboard/api-client/testing';
import type { SaleQueue } from '@callboard/api-contract/booking';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SaleQueueCard } from './SaleQueueCard';

afterEach(cleanup);

const performance = hashcodeOf(1);
const queue: SaleQueue = {
  queue_size: null,
  queue_lifted_at: null,
  sale: 'open',
  opens_at: null,
  lobby: 0,
  waiting: 0,
  present: 0,
  admitted: 0,
  ordered: 0,
  minutes: null,
};

it('[7.46] [2.31] lets in a whole number of buyers at a time', async () => {
  const api = stubApi();
  const path = 'POST callboard/performances/actions';
  api.on(`GET booking/queues/${performance}`, json({ success: true, data: queue }));
  api.on(path, json({ success: true, data: aRecordIn('performances') }));
  const { user } = renderScreen(<SaleQueueCard performance={performance} />, { roles: ['staff'] });
  const size = await screen.findByLabelText('Buyers who select seats at a time');
  for (const text of ['', '0', '5001', '1.5', 'many']) {
    await user.clear(size);
    if (text !== '') await user.type(size, text);
    await user.click(screen.getByRole('button', { name: 'Use a queue' }));
    expect(screen.getByText('Enter a whole number from 1 to 5000.'), text).toBeTruthy();
    expect(document.activeElement, text).toBe(size);
  }
  expect(api.callsOf(path)).toEqual([]);
  await user.clear(size);
  await user.type(size, '5,000');
  await user.click(screen.getByRole('button', { name: 'Use a queue' }));
  await waitFor(() => expect(api.callsOf(path)).toMatchObject([{ body: { data: { queue_size: 5_000 } } }]));
});
