import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** Lets every file of the app that matches be gone, as after another build in the same folder. */
async function lose(page: Page, part: RegExp): Promise<void> {
  await page.route(part, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' }),
  );
}

const entry = /\/assets\/(?:start|index|tickets)-[^/]+\.js$/;
const addresses = ['/login', '/season', '/tickets', '/dashboard'] as const;

for (const address of addresses) {
  for (const [what, part] of [
    ['its first script', entry],
    ['a stylesheet', /\/assets\/[^/]+\.css$/],
    ['every script', /\/assets\/[^/]+\.js$/],
  ] as const) {
    test(`[1.8] ${address} without ${what} offers to reload, and opens when the file is there again @slow`, async ({
      page,
    }) => {
      await lose(page, part);
      await page.goto(address);
      const reload = page.getByRole('button', { name: 'Reload' });
      await expect(reload).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('A part of the app could not be fetched.');
      await page.unroute(part);
      await reload.click();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(reload).toHaveCount(0);
    });
  }
}

test('[1.8] a signed-in start without a part that is loaded later offers to reload @slow', async ({
  page,
}) => {
  const later = /\/assets\/(?!start-|index-|shared-)[^/]+\.js$/;
  await lose(page, later);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 15_000 });
  await page.unroute(later);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('[1.8] reloads by itself once, so that a new build is not noticed @slow', async ({ page }) => {
  let isFirst = true;
  await page.route(entry, async (route) => {
    if (isFirst) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
    isFirst = false;
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
});
