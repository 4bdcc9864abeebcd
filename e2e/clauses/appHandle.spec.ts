import { expect, type Page } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { apiUser } from '../support/api';
import { startOwnServer } from '../support/ownServer';
import { listOf } from '../support/records';
import { test } from '../support/test';

interface Arguments {
  data: { app_args: { app_handle?: string } };
}

/** The server of an app with this handle, as CALLBOARD_APP_HANDLE sets it. */
const serve = (page: Page, handle: string) =>
  amendAnswer<Arguments>(page, '**/app/arguments', ({ data }) => {
    data.app_args.app_handle = handle;
  });
const firstLink = (page: Page) => page.getByRole('table').getByRole('link').first();

/** The list of each entity with a page of clauses 2.22 to 2.27, and the address of that page. */
const pages = [
  ['2.22', '/workforce/employees', '/workforce/employees'],
  ['2.23', '/organisation/companies?kind=school', '/organisation/companies'],
  ['2.24', '/organisation/departments', '/organisation/departments'],
  ['2.25', '/organisation/teams', '/organisation/teams'],
  ['2.26', '/crm/companies', '/crm/companies'],
  ['2.27', '/crm/individuals', '/crm/individuals'],
] as const;

for (const [clause, list, path] of pages) {
  test(`[${clause}] [2.28] the app crl links a profile under its handle, and opens it there: ${path} @slow`, async ({
    page,
  }) => {
    await serve(page, 'crl');
    await page.goto(list);
    await expect(firstLink(page)).toHaveAttribute('href', new RegExp(`^/crl${path}/[0-9a-f-]{36}$`));
    const name = await firstLink(page).innerText();
    await firstLink(page).click();
    await expect(page).toHaveURL(new RegExp(`/crl${path}/[0-9a-f-]{36}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    // The address that links had before still opens the page.
    await page.goto(new URL(page.url()).pathname.replace('/crl/', '/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
}

test('[2.25] [2.28] a server of the app crl reports it to the app, whose search leads to a profile under its handle @slow', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer({ CALLBOARD_APP_HANDLE: 'crl' });
  const request = await playwright.request.newContext();
  const staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
  const [team] = await listOf(staff, 'corporation/teams');
  const origin = `http://showquest.localhost:${server.port}`;
  const localStorage = [{ name: 'api_token', value: staff.token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, storageState });
  const page = await context.newPage();
  await page.goto('/organisation/teams');
  await expect(firstLink(page)).toHaveAttribute('href', /^\/crl\/organisation\/teams\//);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await page.getByRole('combobox', { name: 'Search and commands' }).fill(team?.name ?? '');
  await page
    .getByRole('option', { name: team?.name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/crl/organisation/teams/${team?.hashcode}`);
  await expect(page.getByRole('heading', { level: 1, name: team?.name ?? '' })).toBeVisible();
  await context.close();
  await request.dispose();
  await server.stop();
});

test('[2.25] [2.28] an app with another handle has the addresses of the specification @slow', async ({
  page,
}) => {
  await serve(page, 'other');
  await page.goto('/organisation/teams');
  await expect(firstLink(page)).toHaveAttribute('href', /^\/organisation\/teams\//);
});
