import { expect, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiUser, type ApiUser } from '../support/api';
import { at } from '../support/tenants';
import { test } from '../support/test';

const tenant = 'showquest';
test.use({ tenant, role: 'staff' });

interface View {
  hashcode: string;
  name: string;
  shared_with: readonly string[] | null;
  is_default: boolean | null;
  state: string | null;
}

async function viewsNamed(user: ApiUser, name: string): Promise<View[]> {
  return (await user.get<{ results: View[] }>(`core/views?search=${encodeURIComponent(name)}`)).results;
}

/** The button of the menu: its text is the open view. */
const menuOf = (page: Page, text: string) => page.getByRole('main').getByRole('button', { name: text });

async function act(page: Page, open: string, item: string) {
  await menuOf(page, open).click();
  await page.getByRole('menu').getByText(item).first().click();
}

async function pageOfAdmin(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: at(tenant, ''), viewport });
  const { token } = await apiUser(context.request, tenant, 'admin');
  await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
  return context.newPage();
}

// Lists whose rows no other test counts, one for each width: a default view would surprise it.
for (const { width, list, many } of [
  { width: 1440, list: '/organisation/teams', many: 'teams' },
  { width: 390, list: '/task-templates', many: 'task templates' },
]) {
  test(`[7.16] [7.40] [3.24] a view is saved, shared, opened by a colleague and made the default, at ${width} @slow`, async ({
    page,
    staff,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const name = `Current ${randomUUID().slice(0, 6)}`;

    await page.goto(`${list}?status=active&ordering=-name`);
    await act(page, 'Views', 'Save as new view…');
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('button', { name: 'Add saved view' }).click();
    await expect(menuOf(page, name)).toBeVisible();
    await expect(page).toHaveURL(/status=active.*view=/);
    await page.reload();
    await expect(menuOf(page, name)).toBeVisible();

    const [view] = await viewsNamed(staff, name);
    expect(view).toMatchObject({ shared_with: null, state: 'status=active&ordering=-name' });
    await page.goto(`${list}?view=${view?.hashcode}`);
    await expect(page).toHaveURL(/status=active/);

    // A change is marked until it is saved or discarded.
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Search/ })
      .fill('a');
    await expect(menuOf(page, `${name} changed`)).toBeVisible();
    await act(page, name, 'Discard changes');
    await expect(page).not.toHaveURL(/search=a/);
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Search/ })
      .fill('a');
    await expect(menuOf(page, `${name} changed`)).toBeVisible();
    await act(page, name, 'Save changes');
    await expect(menuOf(page, `${name} changed`)).toBeHidden();
    await expect
      .poll(async () => (await viewsNamed(staff, name))[0]?.state)
      .toBe('search=a&status=active&ordering=-name');

    await act(page, name, 'Rename or share…');
    const roles = page.getByRole('group', { name: /^Shared with/ });
    await roles.getByText('Staff').click();
    await roles.getByText('Judges').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await viewsNamed(staff, name))[0]?.shared_with)
      .toEqual(['staff', 'judge']);

    await act(page, name, 'Open the list with this view');
    await expect(page.getByText(`The list now opens with ${name}`)).toBeVisible();
    await page.goto(list);
    await expect(page).toHaveURL(/search=a.*status=active.*view=/);
    await act(page, name, `All ${many}`);
    await expect(page).toHaveURL(/\?view=none$/);
    await expect(menuOf(page, 'Views')).toBeVisible();

    const colleague = await pageOfAdmin(browser, { width, height: 844 });
    await colleague.goto(`${list}?status=retired`);
    await menuOf(colleague, 'Views').click();
    const shared = colleague.getByRole('group', { name: 'Shared with you' });
    await shared.getByText(name).click();
    await expect(colleague).toHaveURL(new RegExp(`view=${view?.hashcode}`));
    await expect(colleague.getByRole('main').getByRole('textbox', { name: /^Search/ })).toHaveValue('a');
    await colleague.context().close();

    await act(page, 'Views', name);
    await act(page, name, 'Delete');
    await expect(menuOf(page, 'Views')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(async () => (await viewsNamed(staff, name)).length).toBe(1);
    await act(page, 'Views', name);
    await act(page, name, 'Delete');
    await expect.poll(async () => (await viewsNamed(staff, name)).length).toBe(0);
  });
}

test('[7.40] the density of rows is part of the list and of its views @slow', async ({ page }) => {
  await page.goto('/events');
  const row = page.locator('main tr[data-row="0"]');
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(30);
  const before = await height();
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Compact rows' }).check();
  await expect(page).toHaveURL(/density=compact/);
  await expect.poll(height).toBeLessThan(before);
});
