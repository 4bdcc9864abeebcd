import { expect, type Browser, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { at, wordsOf } from '../support/tenants';
import { test } from '../support/test';

const tenant = 'rockquest';
test.use({ role: 'admin', tenant });
// A tenant has one Admin Dashboard: the widths come one after the other.
test.describe.configure({ mode: 'serial' });

/** Focuses a button as a keyboard does, and presses it. */
async function pressInDialog(page: Page, name: string): Promise<void> {
  await pressButton(page.getByRole('dialog'), name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The headings of the cards of Admin Dashboard, in their order. */
async function cardsOn(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toBeVisible();
  return headings.allInnerTexts();
}

/** The same as another admin sees it, who is signed in elsewhere. */
async function cardsElsewhere(browser: Browser): Promise<string[]> {
  const context = await browser.newContext();
  const { token } = await apiUser(context.request, tenant, 'admin');
  await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
  const page = await context.newPage();
  await page.goto(at(tenant, '/admin'));
  const cards = await cardsOn(page);
  await context.close();
  return cards;
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await pressButton(page, 'Publish');
  await pressInDialog(page, 'Publish');
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[2.14] [2.15] [7.36] an admin changes Admin Dashboard by keyboard alone, rolls back, and returns to its default @slow', async ({
      page,
      browser,
      staff,
    }) => {
      const shown = () => staff.get<{ data: { layout: unknown } }>('dashboards/admin');
      await page.goto('/admin');
      const byDefault = await cardsOn(page);
      expect((await shown()).data.layout).toBeNull();

      await pressButton(page, 'Edit page');
      await pressButton(page, 'Add a row');
      await pressButton(page, 'Add a widget to Cell 1 of row 3');
      const plot = page.getByRole('menuitem', { name: 'Plot' });
      // A letter that comes before the menu has the focus goes to the page.
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('p');
      await expect(plot).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByLabel('What it is about').focus();
      await page.keyboard.type(wordsOf(tenant).entries);
      await page.getByLabel('Count by').focus();
      await page.keyboard.type('Status');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('All the years');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Move Row 3', exact: true }).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await publish(page);
      const first = await shown();
      expect(await cardsElsewhere(browser)).toEqual(['All the years', ...byDefault]);

      await page.getByRole('button', { name: 'Move Row 1', exact: true }).focus();
      await page.keyboard.press('Delete');
      await publish(page);
      expect(await cardsElsewhere(browser)).toEqual(byDefault);
      expect(await shown()).not.toEqual(first);

      await page.getByRole('tab', { name: 'Versions' }).press('Enter');
      await pressWhenEnabled(page.getByRole('button', { name: 'Roll back to version' }).first());
      await pressInDialog(page, 'Roll back to this');
      await expect.poll(async () => (await shown()).data.layout).toEqual(first.data.layout);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await pressButton(page, 'Return to default');
      await pressInDialog(page, 'Return to default');
      await expect(page).toHaveURL(at(tenant, '/admin'));
      await expect.poll(() => cardsOn(page)).toEqual(byDefault);
      expect(await cardsElsewhere(browser)).toEqual(byDefault);
      expect((await shown()).data.layout).toBeNull();
    });
  });
}
