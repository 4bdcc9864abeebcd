import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../support/everybody';
import { delayResponse } from '../support/delayResponse';
import { makeEvent } from '../support/records';
import { at } from '../support/tenants';
import { test } from '../support/test';

const input = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

async function openPalette(page: Page) {
  await page.goto('/venues');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(input(page)).toBeFocused();
}

test.describe('the command palette', () => {
  test('goes to a screen by the keyboard alone', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('scho');
    await expect(options(page).first()).toContainText('Schools');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('showquest', '/organisation/companies'));
    await expect(input(page)).toBeHidden();
  });

  test('finds records by one request for each collection, and remembers what was opened @slow', async ({
    page,
    staff,
  }) => {
    const { event } = await makeEvent(staff);
    await openPalette(page);
    const searched: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.get('search') === event.name) searched.push(pathname);
    });
    await input(page).fill(event.name);
    const found = page.getByRole('group', { name: 'Events' }).getByRole('option', { name: event.name });
    await expect(found).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'result' })).toBeVisible();
    expect(searched).toHaveLength(new Set(searched).size);
    await found.click();
    await expect(page).toHaveURL(at('showquest', `/events/${event.hashcode}`));
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText([event.name]);
  });

  test('does what the page can do @slow', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('new ven');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New venue' })).toBeVisible();
  });

  test('shows that nothing matches @slow', async ({ page }) => {
    await openPalette(page);
    await input(page).fill('zzzzqqq');
    await expect(page.getByText('Nothing matches “zzzzqqq”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeHidden();
  });

  test('[8.2] shows why records could not be searched, without an alert, and tries again @slow', async ({
    page,
  }) => {
    await openPalette(page);
    const venues = '**/api/v21/system/callboard/venues?*';
    await page.route(venues, (route) => route.fulfill({ status: 500, json: { detail: 'Out of order' } }));
    await input(page).fill('theatre');
    const problem = page.getByText('Records could not be searched: Out of order');
    await expect(problem).toBeVisible();
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toHaveCount(0);
    await page.unroute(venues);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toBeHidden();
    await expect(page.getByRole('group', { name: 'Venues', exact: true })).toBeVisible();
  });

  for (const theme of ['dark', 'light']) {
    test(`can be used by everyone, as can shortcuts, ${theme} @slow`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await openPalette(page);
      await input(page).fill('theatre');
      await expect(page.getByRole('group', { name: 'Venues', exact: true })).toBeVisible();
      expect.soft(await violationsOf(page), 'palette').toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
      expect.soft(await violationsOf(page), 'help').toEqual([]);
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect.soft(await violationsOf(page), 'shortcuts').toEqual([]);
    });
  }
});

test.describe('the keyboard', () => {
  /** Opens the palette, and types before it has come. */
  async function typeAhead(page: Page, ...keys: string[]) {
    await page.goto('/venues');
    await expect(page.getByRole('table')).toBeVisible();
    const release = await delayResponse(page, '**/assets/Palette-*.js');
    await page.keyboard.press('ControlOrMeta+k');
    for (const key of keys) await page.keyboard.press(key);
    release();
  }

  test('keeps for the palette what is typed while it is loading @slow', async ({ page }) => {
    await typeAhead(page, ...'new v');
    await expect(input(page)).toHaveValue('new v');
    await expect(page.getByRole('option', { name: 'New venue' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'New venue' })).toHaveCount(0);
  });

  test('chooses in the palette by an Enter that came before it @slow', async ({ page }) => {
    await typeAhead(page, ...'new v', 'Enter');
    await expect(page.getByRole('dialog', { name: 'New venue' })).toBeVisible();
    await expect(input(page)).toBeHidden();
  });

  test('opens modules, the search and a new record, but not while a user types @slow', async ({ page }) => {
    await page.goto('/venues');
    await expect(page.getByRole('table')).toBeVisible();
    // Both together, as quick fingers do, and while what the keys do is still being fetched.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('a')]);
    await expect(page).toHaveURL(at('showquest', '/entries'));
    // The page before keeps its table until this one has come.
    const search = page.getByRole('textbox', { name: 'Search acts' });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('n?');
    await expect(search).toHaveValue('n?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await search.blur();
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'New act' })).toBeVisible();
  });

  test('leaves single keys alone when they are turned off @slow', async ({ page }) => {
    await page.goto('/venues');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Help' })).toHaveCount(0);
  });
});
