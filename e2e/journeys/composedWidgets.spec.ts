import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { at } from '../support/tenants';
import { test } from '../support/test';

test.use({ role: 'admin' });

/** One red pixel, which the server accepts as a picture. */
const picture = {
  name: 'stage.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Adds a widget to the only cell of a row by keyboard, as the menu offers it by its first letters. */
async function addWidget(page: Page, row: number, kind: string): Promise<void> {
  await pressButton(page, `Add a widget to Cell 1 of row ${row}`);
  const item = page.getByRole('menuitem', { name: kind, exact: true });
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: false }).focus();
  await page.getByLabel(label, { exact: false }).selectOption(option);
}

async function done(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await pressWhenEnabled(page.getByRole('dialog').getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[7.36] a picture, a calendar and a map of a saved view are put on a page, and seen by staff @slow', async ({
      page,
      browser,
      request,
    }) => {
      const slug = `season-${randomUUID().slice(0, 8)}`;
      const admin = await apiUser(request, 'showquest', 'admin');
      const view = { name: `Open ${slug}`, collection: 'events', state: 'status=open' };
      await admin.create('core/views', view);
      const layout = await admin.create<{ hashcode: string }>('layout/layouts', {
        name: `Season ${slug}`,
        slug,
        roles: ['staff'],
      });
      await page.goto(`/admin/layouts/${layout.hashcode}`);
      await pressButton(page, 'Add a page');

      await addWidget(page, 1, 'Picture');
      await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(picture);
      await expect(page.getByRole('dialog').getByText('stage.png is uploaded')).toBeAttached();
      await page.getByLabel('What does the picture show?').fill('The main stage');
      await page.getByLabel('Text below it').fill('Our stage in May');
      await done(page, 'The stage');
      await expect(page.getByRole('img', { name: 'The main stage' })).toBeVisible();

      await pressButton(page, 'Add a row');
      await addWidget(page, 2, 'Calendar');
      await select(page, 'What it is about', 'events');
      await select(page, 'Which date', 'starts_on');
      await select(page, 'How days are shown', 'agenda');
      await done(page, 'The season');

      await pressButton(page, 'Add a row');
      await addWidget(page, 3, 'Map');
      await select(page, 'What it is about', 'events');
      await select(page, 'Which place', 'region');
      await page.getByLabel('As in the saved view').selectOption({ label: view.name });
      await done(page, 'Where it is open');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await pressButton(page, 'Publish');
      await pressWhenEnabled(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const { token } = await apiUser(context.request, 'showquest', 'staff');
      await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
      const reader = await context.newPage();
      await reader.goto(at('showquest', `/pages/${slug}`));
      const shown = reader.getByRole('img', { name: 'The main stage' });
      await expect(shown).toBeVisible();
      await expect
        .poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0);
      await expect(reader.getByText('Our stage in May')).toBeVisible();
      const calendar = reader.getByRole('region', { name: 'The season' });
      await calendar.getByRole('button', { name: 'Next month' }).first().click();
      await expect(reader).toHaveURL(/days-/);
      const map = reader.getByRole('region', { name: 'Where it is open' });
      await expect(map.getByText('Outline: Natural Earth')).toBeVisible();
      expect(await overflow(reader)).toBeLessThanOrEqual(0);
      expect(await violationsOf(reader)).toEqual([]);
      await map.getByRole('listitem').getByRole('link').first().click();
      await expect(reader).toHaveURL(/\/events\?.*status=open/);
      await expect(reader).toHaveURL(/region=/);
      await context.close();
    });
  });
}
