import { expect, test, type Page } from '@playwright/test';
import { openReactApp } from './reactApp';
import { contrastOf } from './support/contrastOf';
import { serveSeason, type SeasonApi } from './support/serveSeason';

let api: SeasonApi;
test.beforeEach(async ({ page }) => {
  api = await serveSeason(page);
});
test.afterEach(async ({ page }) => {
  // A request that still runs when its page closes has no one to answer.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(api.errors).toEqual([]);
});

const shown = (page: Page) => page.locator('main output').first();

test('an app with a token of its own lists, picks and uploads, without startApp', async ({ page }) => {
  await openReactApp(page, '/season');
  await expect(page.getByRole('row').filter({ hasText: 'Town Hall' })).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Venue' });
  await picker.click();
  await picker.pressSequentially('Opera');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: 'Opera House' }).click();
  await expect(shown(page)).toContainText('"title":"Opera House"');
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').first().setInputFiles(plan);
  await expect(shown(page)).toContainText('"name":"plan.pdf"');
  expect(api.calls).toBeGreaterThan(3);
  expect(api.withoutToken).toEqual([]);
});

test('its texts are compiled: counts are words, no syntax of messages', async ({ page }) => {
  await openReactApp(page, '/season');
  await expect(page.getByRole('row').filter({ hasText: 'Town Hall' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Venue' }).click();
  await expect(page.getByText('2 results')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Options', exact: true })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\{\w+(?:, (?:plural|select|number))?/);
});

for (const theme of ['light', 'dark']) {
  test(`primary buttons are readable in a ${theme} app`, async ({ page }) => {
    await openReactApp(page, `/season?theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
    expect(await contrastOf(save)).toBeGreaterThanOrEqual(4.5);
    // The app's own styles for buttons are in a layer below those of the libraries.
    await expect(save).not.toHaveCSS('background-color', 'rgb(26, 26, 26)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  });
}
