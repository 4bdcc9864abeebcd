import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collectDefaultMetrics, Registry } from 'prom-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../engine/database/embedded/postmaster';
import { variables } from '../engine/settings/variables.data';
import { isLong } from '../testKit/isLong';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { startTestDatabase } from '../testKit/startTestDatabase';

const folder = join(import.meta.dirname, '../../deploy');
const run = promisify(execFile);
const read = (path: string) => readFile(join(folder, path), 'utf8');

/** Of a service of the compose file what these tests read. */
const composeSchema = v.object({
  services: v.record(
    v.string(),
    v.object({
      command: v.optional(v.array(v.string())),
      environment: v.optional(v.record(v.string(), v.string())),
      stop_grace_period: v.optional(v.string()),
      read_only: v.optional(v.boolean()),
      cap_drop: v.optional(v.array(v.string())),
    }),
  ),
});

describe('what an installation is made from', () => {
  it('sets only variables that the server has', async () => {
    const known = new Set(Object.keys(variables));
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      const named = [
        ...text.matchAll(/\b(?:CALLBOARD_[A-Z0-9_]+|DATABASE_[A-Z_]*URL|(?:SMTP|NATS)_URL|MAIL_FROM)\b/g),
      ];
      expect([file, named.map(([name]) => name).filter((name) => !known.has(name))]).toEqual([file, []]);
    }
  });

  it('ends processes later than they drain, and lets them write nowhere but to their data', async () => {
    const { services } = v.parse(composeSchema, parse(await read('compose.yaml'), { merge: true }));
    for (const name of ['web', 'worker']) {
      const { stop_grace_period: grace, read_only: isReadOnly, cap_drop: dropped } = services[name] ?? {};
      expect([name, isReadOnly, dropped]).toEqual([name, true, ['ALL']]);
      expect(Number.parseInt(grace ?? '', 10) * 1_000).toBeGreaterThanOrEqual(
        Number(services['web']?.environment?.['CALLBOARD_DRAIN_MS']) + 30_000,
      );
    }
    expect([services['web']?.command, services['worker']?.command]).toEqual([['--web'], ['--worker']]);
    // The proxy notices earlier: at the next check, and that can take its time.
    const proxy = await read('proxies/haproxy.cfg');
    const [, every] = /check inter (\d+)ms/.exec(proxy) ?? [];
    const [, patience] = /timeout check (\d+)s/.exec(proxy) ?? [];
    expect(Number(every) + Number(patience) * 1_000).toBeLessThan(
      Number(services['web']?.environment?.['CALLBOARD_DRAIN_MS']),
    );
    for (const unit of ['callboard-web@.service', 'callboard-worker.service']) {
      const text = await read(`systemd/${unit}`);
      const [, drain] = /CALLBOARD_DRAIN_MS=(\d+)/.exec(text) ?? [];
      const [, stop] = /TimeoutStopSec=(\d+)/.exec(text) ?? [];
      expect(Number(stop) * 1_000).toBeGreaterThanOrEqual(Number(drain) + 30_000);
      expect(text).toContain('ProtectSystem=strict');
    }
  });
});

describe('monitoring', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('draws and watches figures that the server has', async () => {
    // So that there is a request to measure.
    await api.app.inject('/healthz');
    const { body } = await api.app.inject('/metrics');
    // Metrics of the process itself are added where it starts.
    const ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    const texts = `${body}\n${await ofProcess.metrics()}`;
    const known = new Set([...texts.matchAll(/^([a-z_0-9]+)(?:\{| )/gm)].map(([, name]) => name));
    for (const file of ['alerts.yaml', 'grafana.json']) {
      const text = await read(`monitoring/${file}`);
      const named = new Set(text.match(/\b(?:callboard|http|nodejs|process)_[a-z0-9_]+/g));
      expect(named.size).toBeGreaterThan(2);
      expect([file, [...named].filter((name) => !known.has(name))]).toEqual([file, []]);
    }
  });

  it('counts connections, sessions and buyers who wait, and names the build', async () => {
    await api.loginAs('showquest', 'staff');
    const { body } = await api.app.inject('/metrics');
    expect(body).toMatch(/^callboard_build_info\{version="\d+\.\d+\.\d+",build="\w+"\} 1$/m);
    expect(body).toMatch(/^callboard_connections\{lane="any",state="idle"\} [1-9]/m);
    expect(body).toMatch(/^callboard_sessions\{tenant="showquest"\} [1-9]/m);
    expect(body).toMatch(/^callboard_reads_total\{answer="replica"\} 0$/m);
    expect(body).toMatch(/^callboard_queue_places\{tenant="showquest"\} 0$/m);
  });
});

describe.runIf(isLong)('an assembled installation', () => {
  let place: string;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'callboard-deploy-'));
    await chmod(place, 0o755);
    await run(process.execPath, [join(folder, 'assemble.mjs'), join(place, 'app')]);
  }, 300_000);
  afterAll(() => rm(place, { recursive: true, force: true }));

  it('serves the apps and its API to a user who can write nothing but the data, and ends as a supervisor asks it to', async () => {
    const database = await startTestDatabase();
    const data = join(place, 'data');
    const port = await freePort();
    await run('mkdir', ['-m', '777', data]);
    const child = spawn(process.execPath, ['tools/api/dist/main.js', '--web'], {
      cwd: join(place, 'app'),
      // As in the image: no root, where these tests have it.
      ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        CALLBOARD_DATA: data,
        CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        CALLBOARD_SOCKET_PORT: '0',
        CALLBOARD_DRAIN_MS: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const at = (path: string, host = '127.0.0.1') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: `${host}:${port}` } });
    await expect
      .poll(async () => (await at('/readyz').catch(() => null))?.status ?? output, { timeout: 60_000 })
      .toBe(200);
    const page = await at('/', 'showquest.localhost');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await database.drop();
  }, 120_000);
});
