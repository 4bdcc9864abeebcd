import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import webPush from 'web-push';
import { freePort } from '../engine/database/embedded/postmaster';
import { fakeBucket } from '../testKit/fakeBucket';
import { fakeMailServer } from '../testKit/fakeMailServer';
import { fakeNatsServer } from '../testKit/fakeNatsServer';
import { fakeStripe } from '../testKit/fakeStripe';
import { startTestDatabase } from '../testKit/startTestDatabase';
import { testAccount } from '../testKit/testAccount';
import { oldRows } from './oldRows';
import { temporaryData } from '../../../vitest/temporaryData.mjs';

export type ServerName = 'production' | 'staging' | 'shedding';

/** The built server in a process of its own. */
export interface Server {
  origin: string;
  child: ChildProcess;
  /** All that it printed. */
  output: () => string;
}

export type VariableServers = Awaited<ReturnType<typeof variableServers>>;

const main = join(import.meta.dirname, '..', '..', 'dist', 'main.js');
const secretKey = Buffer.alloc(32, 3);
const metricsToken = 'the-token-of-the-metrics';
const publicPort = 4999;
const pushKeys = webPush.generateVAPIDKeys();

/** Three servers that have every variable between them, and what they reach: databases, a bucket, a mail server, a NATS server. */
export async function variableServers() {
  const appRole = `callboard_variables_${process.pid}`;
  const servers = new Map<ServerName, Server>();
  const folder = temporaryData('variables');
  await mkdir(join(folder, 'apps/showquest/dist'), { recursive: true });
  await writeFile(
    join(folder, 'apps/showquest/dist/index.html'),
    '<!doctype html><head><title>Of the folder</title></head>',
  );
  await writeFile(join(folder, 'apps/showquest/dist/tickets.html'), '<!doctype html><head></head>');
  // One each: processes on one database share its jobs, and only one of these sends mail.
  const databases = {
    production: await startTestDatabase(),
    staging: await startTestDatabase(),
    shedding: await startTestDatabase(),
  };
  await databases.production.asOwner(`CREATE ROLE ${appRole} LOGIN PASSWORD 'of the app'`);
  // One tenant is seeded, which shows as much as all.
  await databases.staging.asOwner(
    `INSERT INTO regions (tenant, name) SELECT unnest(ARRAY['basketball', 'rockquest', 'showquest']), 'Here already'`,
  );
  await testAccount(databases.production, 'reset@example.test', ['showquest']);
  const [bucket, mails, nats, stripe] = await Promise.all([
    fakeBucket('files'),
    fakeMailServer(),
    fakeNatsServer(),
    fakeStripe(),
  ]);
  // Side by side: most of a start is waiting for the database.
  await Promise.all([startProduction(), startStaging(), startShedding()]);

  function startProduction(): Promise<void> {
    const appUrl = new URL(databases.production.url);
    appUrl.username = appRole;
    appUrl.password = 'of the app';
    return start('production', {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: databases.production.url,
      DATABASE_APP_URL: appUrl.toString(),
      CALLBOARD_CONNECTIONS: '5',
      CALLBOARD_DATA: join(folder, 'production'),
      CALLBOARD_APPS: join(folder, 'apps'),
      CALLBOARD_HOSTS: 'showquest=show.example.org',
      CALLBOARD_CORS_ORIGINS: 'https://page.example.org',
      CALLBOARD_EMBED_ORIGINS: 'showquest=https://school.example.org',
      CALLBOARD_PROXY: '1',
      CALLBOARD_FEATURES: 'ticketing,-milestones',
      CALLBOARD_APP_HANDLE: 'crl',
      CALLBOARD_SUPER_ADMIN: '1',
      CALLBOARD_DOMAIN_SELECTOR: '1',
      CALLBOARD_API_SELECTOR: 'Live=https://api.example.org',
      CALLBOARD_SECRET_KEY: secretKey.toString('base64'),
      CALLBOARD_PRIVACY_URL: 'https://example.org/privacy',
      CALLBOARD_PRODUCTION_URL: 'https://example.org/live',
      CALLBOARD_DOCS: '1',
      CALLBOARD_SERVICE_WORKER: '0',
      CALLBOARD_METRICS_TOKEN: metricsToken,
      CALLBOARD_ANONYMOUS_UPLOADS: '1',
      CALLBOARD_MAX_DELAY_MS: '0',
      CALLBOARD_DRAIN_MS: '2000',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Shows <shows@example.org>',
      ...bucket.variables,
      CALLBOARD_S3_REGION: 'nz-north-1',
      CALLBOARD_PUSH_PUBLIC_KEY: pushKeys.publicKey,
      CALLBOARD_PUSH_PRIVATE_KEY: pushKeys.privateKey,
      CALLBOARD_PUSH_CONTACT: 'mailto:shows@example.org',
    });
  }

  function startStaging(): Promise<void> {
    return start('staging', {
      NODE_ENV: 'production',
      CALLBOARD_ENVIRONMENT: 'staging',
      DATABASE_URL: databases.staging.url,
      // No replica, which is printed.
      DATABASE_READ_URL: databases.staging.url,
      CALLBOARD_SECRET_KEY: secretKey.toString('base64'),
      CALLBOARD_DATA: join(folder, 'staging'),
      CALLBOARD_SEED: '1',
      CALLBOARD_SEED_PASSWORD: 'Of the demo 1',
      CALLBOARD_RATE_LIMIT: '0.05',
      CALLBOARD_KEEP_CHANGES_DAYS: String(oldRows.changes.days),
      CALLBOARD_KEEP_EVENTS_DAYS: String(oldRows.domain_events.days),
      CALLBOARD_KEEP_MAILS_DAYS: String(oldRows.mails.days),
      CALLBOARD_DRAIN_MS: '0',
      CALLBOARD_MAX_DELAY_MS: '0',
      CALLBOARD_SOCKET_PORT: '0',
      ...stripe.variables,
    });
  }

  function startShedding(): Promise<void> {
    return start('shedding', {
      DATABASE_URL: databases.shedding.url,
      CALLBOARD_SECRET_KEY: secretKey.toString('base64'),
      CALLBOARD_DATA: join(folder, 'shedding'),
      CALLBOARD_SEED: '0',
      CALLBOARD_MAX_DELAY_MS: '0.001',
      LOG_LEVEL: 'info',
      PUBLIC_PORT: String(publicPort),
      // Here, since the double passes no notification on: jobs wait for the next poll.
      NATS_URL: nats.url,
    });
  }

  /** Runs the built server with these variables and no others, until it is ready. */
  async function start(name: ServerName, variables: NodeJS.ProcessEnv): Promise<void> {
    const port = await freePort();
    const { PATH, PGPASSWORD } = process.env;
    const env = { PATH, PGPASSWORD, PORT: String(port), ...variables };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    servers.set(name, { origin: `http://127.0.0.1:${port}`, child, output: () => output });
    await vi.waitUntil(() => output.includes('is ready.') || child.exitCode !== null, 110_000);
    if (child.exitCode !== null) throw new Error(`The server ${name} ended: ${output}`);
  }

  async function close(): Promise<void> {
    for (const { child } of servers.values()) {
      // One has had its signal already: see the row of CALLBOARD_DRAIN_MS.
      if (child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      if (!child.killed) child.kill('SIGTERM');
      await ended;
    }
    await Promise.all([bucket.close(), mails.close(), nats.close(), stripe.close()]);
    await databases.production.asOwner(`DROP OWNED BY ${appRole}; DROP ROLE ${appRole}`);
    await Promise.all(Object.values(databases).map((database) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  }

  return {
    appRole,
    bucket,
    close,
    databases,
    folder,
    mails,
    metricsToken,
    nats,
    publicPort,
    pushKeys,
    secretKey,
    servers,
    stripe,
  };
}
