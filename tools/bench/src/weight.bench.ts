import type { Page } from '@playwright/test';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { brotliCompressSync, constants } from 'node:zlib';
import { startApi } from './api';
import { openChromium } from './chromium';
import { installRival } from './installRival';
import { report, rounded } from './report';

const port = 4320;

/** JavaScript on the wire (brotli) until the login form can be used and until the first list, beside react-admin's smallest app. */
const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-weight-'));
const api = await startApi({ port, dataFolder });
const browser = await openChromium();
const page = await browser.newPage();
const scripts = await countScripts(page);

await page.goto(`http://showquest.localhost:${port}/login`);
const email = page.getByLabel('Email');
await email.fill('staff@showquest.test');
const untilLogin = scripts.kilobytes();
const loginFiles = scripts.files();
await page.getByLabel('Password').fill('Callboard1');
await page.getByLabel('Password').press('Enter');
await page.waitForURL((url) => !url.pathname.startsWith('/login'));
await page.goto(`http://showquest.localhost:${port}/events`);
await page.getByRole('table').getByRole('row').nth(5).waitFor();
const untilList = scripts.kilobytes();
const listFiles = scripts.files();
await browser.close();
await api.running.stop();

report('weight', {
  untilLoginKb: untilLogin,
  untilListKb: untilList,
  reactAdminKb: await reactAdminKilobytes(),
  loginFiles,
  listFiles,
});
process.exit(0);

/** Counts the body of each script once, as it came over the wire. */
async function countScripts(page: Page) {
  const sizes = new Map<string, number>();
  const bodies = new Map<string, number>();
  const urls = new Map<string, string>();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) urls.set(requestId, response.url);
  });
  protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
  });
  protocol.on('Network.loadingFinished', ({ requestId }) => {
    const url = urls.get(requestId);
    // A second visit reads the browser's cache: nothing on the wire.
    if (url) sizes.set(url, Math.max(sizes.get(url) ?? 0, bodies.get(requestId) ?? 0));
  });
  return {
    kilobytes: () => rounded([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000, 1),
    files: () =>
      Object.fromEntries(
        [...sizes].map(([url, bytes]) => [new URL(url).pathname, rounded(bytes / 1_000, 1)]),
      ),
  };
}

async function reactAdminKilobytes(): Promise<number> {
  const root = installRival('react-admin');
  const outDir = await mkdtemp(join(tmpdir(), 'callboard-rival-'));
  await build({ configFile: false, logLevel: 'error', root, build: { outDir, emptyOutDir: true } });
  const files = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(join(outDir, 'assets', name));
      return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    }),
  );
  return rounded(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000, 1);
}
