import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from './testKit/startTestDatabase';
import { testSession } from './testKit/testSession';
import { sweepExpired } from './sweepExpired';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.drop());

it('forgets what ran out and keeps what is in use', async () => {
  const old = await testSession(test.database, 'showquest', ['staff']);
  const live = await testSession(test.database, 'rockquest', ['staff']);
  await test.asOwner(`UPDATE sessions SET expires = now() - interval '1 minute' WHERE "user" = $1`, [
    old.user,
  ]);
  await test.asOwner(`INSERT INTO login_attempts (key_hash, failed, last_failed) VALUES
    ('old', 1, now() - interval '2 days'), ('new', 1, now())`);
  await test.asOwner(`INSERT INTO rate_limits (key_hash, full_at) VALUES
    ('full', now() - interval '1 second'), ('used', now() + interval '1 minute')`);
  await sweepExpired(test.database, { changes: undefined, events: 7, mails: 30 });
  expect(await test.asOwner('SELECT "user" FROM sessions')).toEqual([{ user: live.user }]);
  expect(await test.asOwner(`SELECT key_hash FROM login_attempts`)).toEqual([
    { key_hash: Buffer.from('new') },
  ]);
  expect(await test.asOwner(`SELECT key_hash FROM rate_limits`)).toEqual([{ key_hash: Buffer.from('used') }]);
});
