import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addErrorHandler } from './errorHandler';
import { addRateLimits } from './rateLimits';
import { addTenantOfRequest } from './tenantOfRequest';

function limitedApp(factor: number, now: () => number) {
  const app = Fastify();
  addErrorHandler(app);
  addTenantOfRequest(app, new Map());
  addRateLimits(app, { factor, now });
  app.get('/', { config: { rateClass: 'login' } }, async () => 'welcome');
  return app;
}

async function statuses(app: ReturnType<typeof limitedApp>, count: number, headers = {}) {
  const answers = await Promise.all(Array.from({ length: count }, () => app.inject({ url: '/', headers })));
  return answers.map((answer) => answer.statusCode);
}

describe('addRateLimits', () => {
  it('answers 429 with the seconds to wait once the budget is used up, and refills it', async () => {
    let now = 0;
    const app = limitedApp(0.1, () => now);
    const first = await statuses(app, 10);
    expect(first.filter((status) => status === 200)).toHaveLength(6);
    const refused = await app.inject('/');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    now += 60_000;
    expect(await statuses(app, 6)).toEqual(Array(6).fill(200));
  });

  it('gives nothing further to a caller who names another tenant', async () => {
    const app = limitedApp(0.1, () => 0);
    await statuses(app, 6);
    expect(await statuses(app, 2, { domain: 'rockquest' })).toEqual([429, 429]);
  });

  it('is not fooled by a forwarded address that no proxy sent', async () => {
    const app = limitedApp(0.1, () => 0);
    await statuses(app, 6);
    expect(await statuses(app, 3, { 'x-forwarded-for': '203.0.113.9' })).toEqual([429, 429, 429]);
  });

  it('takes the addresses of one network for one source', async () => {
    const app = limitedApp(0.1, () => 0);
    const from = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode;
    for (let call = 1; call <= 6; call += 1) expect(await from(`2001:db8:1:2::${call}`)).toBe(200);
    expect([await from('2001:db8:1:2::7'), await from('2001:db8:1:3::1')]).toEqual([429, 200]);
  });

  it('counts a call in a dearer class where its handler declares it', async () => {
    const app = limitedApp(1, () => 0);
    app.get('/dear', { config: { rateClass: 'page' } }, async (request) => {
      await app.limitRate(request, 'import');
      return 'done';
    });
    const answers = [];
    for (let call = 0; call < 21; call += 1) answers.push((await app.inject('/dear')).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('lifts every limit by configuration', async () => {
    const app = limitedApp(0, () => 0);
    expect(new Set(await statuses(app, 100))).toEqual(new Set([200]));
  });

  describe('[7.46] with a holder of each call', () => {
    function appWithHolders(factor: number) {
      const app = limitedApp(factor, () => 0);
      const holderOf = (body: unknown) => (typeof body === 'string' && body !== '' ? body : null);
      app.post('/sale', { config: { rateClass: 'notice', holderOf } }, async () => 'welcome');
      return async (payload: string, count: number) => {
        const answers = [];
        for (let nth = 0; nth < count; nth += 1)
          answers.push(
            await app.inject({
              method: 'POST',
              url: '/sale',
              payload,
              headers: { 'content-type': 'text/plain' },
            }),
          );
        return answers.filter(({ statusCode }) => statusCode === 200).length;
      };
    }

    it('stops one that calls without end, and leaves the others of its network what they have', async () => {
      const send = appWithHolders(1);
      expect(await send('runaway', 500)).toBe(60);
      expect(await send('mere', 30)).toBe(30);
    });

    it('stops a network that invents holders, or names none', async () => {
      const send = appWithHolders(1);
      let passed = 0;
      for (let nth = 0; nth < 200; nth += 1) passed += await send(`bot ${String(nth)}`, 1);
      expect([passed, await send('', 1)]).toEqual([120, 0]);
    });

    it('lifts both by configuration', async () => {
      expect(await appWithHolders(0)('runaway', 300)).toBe(300);
    });
  });
});
