import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api';
import { openChromium } from './chromium';
import { buildReactAdmin, scriptBytes } from './reactAdmin';
import { report, rounded } from './report';

const port = 4320;

/**
 * JavaScript on the wire (brotli) of the login page, until the dashboard and until the first list, next to react-admin's smallest app.
 * Plain HTML shows the login form before any script has loaded, so each step ends when the page loads nothing more.
 */
const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-weight-'));
const api = await startApi({ port, dataFolder });
const browser = await openChromium();
const page = await browser.newPage();
const weigh = countScripts(page);

await page.goto(`http://showquest.localhost:${port}/login`);
const untilLogin = await weigh();
await page.getByLabel('Email').fill('staff@showquest.test');
await page.getByLabel('Password').fill('Callboard1');
await page.getByLabel('Password').press('Enter');
await page.waitForURL((url) => !url.pathname.startsWith('/login'));
const untilDashboard = await weigh();
await page.goto(`http://showquest.localhost:${port}/events`);
await page.getByRole('table').getByRole('row').nth(5).waitFor();
const untilList = await weigh();
await browser.close();
await api.running.stop();

report('weight', {
  untilLoginKb: untilLogin.kilobytes,
  untilDashboardKb: untilDashboard.kilobytes,
  untilListKb: untilList.kilobytes,
  reactAdminKb: await reactAdminKilobytes(),
  loginFiles: untilLogin.files,
  dashboardFiles: untilDashboard.files,
  listFiles: untilList.files,
});
process.exit(0);

/** Notes every script that a page requests; weighs them as a browser that accepts brotli gets them, without headers. */
function countScripts(page: Page) {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) urls.add(response.url());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const files: Record<string, number> = {};
    for (const url of urls) files[new URL(url).pathname] = rounded((await bytesOnWire(url)) / 1_000, 1);
    return {
      kilobytes: rounded(
        Object.values(files).reduce((sum, size) => sum + size, 0),
        1,
      ),
      files,
    };
  };
}

async function bytesOnWire(url: string): Promise<number> {
  const { host, pathname, port: at } = new URL(url);
  const request = get({
    host: '127.0.0.1',
    port: at,
    path: pathname,
    headers: { host, 'accept-encoding': 'br' },
  });
  // `once` answers the event's arguments as an untyped array.
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += Buffer.byteLength(chunk);
  return bytes;
}

async function reactAdminKilobytes(): Promise<number> {
  const sizes = await scriptBytes(await buildReactAdmin());
  return rounded(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000, 1);
}
