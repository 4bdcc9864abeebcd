import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from './testKit/startTestApi';
import { testAccount, testPassword } from './testKit/testAccount';
import { testSession } from './testKit/testSession';

let api: TestApi;
let appsFolder: string;
const log: string[] = [];
beforeAll(async () => {
  appsFolder = await mkdtemp(join(tmpdir(), 'apps-'));
  for (const tenant of ['showquest', 'rockquest']) {
    await mkdir(join(appsFolder, tenant, 'dist/assets'), { recursive: true });
    await writeFile(join(appsFolder, tenant, 'dist/index.html'), `<!doctype html><title>${tenant}</title>`);
    await writeFile(
      join(appsFolder, tenant, 'dist/login.html'),
      `<!doctype html><head><style>a{}</style><title>Sign in to ${tenant}</title></head>`,
    );
    await writeFile(join(appsFolder, tenant, 'dist/assets/main-abc123.js'), 'export const a = 1;');
    await writeFile(join(appsFolder, tenant, 'dist/sw.js'), 'precache();');
    await writeFile(join(appsFolder, tenant, 'dist/sw-off.js'), 'remove();');
  }
  api = await startTestApi({ variables: { CALLBOARD_APPS: appsFolder }, log });
});
afterAll(async () => {
  await api.close();
  await rm(appsFolder, { recursive: true });
});

const v21 = '/api/v21/system';

describe('the start of an app', () => {
  it('[7.14] [1.12] [1.10] [1.13] brings its arguments without a session', async () => {
    const { app_args: given } = (await api.app.inject(`${v21}/app/arguments`)).json().data;
    expect(given).toMatchObject({ environment: 'development', super_admin: false, build_number: 'dev' });
    expect(given.features).toMatchObject({ ticketing: true, milestones: false, password_reset: true });
  });

  it('[1.11] reports super admins where the environment allows it', async () => {
    const other = await startTestApi({
      variables: { CALLBOARD_SUPER_ADMIN: '1', CALLBOARD_PRIVACY_URL: 'https://example.org/privacy' },
    });
    await testAccount(other, 'root@example.test', ['showquest'], ['admin']);
    const data = { email: 'root@example.test', password: testPassword };
    const signedIn = await other.app.inject({
      method: 'POST',
      url: `${v21}/user/actions`,
      payload: { action: 'login', data },
    });
    const given = (await other.app.inject(`${v21}/app/arguments`)).json().data.app_args;
    await other.close();
    expect(given).toMatchObject({ super_admin: true, privacy_url: 'https://example.org/privacy' });
    expect(signedIn.json().data.user).toMatchObject({ is_admin: true, is_super_admin: true });
    expect(signedIn.json().data.global_permissions).toContain('admin');
  });

  it('[2.2] [7.14] brings the selectors of the login page, whose pages can call those APIs and no others', async () => {
    const variables = {
      CALLBOARD_APPS: appsFolder,
      CALLBOARD_DOMAIN_SELECTOR: '1',
      CALLBOARD_API_SELECTOR: 'Live=https://api.example.org',
      CALLBOARD_PRODUCTION_URL: 'https://example.org',
    };
    const other = await startTestApi({ variables });
    const given = (await other.app.inject(`${v21}/app/arguments`)).json().data.app_args;
    const page = await other.app.inject({ url: '/login', headers: { host: 'localhost' } });
    await other.close();
    expect(given).toMatchObject({
      domain_selector: true,
      api_selector: [{ name: 'Live', url: 'https://api.example.org' }],
      production_url: 'https://example.org',
    });
    expect(page.headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.org ws",
    );
    expect(page.body).toContain('<head><meta name="callboard-apis" content="https://api.example.org" />');
    expect((await api.app.inject('/login')).body).not.toContain('callboard-apis');
    const { app_args: none } = (await api.app.inject(`${v21}/app/arguments`)).json().data;
    expect(none).toMatchObject({ domain_selector: false, api_selector: [] });
  });

  it.each([v21, '/api/v2/core'])('[7.12] [7.1] lists the tenants behind %s', async (prefix) => {
    const domains = (await api.app.inject(`${prefix}/tenant/domains/`)).json();
    expect(domains.map(({ code }: { code: string }) => code)).toEqual([
      'basketball',
      'launchpad',
      'rockquest',
      'showquest',
    ]);
    expect(domains[2]).toEqual({
      code: 'rockquest',
      name: 'Rockquest',
      url: 'http://rockquest.localhost:3000',
    });
  });

  it('[7.1] knows no other version', async () => {
    const answer = await api.app.inject('/api/v3/system/app/arguments');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { detail: 'The API has no such address.' },
    ]);
    expect((await api.app.inject('/api/v2/system/app/arguments')).statusCode).toBe(404);
  });

  it.each(['nobody', '', 'showquest,rockquest', 'SHOWQUEST', '__proto__', 'x'.repeat(10_000)])(
    '[7.1] refuses the Domain %j',
    async (domain) => {
      expect((await api.app.inject({ url: `${v21}/app/arguments`, headers: { domain } })).statusCode).toBe(
        400,
      );
    },
  );
});

describe('pages', () => {
  const page = (host: string, url: string, headers = {}) =>
    api.app.inject({ url, headers: { host, ...headers } });

  it.each([
    ['localhost:3000', 'showquest'],
    ['rockquest.localhost:3000', 'rockquest'],
  ])('[1.3] are those of the tenant at %s', async (host, tenant) => {
    for (const url of ['/', '/venues/123', '/login/forgot/showquest.AbC-1_', '/index.html?x=1']) {
      const answer = await page(host, url);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(tenant)]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('[1.8] have a service worker at the root of the site, which browsers check every time', async () => {
    const answer = await page('rockquest.localhost', '/sw.js');
    expect(answer.body).toBe('precache();');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const { headers } = await page('rockquest.localhost', '/');
    expect(headers['content-security-policy']).toContain("worker-src 'self';");
    expect(headers['content-security-policy']).toContain("manifest-src 'self';");
  });

  it('[1.8] remove it from every browser where it is switched off', async () => {
    const variables = { CALLBOARD_APPS: appsFolder, CALLBOARD_SERVICE_WORKER: '0' };
    const other = await startTestApi({ variables });
    const [worker, login] = await Promise.all(
      ['/sw.js', '/login'].map((url) => other.app.inject({ url, headers: { host: 'localhost' } })),
    );
    await other.close();
    expect(worker?.body).toBe('remove();');
    expect(worker?.headers['cache-control']).toBe('no-cache');
    expect(login?.body).toContain('<meta name="callboard-service-worker" content="off" />');
    expect((await page('localhost', '/login')).body).not.toContain('callboard-service-worker');
  });

  it('show the login from its own file, which alone has styles inside', async () => {
    const hash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
    for (const url of ['/login', '/login/', '/login?redirect=%2Fevents']) {
      const answer = await page('rockquest.localhost', url);
      expect(answer.body).toContain('Sign in to rockquest');
      expect(answer.headers['content-security-policy']).toContain(`style-src 'self' ${hash};`);
      expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    }
    const other = await page('rockquest.localhost', '/login/forgot/rockquest.AbC');
    expect(other.body).not.toContain('Sign in');
    expect(other.headers['content-security-policy']).not.toContain('sha256');
  });

  it('keep what has a hash in its name for a year, compressed', async () => {
    const answer = await page('localhost', '/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    const again = await page('localhost', '/assets/main-abc123.js', {
      'accept-encoding': 'br',
      'if-none-match': String(answer.headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/assets/none-123.js',
    '/favicon.ico',
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/.env.txt',
  ])('answer 404 to the missing file %s', async (url) => {
    expect((await page('localhost', url)).statusCode).toBe(404);
  });

  it('are not given at a host that belongs to no one', async () => {
    const answer = await page('nobody.localhost', '/');
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no tenant at this address.']);
  });

  it('report it while the app of a tenant is not built', async () => {
    expect((await page('launchpad.localhost', '/')).body).toBe('The app of launchpad is not built yet.');
  });
});

describe('security headers', () => {
  const urls = [
    '/',
    '/none.js',
    '/venues',
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/docs',
    '/docs/swagger-ui.css',
    '/outbox',
    '/outbox/none',
    '/unsubscribe/none',
    '/api/none',
    `${v21}/app/arguments`,
    `${v21}/user/passwords/none`,
    '/%zz',
    `/?${'x'.repeat(9_000)}`,
  ];

  it('stand on every answer, errors included', async () => {
    for (const url of urls) {
      const { headers } = await api.app.inject({ url, headers: { host: 'localhost' } });
      expect(headers['content-security-policy'], url).toMatch(
        /default-src 'none'.*frame-ancestors '(none|self)'/,
      );
      expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['cross-origin-opener-policy'], url).toBe('same-origin');
    }
    const posted = await api.app.inject({ method: 'POST', url: `${v21}/user/actions`, payload: '{' });
    expect(posted.headers['x-content-type-options']).toBe('nosniff');
  });

  it('keep answers of the API out of every cache', async () => {
    expect((await api.app.inject(`${v21}/app/arguments`)).headers['cache-control']).toBe('no-store');
  });

  it('allow no inline script and ask for trusted types on a page', async () => {
    const policy = String((await api.app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types dompurify ProseMirrorClipboard callboard-service-worker",
    );
    expect(policy).not.toContain('unsafe');
  });

  it('speak of HTTPS on HTTPS only', async () => {
    expect((await api.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
    const proxied = await startTestApi({ variables: { CALLBOARD_PROXY: '1' } });
    const answer = await proxied.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    await proxied.close();
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('let the pages of listed origins alone call the API', async () => {
    const other = await startTestApi({ variables: { CALLBOARD_CORS_ORIGINS: 'https://show.example.org' } });
    const from = async (origin: string) =>
      (await other.app.inject({ url: `${v21}/app/arguments`, headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    const found = [await from('https://show.example.org'), await from('https://evil.example')];
    await other.close();
    expect(found).toEqual(['https://show.example.org', undefined]);
  });
});

describe('operations', () => {
  it('report that the process lives and can serve', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('write no secret into the log', async () => {
    await testAccount(api, 'canary@example.test', ['showquest']);
    const { token } = await testSession(api.database, 'showquest', ['staff']);
    const canaries = [token, 'canary-search', 'canary-password', 'canary@example.test'];
    const headers = { authorization: `Token ${token}` };
    await api.app.inject({ url: `${v21}/app/arguments?search=canary-search&token=${token}`, headers });
    await api.app.inject({ url: `${v21}/user/passwords/${token}`, headers });
    const data = { email: 'canary@example.test', password: 'canary-password' };
    await api.app.inject({
      method: 'POST',
      url: `${v21}/user/actions`,
      payload: { action: 'login', data },
      headers,
    });
    await api.app.inject({
      method: 'POST',
      url: `${v21}/user/actions`,
      payload: `{"password":"canary-password"`,
      headers: { 'content-type': 'application/json' },
    });
    expect(log.length).toBeGreaterThan(4);
    for (const canary of canaries) expect(log.join('')).not.toContain(canary);
  });
});
