import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { appBuilds, type AppBuilds } from '../support/appBuilds';
import { draftsOnDevice } from '../support/drafts';
import { startOwnServer, type OwnServer } from '../support/ownServer';

interface Deployment {
  server: OwnServer;
  builds: AppBuilds;
  origin: string;
  token: string;
}

/** Two builds and a server of the tests' own, which deploy them. */
const test = base.extend<{ context: BrowserContext }, { site: Deployment }>({
  site: [
    async ({ playwright }, use) => {
      const builds = await appBuilds();
      await builds.build('1');
      await builds.build('2');
      await builds.deploy('1');
      const server = await startOwnServer({ CALLBOARD_APPS: builds.folder });
      const request = await playwright.request.newContext();
      const { token } = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
      await request.dispose();
      await use({ server, builds, token, origin: `http://showquest.localhost:${server.port}` });
      await server.stop();
      await builds.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  context: async ({ browser, site }, use) => {
    const localStorage = [{ name: 'api_token', value: site.token }];
    const origins = [{ origin: site.origin, localStorage }];
    const context = await browser.newContext({
      baseURL: site.origin,
      serviceWorkers: 'allow',
      storageState: { cookies: [], origins },
    });
    await use(context);
    await context.close();
  },
});

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const ready = (page: Page) => alerts(page).getByText('The app is ready to work offline.');
const offer = (page: Page) => alerts(page).getByText('New version of app is available.');
const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until the worker has installed the build. */
async function openInstalled(page: Page, path = '/venues'): Promise<void> {
  await page.goto(path);
  await expect(ready(page)).toBeVisible({ timeout: 90_000 });
}

/** Makes the browser check for a new worker, as it does by itself when a page is loaded or shown again. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** The path of the script that a page was started by, which is another one in each build. */
async function buildOf(page: Page): Promise<string> {
  return String(await page.locator('script[type=module]').first().getAttribute('src'));
}

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

test.beforeEach(async ({ site }) => {
  await site.builds.deploy('1');
});

test('[1.8] a first install announces itself, reloads nothing, and opens the app without a network', async ({
  context,
}) => {
  const page = await context.newPage();
  const loads = countLoads(page);
  await openInstalled(page);
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: 'New venue' }).click();
  await name(page).fill('Hall of Drafts');
  await draftsOnDevice(page, 1);
  await context.setOffline(true);
  // Without the prompt for unsaved changes, which the browser shows when a page with a form is reloaded.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText('1 draft is stored on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Venues');
  expect(await page.evaluate(() => localStorage.getItem('api_token'))).not.toBeNull();
});

test('[1.8] the caches have the files of the build, and no answer of the API @slow', async ({ context }) => {
  const page = await context.newPage();
  await openInstalled(page);
  await page.reload();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('[1.9] [1.8] a new version is offered, and reloads every page once when the user clicks to update', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await openInstalled(page);
  const other = await context.newPage();
  await other.goto('/events');
  await expect(heading(other)).toHaveText('Events');
  const before = await buildOf(page);
  await site.builds.deploy('2');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible({ timeout: 90_000 });
  expect(await buildOf(page)).toBe(before);
  const loads = [countLoads(page), countLoads(other)];
  await page.getByRole('button', { name: 'Click to update' }).click();
  await expect.poll(() => buildOf(page)).not.toBe(before);
  await expect.poll(() => buildOf(other)).not.toBe(before);
  await expect(heading(other)).toHaveText('Events');
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
});

test('[1.8] a form with changes is not reloaded over: the new version waits until it is saved @slow', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await openInstalled(page);
  const before = await buildOf(page);
  const other = await context.newPage();
  await other.goto('/events');
  await page.getByRole('button', { name: 'New venue' }).click();
  await name(page).fill('Hall of Patience');
  await page.getByRole('dialog').getByLabel('Town').focus();
  await site.builds.deploy('2');
  await checkForUpdate(other);
  await expect(offer(other)).toBeVisible({ timeout: 90_000 });
  const loads = countLoads(page);
  await other.getByRole('button', { name: 'Click to update' }).click();
  await expect.poll(() => buildOf(other)).not.toBe(before);
  await expect(alerts(page).getByText('The new version opens when your work is saved.')).toBeVisible();
  expect(loads()).toBe(0);
  await expect(name(page)).toHaveValue('Hall of Patience');
  // The server has only the new build. What this page still needs comes from the cache.
  const old = await page.evaluate(async (script) => {
    const cached = await (await caches.open((await caches.keys())[0] ?? '')).keys();
    const paths = cached.map(({ url }) => new URL(url).pathname);
    return { isServed: (await fetch(script)).ok, paths };
  }, before);
  expect(old.isServed).toBe(true);
  expect(old.paths).toContain(before);
  await page.getByRole('dialog').getByRole('button', { name: 'Add venue' }).click();
  await expect.poll(() => buildOf(page)).not.toBe(before);
  await expect.poll(loads).toBe(1);
  await expect.poll(() => cachedScript(page, before), { timeout: 60_000 }).toBe(false);
});

test('[1.8] a switched-off worker is removed with its caches, and stays away @slow', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await openInstalled(page);
  await site.server.killAndStart({ CALLBOARD_SERVICE_WORKER: '0' });
  await checkForUpdate(page).catch(() => undefined);
  const installed = () =>
    page
      .evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
      .catch(() => 'reloading');
  await expect.poll(installed, { timeout: 60_000 }).toEqual([0, 0]);
  await page.reload();
  await expect(heading(page)).toHaveText('Venues');
  await expect(page.locator('meta[name="callboard-service-worker"]')).toHaveAttribute('content', 'off');
  expect(await installed()).toEqual([0, 0]);
});

function cachedScript(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (script) => (await caches.match(script)) !== undefined, path);
}
