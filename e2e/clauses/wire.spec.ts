import { expect } from '@playwright/test';
import { at } from '../support/tenants';
import { test } from '../support/test';

const isList = (version: string) => (request: { url: () => string }) =>
  request.url().startsWith(at('rockquest', `/api/${version}/callboard`));

test.describe('every call', () => {
  test.use({ tenant: 'rockquest' });

  test('[7.1] [9.1] carries token, domain and time zone to the base of version 21 @slow', async ({
    page,
    context,
  }) => {
    const sent = page.waitForRequest(isList('v21/system'));
    await page.goto('/events');
    const { localStorage } = (await context.storageState()).origins[0] ?? {};
    const headers = (await sent).headers();
    expect(headers['authorization']).toMatch(/^Token rockquest\.\S+$/);
    expect(headers['domain']).toBe('rockquest');
    expect(headers['time-zone']).toBe('Pacific/Auckland');
    expect(localStorage?.map(({ name }) => name)).toContain('api_token');
  });

  test('[7.1] goes to the core of version 2 where that is selected @slow', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem('api_version', '2'));
    const sent = page.waitForResponse((response) => isList('v2/core')(response.request()));
    await page.reload();
    expect((await sent).status()).toBe(200);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  });
});

test('[9.1] a list asks for 50 rows at a time, and for more as it is scrolled @slow', async ({ page }) => {
  const pages: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/showquest/entries')) return;
    expect(searchParams.get('page_size')).toBe('50');
    pages.push(searchParams.get('page') ?? '1');
  });
  await page.goto('/entries');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect([...new Set(pages)]).toEqual(['1']);
  await page.getByRole('region', { name: 'Acts' }).focus();
  await page
    .getByRole('region', { name: 'Acts' })
    .evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect(page.getByText(/ of ([\d,]+)$/).last()).toHaveText(/–([\d,]+) of \1$/);
  await expect.poll(() => pages.length).toBeGreaterThan(1);
});

test('[9.2] an alert goes after 3500 ms @slow', async ({ page }) => {
  await page.clock.install({ time: '2027-05-05T08:00:00' });
  await page.goto('/venues');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.clock.pauseAt('2027-05-05T09:00:00');
  await page.route('**/callboard/venues*', (route) =>
    route.fulfill({ status: 400, json: { detail: 'No such order.' } }),
  );
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.getByRole('button', { name: 'Town' }).click();
  await refused;
  const alert = page.getByRole('region', { name: 'Alerts' }).getByText('No such order.');
  // Failures within one moment are shown in one alert, so the clock has to pass that moment.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(alert).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(3300);
  await expect(alert).toBeVisible();
  await page.clock.runFor(300);
  await expect(alert).toBeHidden();
});

test('[2.56] [7.24] [7.26] [7.28] a picker searches by GET, 25 at a time, and loads more when that is pressed @slow', async ({
  page,
}) => {
  const requests: { method: string; path: string; query: URLSearchParams }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, path] = pathname.split('/corporation/organization_structures');
    if (path !== undefined) requests.push({ method: request.method(), path, query: searchParams });
  });
  await page.goto('/crm/individuals');
  await page.getByRole('button', { name: /^New / }).click();
  const picker = page.getByRole('dialog').getByRole('combobox', { name: 'School' });
  await picker.click();
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  const first = requests.find(({ query }) => query.get('page_size') === '25');
  expect(first).toMatchObject({ method: 'GET', path: '' });
  expect(first?.query.get('page') ?? '1').toBe('1');
  // The last option is 'Load more' itself.
  await expect(options).toHaveCount(26);
  const top = await options.first().textContent();
  await page.getByRole('option', { name: 'Load more' }).click();
  await expect.poll(() => requests.map(({ query }) => query.get('page'))).toContain('2');
  await expect.poll(() => options.count()).toBeGreaterThan(26);
  await expect(options.first()).toHaveText(top ?? '');
  await picker.fill('high');
  await expect.poll(() => requests.map(({ query }) => query.get('search'))).toContain('high');
  const found = options.filter({ hasText: /high/i }).first();
  await found.click();
  await expect(picker).toHaveValue(/high/i);
});
