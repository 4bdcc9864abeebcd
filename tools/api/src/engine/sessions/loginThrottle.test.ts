import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { attemptLogin } from './loginThrottle';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.drop());

it('makes the wait as long as announced, from the answer on, however long the secret was checked', async () => {
  const source = { subject: 'slow@example.test', address: '198.51.100.7', maximum: 2 };
  await attemptLogin(test.database, source, async () => null);
  const slow = async () => {
    await wait(2_500);
    return null;
  };
  expect(await attemptLogin(test.database, source, slow)).toEqual({ status: 'wrong', failed: 2 });
  const blocked = await attemptLogin(test.database, source, slow);
  expect(blocked).toMatchObject({ status: 'blocked', seconds: expect.any(Number) });
  expect('seconds' in blocked && blocked.seconds).toBeGreaterThan(28);
});
