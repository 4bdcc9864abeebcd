import { expect, test, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { appBuilds } from '../support/appBuilds';
import { draftsOnDevice } from '../support/drafts';
import { startOwnServer } from '../support/ownServer';
import { isLong } from '../../tools/vitest/tiers.mjs';

const deploys = isLong ? 100 : 3;
const patience = { timeout: 60_000 };

const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
const buildOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

async function openForm(page: Page): Promise<void> {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'New venue' }).click();
  await expect(name(page)).toBeVisible();
}

test(`[1.8] ${deploys} deploys over a form with changes lose none of its drafts @slow`, async ({
  browser,
  playwright,
}) => {
  test.setTimeout(600_000 + deploys * 120_000);
  const builds = await appBuilds();
  await builds.build('1');
  await builds.build('2');
  await builds.deploy('1');
  const server = await startOwnServer({ CALLBOARD_APPS: builds.folder });
  const request = await playwright.request.newContext();
  const { token } = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
  const origin = `http://showquest.localhost:${server.port}`;
  const localStorage = [{ name: 'api_token', value: token }];
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  // The prompt for unsaved changes, when the test reloads the page with the form.
  page.on('dialog', (dialog) => void dialog.accept());
  const other = await context.newPage();
  await other.goto('/events');
  await expect(other.getByText('The app is ready to work offline.')).toBeVisible({ timeout: 90_000 });
  await openForm(page);

  const lost: number[] = [];
  for (let deploy = 1; deploy <= deploys; deploy++) {
    const text = `Hall of Deploy ${deploy}`;
    await name(page).fill(text);
    await draftsOnDevice(page, 1);
    const before = await buildOf(page);
    let loads = 0;
    const count = () => loads++;
    page.on('load', count);
    await builds.deploy(deploy % 2 === 0 ? '1' : '2');
    await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await other.getByRole('button', { name: 'Click to update' }).click(patience);
    await expect.poll(() => buildOf(other).catch(() => before), patience).not.toBe(before);
    await expect(page.getByText('The new version opens when your work is saved.')).toBeVisible(patience);
    // Nothing happened to the form, and what it has survives the reload into the new version.
    expect([loads, await name(page).inputValue()]).toEqual([0, text]);
    page.off('load', count);
    await openForm(page);
    await page.getByRole('button', { name: 'Undo the removal' }).click();
    if ((await name(page).inputValue()) !== text) lost.push(deploy);
    expect(await buildOf(page)).not.toBe(before);
  }
  expect(lost).toEqual([]);
  await context.close();
  await request.dispose();
  await server.stop();
  await builds.remove();
});
