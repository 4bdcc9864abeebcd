import { apiPrefix, callPaths } from '@callboard/api-contract';
import { queryNamed } from '@callboard/api-contract/queries';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKeyCommand } from '../engine/operations/rotateKeyCommand';
import { derivedKey } from '../engine/secrets/secrets';
import { otherVariables, variables } from '../engine/settings/variables.data';
import { testPassword } from '../testKit/testAccount';
import type { TestDatabase } from '../testKit/startTestDatabase';
import { expectOldRemoved, type OldTable } from './oldRows';
import { act, appArguments, get, sendFile } from './variableCalls';
import { variableServers, type Server, type ServerName, type VariableServers } from './variableServers';

/** A variable, the server that is started with it, and what shows that the server read it. */
interface Row {
  name: string;
  on: ServerName;
  shows: (server: Server) => Promise<void>;
}

const workspace = join(import.meta.dirname, '..', '..', '..', '..');
let kit: VariableServers;
beforeAll(async () => {
  kit = await variableServers();
}, 300_000);
afterAll(() => kit.close());

const argumentRow = (name: string, on: ServerName, given: object): Row => ({
  name,
  on,
  shows: async (server) => expect(await appArguments(server)).toMatchObject(given),
});

async function loginsOn(database: TestDatabase, application = 'callboard%'): Promise<string[]> {
  const text = `SELECT usename AS login FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1`;
  return (await database.asOwner<{ login: string }>(text, [application])).map(({ login }) => login);
}

/** A file that was sent is in the kit.bucket, by a call that was signed so. */
const bucketRow = (name: string, signature: RegExp): Row => ({
  name,
  on: 'production',
  shows: async (server) => {
    if (kit.bucket.objects.size === 0) expect(await sendFile(server)).toBe(201);
    expect([...kit.bucket.objects.values()].map(({ bytes }) => bytes.toString())).toEqual(['Kia ora']);
    expect(kit.bucket.signed.at(-1)).toMatch(signature);
  },
});

const mailRow = (name: string, line: string): Row => ({
  name,
  on: 'production',
  shows: async (server) => {
    if (kit.mails.lines.length === 0) await act(server, 'reset_password', { email: 'reset@example.test' });
    await expect.poll(() => kit.mails.lines.join('\n'), { timeout: 60_000 }).toContain(line);
  },
});

/** A payment at Stripe that it has not answered. */
const stripeRow = (
  name: string,
  isShown: (call: { call: string; authorization: string }) => boolean,
): Row => ({
  name,
  on: 'staging',
  shows: async () => {
    if (kit.stripe.calls.length === 0)
      await kit.databases.staging.asOwner(
        `WITH o AS (INSERT INTO orders (tenant, number, performance, places, currency, total, fees, tax, paid, refunded, to_refund, channel)
            SELECT tenant, 'VARIABLE', hashcode, 1, 'NZD', 2000, 0, 0, 0, 0, 0, 'online' FROM performances LIMIT 1 RETURNING tenant, hashcode),
          y AS (INSERT INTO payments (tenant, name, "order", provider, amount, currency, reference)
            SELECT tenant, 'Payment', hashcode, 'stripe', 2000, 'NZD', 'cs_test_variables' FROM o RETURNING tenant, hashcode)
        INSERT INTO pgboss.job (name, data)
          SELECT 'payments.check', json_build_object('tenant', tenant, 'payment', hashcode, 'checks', 0) FROM y`,
      );
    await expect.poll(() => kit.stripe.calls.some(isShown), { timeout: 20_000 }).toBe(true);
  },
});

function printedRow(name: string, on: ServerName, text: string): Row {
  return { name, on, shows: async ({ output }) => expect(output()).toContain(text) };
}

/** Row of a variable: stored rows that are a day older than that are removed by the next sweep. */
const storedRow = (name: string, table: OldTable): Row => ({
  name,
  on: 'staging',
  shows: () => expectOldRemoved(kit.databases.staging, table),
});

/** Only with all three of its variables does the server offer the channel. */
const pushRow = (name: string): Row => ({
  name,
  on: 'production',
  shows: async (server) => {
    const login = { email: 'reset@example.test', password: testPassword, domain: 'showquest' };
    const { data } = v.parse(loggedInSchema, await (await act(server, 'login', login)).json());
    const headers = { authorization: `Token ${data.authorization.token}`, domain: 'showquest' };
    const answer = await get(server, `${apiPrefix()}notifications/push`, headers);
    expect(await answer.json()).toEqual({ success: true, data: { key: kit.pushKeys.publicKey } });
  },
});

const loggedInSchema = v.object({ data: v.object({ authorization: v.object({ token: v.string() }) }) });

const rows: readonly Row[] = [
  {
    name: 'PORT',
    on: 'production',
    shows: async (server) => expect((await get(server, '/healthz')).status).toBe(200),
  },
  {
    name: 'HOST',
    on: 'production',
    shows: async ({ origin }) => {
      await expect(fetch(`${origin.replace('127.0.0.1', '127.0.0.2')}/healthz`)).rejects.toThrow();
    },
  },
  {
    name: 'PUBLIC_PORT',
    on: 'shedding',
    shows: async ({ output }) => expect(output()).toContain(`http://showquest.localhost:${kit.publicPort}`),
  },
  argumentRow('CALLBOARD_SOCKET_PORT', 'staging', { socket_port: 0 }),
  argumentRow('NODE_ENV', 'production', { environment: 'production' }),
  argumentRow('CALLBOARD_ENVIRONMENT', 'staging', { environment: 'staging' }),
  {
    name: 'DATABASE_URL',
    on: 'staging',
    shows: async () => expect(await loginsOn(kit.databases.staging)).not.toEqual([]),
  },
  {
    name: 'DATABASE_APP_URL',
    on: 'production',
    shows: async () => expect(await loginsOn(kit.databases.production)).toContain(kit.appRole),
  },
  printedRow('DATABASE_READ_URL', 'staging', 'The replica of DATABASE_READ_URL is not used'),
  {
    name: 'CALLBOARD_CONNECTIONS',
    on: 'production',
    shows: async (server) => {
      const path = `${apiPrefix()}${queryNamed('publicSeason').path}`;
      await Promise.all(Array.from({ length: 60 }, () => get(server, path, { domain: 'showquest' })));
      // The tests have connections of another role.
      const logins = await loginsOn(kit.databases.production, 'callboard');
      const open = logins.filter((login) => login === kit.appRole);
      expect(open.length).toBeGreaterThan(0);
      expect(open.length).toBeLessThanOrEqual(5);
    },
  },
  storedRow('CALLBOARD_KEEP_CHANGES_DAYS', 'changes'),
  storedRow('CALLBOARD_KEEP_EVENTS_DAYS', 'domain_events'),
  storedRow('CALLBOARD_KEEP_MAILS_DAYS', 'mails'),
  {
    name: 'CALLBOARD_DATA',
    on: 'staging',
    shows: async (server) => {
      const data = { email: 'staff@launchpad.test' };
      const answer = await act(server, 'reset_password', data, { domain: 'launchpad' });
      expect(answer.status).toBe(200);
      const letters = () => readdir(join(kit.folder, 'staging/outbox')).catch(() => []);
      await expect.poll(letters, { timeout: 20_000 }).toHaveLength(1);
    },
  },
  {
    name: 'CALLBOARD_APPS',
    on: 'production',
    shows: async (server) => expect(await (await get(server, '/')).text()).toContain('Of the folder'),
  },
  {
    name: 'CALLBOARD_HOSTS',
    on: 'production',
    shows: async (server) =>
      expect(await (await get(server, `${apiPrefix()}${queryNamed('domains').path}`)).json()).toContainEqual(
        expect.objectContaining({ code: 'showquest', url: 'https://show.example.org' }),
      ),
  },
  {
    name: 'CALLBOARD_CORS_ORIGINS',
    on: 'production',
    shows: async (server) => {
      const answer = await get(server, `${apiPrefix()}${callPaths.appArguments}`, {
        origin: 'https://page.example.org',
      });
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://page.example.org');
    },
  },
  {
    name: 'CALLBOARD_EMBED_ORIGINS',
    on: 'production',
    shows: async (server) => {
      const framedBy = async (path: string) => {
        const { headers } = await get(server, path);
        const policy = headers.get('content-security-policy') ?? '';
        return [/frame-ancestors [^;]*/.exec(policy)?.[0], headers.get('x-frame-options')];
      };
      expect(await framedBy('/embed')).toEqual(['frame-ancestors https://school.example.org', null]);
      expect(await framedBy('/tickets')).toEqual(["frame-ancestors 'none'", 'DENY']);
    },
  },
  {
    name: 'CALLBOARD_PROXY',
    on: 'production',
    shows: async (server) => {
      const answer = await get(server, '/healthz', { 'x-forwarded-proto': 'https' });
      expect(answer.headers.has('strict-transport-security')).toBe(true);
    },
  },
  {
    name: 'CALLBOARD_SEED',
    on: 'staging',
    shows: async ({ output }) => {
      const [count] = await kit.databases.staging.asOwner<{ events: number }>(
        'SELECT count(*)::int AS events FROM events',
      );
      expect(count?.events).toBeGreaterThan(0);
      expect(output()).not.toMatch(/password/i);
    },
  },
  {
    name: 'CALLBOARD_SEED_PASSWORD',
    on: 'staging',
    shows: async (server) => {
      const data = { email: 'staff@launchpad.test', domain: 'launchpad' };
      expect((await act(server, 'login', { ...data, password: 'Of the demo 1' })).status).toBe(200);
      expect((await act(server, 'login', { ...data, password: 'Callboard1' })).status).toBe(400);
    },
  },
  argumentRow('CALLBOARD_FEATURES', 'production', { features: { ticketing: true, milestones: false } }),
  argumentRow('CALLBOARD_APP_HANDLE', 'production', { app_handle: 'crl' }),
  argumentRow('CALLBOARD_SUPER_ADMIN', 'production', { super_admin: true }),
  argumentRow('CALLBOARD_DOMAIN_SELECTOR', 'production', { domain_selector: true }),
  argumentRow('CALLBOARD_API_SELECTOR', 'production', {
    api_selector: [{ name: 'Live', url: 'https://api.example.org' }],
  }),
  {
    name: 'CALLBOARD_SECRET_KEY',
    on: 'production',
    shows: async () => {
      const [row] = await kit.databases.production.asOwner<{ value: string }>(
        `SELECT value FROM installation WHERE fact = 'secret_key'`,
      );
      expect(row?.value).toBe(derivedKey(kit.secretKey, 'check of the key').toString('base64url'));
    },
  },
  {
    // Of a command, which finds this server running.
    name: 'CALLBOARD_NEXT_SECRET_KEY',
    on: 'production',
    shows: async () => {
      const given = {
        NODE_ENV: 'production',
        DATABASE_URL: kit.databases.production.url,
        CALLBOARD_SECRET_KEY: kit.secretKey.toString('base64'),
      };
      await expect(rotateKeyCommand([], given, () => {})).rejects.toThrow('Set CALLBOARD_NEXT_SECRET_KEY');
      const next = { CALLBOARD_NEXT_SECRET_KEY: Buffer.alloc(32, 9).toString('base64') };
      await expect(rotateKeyCommand([], { ...given, ...next }, () => {})).rejects.toThrow(
        'Stop all processes',
      );
    },
  },
  argumentRow('CALLBOARD_PRIVACY_URL', 'production', { privacy_url: 'https://example.org/privacy' }),
  argumentRow('CALLBOARD_PRODUCTION_URL', 'production', { production_url: 'https://example.org/live' }),
  pushRow('CALLBOARD_PUSH_PUBLIC_KEY'),
  pushRow('CALLBOARD_PUSH_PRIVATE_KEY'),
  pushRow('CALLBOARD_PUSH_CONTACT'),
  {
    name: 'NATS_URL',
    on: 'shedding',
    shows: async () => {
      const connects = () => kit.nats.lines.find((line) => line.startsWith('CONNECT '));
      await expect.poll(connects, { timeout: 20_000 }).toContain('"user":"someone"');
    },
  },
  mailRow('SMTP_URL', 'RCPT TO:<reset@example.test>'),
  mailRow('MAIL_FROM', 'From: Shows <shows@example.org>'),
  printedRow('LOG_LEVEL', 'shedding', 'is serving'),
  stripeRow(
    'CALLBOARD_STRIPE_SECRET_KEY',
    ({ authorization }) => authorization === `Bearer ${kit.stripe.secretKey}`,
  ),
  stripeRow('CALLBOARD_STRIPE_URL', ({ call }) => call === 'GET /v1/checkout/sessions/cs_test_variables'),
  {
    name: 'CALLBOARD_STRIPE_WEBHOOK_SECRET',
    on: 'staging',
    shows: async ({ origin }) => {
      const thing = { id: 'cus_1', object: 'refund' as const, metadata: {}, currency: 'nzd' };
      const send = ({ body, signature }: { body: string; signature: string }) =>
        fetch(`${origin}/webhooks/payments/stripe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        });
      expect((await send(kit.stripe.webhook('customer.created', thing))).status).toBe(200);
      const forged = kit.stripe.webhook('customer.created', thing, { secret: 'whsec_another' });
      expect((await send(forged)).status).toBe(400);
    },
  },
  {
    name: 'CALLBOARD_DOCS',
    on: 'production',
    shows: async (server) => expect(await (await get(server, '/openapi.json')).text()).toContain('"openapi"'),
  },
  {
    name: 'CALLBOARD_SERVICE_WORKER',
    on: 'production',
    shows: async (server) =>
      expect(await (await get(server, '/')).text()).toContain(
        'name="callboard-service-worker" content="off"',
      ),
  },
  {
    name: 'CALLBOARD_METRICS_TOKEN',
    on: 'production',
    shows: async (server) => {
      expect((await get(server, '/metrics')).status).toBe(404);
      const authorization = `Bearer ${kit.metricsToken}`;
      expect((await get(server, '/metrics', { authorization })).status).toBe(200);
    },
  },
  {
    name: 'CALLBOARD_ANONYMOUS_UPLOADS',
    on: 'production',
    shows: async (server) => {
      const isSent = kit.bucket.objects.size > 0;
      expect(isSent ? 201 : await sendFile(server)).toBe(201);
    },
  },
  bucketRow('CALLBOARD_S3_ENDPOINT', /^AWS4-HMAC-SHA256/),
  bucketRow('CALLBOARD_S3_BUCKET', /SignedHeaders/),
  bucketRow('CALLBOARD_S3_REGION', /\/nz-north-1\/s3/),
  bucketRow('CALLBOARD_S3_KEY', /Credential=key\//),
  bucketRow('CALLBOARD_S3_SECRET', /Signature=[0-9a-f]{64}/),
  {
    name: 'CALLBOARD_MAX_DELAY_MS',
    on: 'shedding',
    shows: async (server) => {
      await expect.poll(async () => (await get(server, '/')).status, { timeout: 20_000 }).toBe(503);
    },
  },
  {
    // From here on this server answers no one.
    name: 'CALLBOARD_RATE_LIMIT',
    on: 'staging',
    shows: async (server) => {
      const paths = Array<string>(60).fill(`${apiPrefix()}${callPaths.appArguments}`);
      const statuses = await Promise.all(paths.map(async (path) => (await get(server, path)).status));
      expect(statuses).toContain(429);
    },
  },
  {
    // The last one of its server, which ends by it.
    name: 'CALLBOARD_DRAIN_MS',
    on: 'production',
    shows: async (server) => {
      const health = async () => (await get(server, '/healthz')).status;
      server.child.kill('SIGTERM');
      const from = performance.now();
      await expect.poll(async () => (await get(server, '/readyz')).status).toBe(503);
      expect(await health()).toBe(200);
      await expect.poll(() => health().catch(() => null), { timeout: 20_000 }).toBe(null);
      expect(performance.now() - from).toBeGreaterThan(1_900);
    },
  },
];

describe('the declared variables', () => {
  // OPERATE.md has the same ones: see describeSettings.test.ts.
  it('are each tried here', () => {
    expect(Object.keys(variables).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it.each(Object.entries(otherVariables))('%s is read elsewhere', async (name, { readBy }) => {
    expect(await readFile(join(workspace, readBy), 'utf8')).toContain(name);
  });

  it.each(rows.map((row) => [row.name, row.on, row] as const))(
    '%s has its effect on the built server (%s)',
    async (_name, on, { shows }) => {
      const server = kit.servers.get(on);
      if (!server) throw new Error(`The server ${on} was not started.`);
      await shows(server);
    },
  );
});
