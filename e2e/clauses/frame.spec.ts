import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { deviceOf, makeUser } from '../support/users';

interface LoginAnswer {
  data: { navigation: { menus: { modules: Record<string, unknown>[] } } };
}

interface ArgumentsAnswer {
  data: { app_args: Record<string, unknown> };
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const logins = '**/api/v21/system/user/actions';

test('[2.39] the white logo leads to the start @slow', async ({ page }) => {
  await page.goto('/venues');
  await page.getByRole('link', { name: 'Showquest' }).click();
  await expect(page).toHaveURL(at('showquest', '/dashboard'));
});

test('[2.40] the back arrow leads to the page before, also over a typed address @slow', async ({ page }) => {
  await page.goto('/venues');
  await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByText('Oops, page not found')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(at('showquest', '/venues'));
});

test('[2.20] Back on a 404 page that was opened first leads to the start @slow', async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(at('showquest', '/dashboard'));
});

test('[2.41] the pages of a module are links, which open in a new tab and show where one is @slow', async ({
  page,
  context,
}) => {
  await page.goto('/venues');
  await navigation(page).getByRole('button', { name: 'Venues' }).click();
  const links = navigation(page).getByRole('dialog', { name: 'Venues' });
  await expect(links.getByRole('link', { name: 'Venues' })).toHaveAttribute('aria-current', 'page');
  const opened = context.waitForEvent('page');
  await links.getByRole('link', { name: 'Stages' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(at('showquest', '/spaces'));
  await expect(page).toHaveURL(at('showquest', '/venues'));
  await links.getByRole('link', { name: 'Stages' }).click();
  await expect(page).toHaveURL(at('showquest', '/spaces'));
  await expect(links).toBeHidden();
});

test('[2.41] modules that find no room are under More @slow', async ({ page }) => {
  await amendAnswer<LoginAnswer>(page, logins, ({ data }) => {
    for (let index = 1; index <= 12; index += 1)
      data.navigation.menus.modules.push({
        code: `extra-${index}`,
        name: `Extra module ${index}`,
        action: { type: 'redirect', redirect_url: `/venues?extra=${index}` },
        items: [],
      });
  });
  await page.goto('/venues');
  const last = page.getByRole('link', { name: 'Extra module 12' });
  await expect(navigation(page).getByRole('button', { name: 'Events' })).toBeVisible();
  await expect(last).toHaveCount(0);
  await navigation(page).getByRole('button', { name: 'More' }).click();
  await expect(last).toBeVisible();
});

test('[2.42] staging is marked, and leads to production @slow', async ({ page }) => {
  await amendAnswer<ArgumentsAnswer>(page, '**/api/v21/system/app/arguments', ({ data }) => {
    Object.assign(data.app_args, {
      environment: 'staging',
      production_url: 'https://showquest.example/',
    });
  });
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Staging' }).click();
  const link = page.getByRole('menuitem', { name: 'Go to Production Site' });
  await expect(link).toContainText('Leave the staging test site and go to the Live Production Site.');
  await page.route('https://showquest.example/', (route) => route.fulfill({ body: 'production' }));
  await link.click();
  await expect(page).toHaveURL('https://showquest.example/');
});

test('[2.43] the bell opens the notifications @slow', async ({ page }) => {
  await page.goto('/venues');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('[2.45] the module switcher leads to every module @slow', async ({ page }) => {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'Modules' }).click();
  const switcher = page.getByRole('dialog', { name: 'Modules' });
  await expect(switcher.getByRole('link')).toHaveText([
    'Events',
    'Acts',
    'Venues',
    'Contest',
    'Tasks',
    'People',
    /^Messages/,
    'Office',
    'Ticketing',
    'Finance',
    'Setup',
    'Administration',
    'Pages',
  ]);
  await switcher.getByRole('link', { name: 'Acts' }).click();
  await expect(page).toHaveURL(at('showquest', '/entries'));
});

test.describe('for an admin', () => {
  test.use({ role: 'admin' });

  test('[1.11] [2.46] [6.5] Super Admin leads to the administration @slow', async ({ page }) => {
    await page.goto('/venues');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Super Admin' }).click();
    await expect(page).toHaveURL(at('showquest', '/admin'));
  });
});

test('the language is switched, and stays so @slow', async ({ browser }) => {
  // A user of its own: the language is stored with the account, and would be that of every later test of this one.
  const page = await deviceOf(browser, 'showquest', await makeUser('showquest'));
  await page.goto('/venues');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Te reo Māori' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.context().close();
});

test.describe('a stranger', () => {
  test.use({ role: null });

  test('chooses a language at the login without losing what was typed @slow', async ({ page }) => {
    // Also in the moment between the first paint and the app.
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox').first().fill('aroha@showquest.test');
    await page.getByRole('button', { name: 'Te reo Māori' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
    await expect(page.getByRole('textbox').first()).toHaveValue('aroha@showquest.test');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('[2.41] [2.43] [2.44] everything is in reach of a thumb, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto('/venues');
    const dock = navigation(page);
    await expect(dock.getByRole('link')).toHaveText(['Events', 'Acts', 'Venues']);
    await dock.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('textbox', { name: 'Find a page' }).fill('schools');
    await expect(menu.getByRole('link', { name: 'Schools' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await dock.getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('combobox')).toBeFocused();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
