import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pressButton } from '../support/pressButton';
import { test } from '../support/test';

const widget = (name: string) => ({ id: randomUUID(), kind: 'announcements', name, settings: {} });
function contentOf(...names: string[]) {
  const cell = { id: randomUUID(), name: 'Cell', phone: 12, tablet: 12, desk: 12 };
  const row = { id: randomUUID(), name: 'Row', cells: [{ ...cell, widgets: names.map(widget) }] };
  return { pages: [{ id: randomUUID(), name: 'Page', rows: [row] }] };
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[7.36] staff make a page theirs by keyboard, are notified when it changes, keep theirs, and take the new one @slow', async ({
      page,
      request,
    }) => {
      const admin = await apiUser(request, 'showquest', 'admin');
      const slug = `mine-${randomUUID().slice(0, 8)}`;
      const facts = { name: `Week ${slug}`, slug, roles: ['staff'] };
      const { hashcode } = await admin.create<{ hashcode: string }>('layout/layouts', facts);
      const publish = async (...names: string[]) => {
        const save = { action: 'save', target: hashcode, data: { content: contentOf(...names) } };
        await admin.create('layout/layouts/actions', save);
        await admin.create('layout/layouts/actions', { action: 'publish', target: hashcode });
      };
      await publish('Shared news');
      const heading = (name: string) => page.getByRole('heading', { name, exact: true });

      await page.goto(`/pages/${slug}`);
      await expect(heading('Shared news')).toBeVisible();
      await pressButton(page, 'Make my own version');
      await expect(page).toHaveURL(/edit=mine/);
      await page.getByRole('button', { name: 'More for Shared news' }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My news');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await pressButton(page, 'Done');
      await expect(heading('My news')).toBeVisible();
      await expect(heading('Shared news')).toHaveCount(0);
      await page.reload();
      await expect(heading('My news')).toBeVisible();

      await publish('Newer news');
      await page.reload();
      await expect(page.getByText('The shared page has changed')).toBeVisible();
      await pressButton(page, 'Keep my version');
      await expect(page.getByText('The shared page has changed')).toHaveCount(0);
      await expect(heading('My news')).toBeVisible();

      await publish('Newest news');
      await page.reload();
      await pressButton(page, 'Use the new page');
      await expect(heading('Newest news')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Make my own version' })).toBeVisible();
      await pressButton(page, 'Undo');
      await expect(heading('My news')).toBeVisible();
      await pressButton(page, 'Back to the shared page');
      await expect(heading('Newest news')).toBeVisible();
    });
  });
}

test.describe('as a participant', () => {
  test.use({ role: 'participant', tenant: 'rockquest' });

  test('[2.13] [7.36] the dashboard is made one’s own, and is as before for everyone else @slow', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(page.getByRole('button', { name: 'Make my own version' })).toBeVisible();
    await pressButton(page, 'Make my own version');
    await pressButton(page, 'Add a row');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Add a widget to Cell 1 of row 5/ }).click();
    await page.getByRole('menuitem', { name: 'Tasks' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('What I still do');
    await page.keyboard.press('Enter');
    await pressButton(page, 'Done');
    await expect(cards.filter({ hasText: 'What I still do' })).toBeVisible();
    await pressButton(page, 'Back to the shared page');
    await expect(cards.filter({ hasText: 'What I still do' })).toHaveCount(0);
  });
});
