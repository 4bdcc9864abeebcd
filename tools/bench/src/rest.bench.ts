import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiSession, startApi } from './api';
import { familyOf, residentMegabytes } from './cpu';
import { openChromium } from './chromium';
import { report, rounded } from './report';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Memory of the API at rest, with and without its embedded database, and the seconds from `npm start` to the first page. */
const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-rest-'));
const api = await startApi({ port: 4340, dataFolder });
await apiSession(api.origin, 'showquest', 'staff');
await new Promise((resolve) => setTimeout(resolve, 5_000));
const family = familyOf(api.running.pid);
const memory = {
  apiMb: rounded(residentMegabytes(api.running.pid), 0),
  withDatabaseMb: rounded(
    family.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    0,
  ),
};
await api.running.stop();

const firstStart = await secondsToFirstPage();
const nextStart = await secondsToFirstPage();
report('rest', { memory, npmStartSeconds: { emptyDatabase: firstStart, again: nextStart } });
process.exit(0);

/** From the command on an installed and built clone to a login form that takes input. */
async function secondsToFirstPage(): Promise<number> {
  const browser = await openChromium();
  const page = await browser.newPage();
  const npm = process.env['npm_execpath'] ?? execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  const started = performance.now();
  const child = spawn(process.execPath, [npm, 'start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: '4341', CALLBOARD_DATA: `${dataFolder}-start`, DATABASE_URL: '' },
  });
  while (!(await page.goto('http://showquest.localhost:4341/login').then(Boolean, () => false))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await page.getByLabel('Email').fill('staff@showquest.test');
  const seconds = rounded((performance.now() - started) / 1_000, 1);
  await browser.close();
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return seconds;
}
