import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { addErrorHandler } from './errorHandler';
import type { RateClass } from '@callboard/api-contract';
import { addRateLimits } from './rateLimits';
import { createSharedBudgets, type SharedBudgets } from './sharedBudgets';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
beforeEach(() => test.asOwner('TRUNCATE rate_limits'));
afterAll(() => test.drop());

// A tenth of the limits: 6 sign-ins, 40 reads.
function process(shared: SharedBudgets = createSharedBudgets(test.database.shared)) {
  const app = Fastify();
  addErrorHandler(app);
  addRateLimits(app, { factor: 0.1, shared });
  const route = (url: string, rateClass: RateClass) =>
    app.get(url, { config: { rateClass } }, async () => url);
  route('/login', 'login');
  route('/read', 'read');
  return app;
}

type Process = ReturnType<typeof process>;

async function admitted(app: Process, url: string, count: number): Promise<number> {
  let found = 0;
  for (let call = 0; call < count; call += 1) found += (await app.inject(url)).statusCode === 200 ? 1 : 0;
  return found;
}

describe('rate limits of several processes', () => {
  it('are one limit for signing in, whichever process is called', async () => {
    const processes = [process(), process(), process()];
    const answers = await Promise.all(processes.map((app) => admitted(app, '/login', 6)));
    expect(answers.reduce((sum, count) => sum + count)).toBe(6);
    const refused = await process().inject('/login');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // As if a minute had passed.
    await test.asOwner(`UPDATE rate_limits SET full_at = full_at - interval '1 minute'`);
    expect(await admitted(process(), '/login', 6)).toBe(6);
  });

  it('are one limit for reading, but for what is spent until they next compare', async () => {
    const [one, two] = [process(), process()];
    expect(await admitted(one, '/read', 100)).toBeLessThanOrEqual(50);
    await vi.waitFor(async () => expect((await two.inject('/read')).statusCode).toBe(429), {
      timeout: 20_000,
      interval: 50,
    });
    expect(await admitted(two, '/read', 10)).toBeLessThanOrEqual(2);
    await one.close();
    await two.close();
  });

  it('make no statement for a read, but one for many', async () => {
    const shared = createSharedBudgets(test.database.shared);
    const report = vi.spyOn(shared, 'report');
    const app = process(shared);
    await Promise.all(Array.from({ length: 30 }, () => app.inject('/read')));
    await app.close();
    // One for each tenth of a budget that is spent within the quarter of a second.
    expect(report.mock.calls.length).toBeLessThanOrEqual(8);
    expect(report.mock.calls.length).toBeGreaterThan(0);
  });

  it('hold in each process by itself while the database is away', async () => {
    const gone = () => Promise.reject(new Error('Connection terminated'));
    const app = process({ report: gone, take: gone });
    expect(await admitted(app, '/login', 10)).toBe(6);
    const read = await admitted(app, '/read', 100);
    expect(read).toBeGreaterThanOrEqual(40);
    expect(read).toBeLessThan(60);
    await app.close();
  });
});
