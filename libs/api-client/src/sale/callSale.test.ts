import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, stubApi } from '../testing/stubApi';
import { callSale } from './callSale';

const order = { token: 'showquest.token' };
const refused = { success: false, data: {}, error: { message: 'This order is over.' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function give(): Promise<boolean> {
  const call = callSale('giveUpOrder', order);
  await vi.runAllTimersAsync();
  return (await call).ok;
}

it('[7.46] sends a call whose answer was lost under the same key, until one comes', async () => {
  const api = stubApi();
  api.on('POST sale/orders/cancel', new TypeError('Failed to fetch'));
  expect(await give()).toBe(false);
  expect(await give()).toBe(false);
  api.on('POST sale/orders/cancel', json(refused, 409));
  expect(await give()).toBe(false);
  const keys = api.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  await give();
  expect(api.calls.at(-1)?.headers.get('Idempotency-Key')).not.toBe(keys[0]);
});
