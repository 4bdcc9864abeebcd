import { expect, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { makeEntry, makeEvent, uniqueName, type Stored } from '../support/records';
import { at, port, tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';

const lightness = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / (3 * 255);
  });

for (const tenant of tenantCodes) {
  test.describe(`the tenant ${tenant}`, () => {
    test.use({ tenant });

    test(`[1.2] speaks its own words at its own address @slow`, async ({ page }) => {
      const { events, entries, performance } = wordsOf(tenant);
      await page.goto('/events');
      const navigation = page.getByRole('navigation', { name: 'Main navigation' });
      await expect(navigation.getByRole('button', { name: events, exact: true })).toBeVisible();
      await expect(navigation.getByRole('button', { name: entries, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: events })).toBeVisible();
      await page.goto('/performances');
      await expect(page.getByRole('button', { name: `New ${performance.toLowerCase()}` })).toBeVisible();
    });

    test('[1.6] [9.8] begins dark, with its logo, and remembers the other theme @slow', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/dashboard$/);
      const logo = page.getByRole('banner').getByRole('img', { name: wordsOf(tenant).name });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await lightness(page)).toBeLessThan(0.2);
      await page.getByRole('button', { name: 'Colours' }).click();
      await page.getByRole('menuitemradio', { name: 'Light' }).click();
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.8);
      await page.reload();
      await expect(logo).toBeVisible();
      expect(await lightness(page)).toBeGreaterThan(0.8);
    });
  });
}

test.describe('for a stranger', () => {
  test.use({ role: null });

  test('[1.2] [9.8] the bare host is the default tenant @slow', async ({ page }) => {
    await page.goto(`http://localhost:${port}/`);
    await expect(page.getByRole('heading', { name: 'Sign in to Showquest' })).toBeVisible();
  });

  test('[1.3] each address brings the styles of its tenant @slow', async ({ page }) => {
    const colors = new Set<string>();
    for (const tenant of tenantCodes) {
      await page.goto(`http://${tenant}.localhost:${port}/login`);
      const button = page.getByRole('button', { name: 'Sign in', exact: true });
      await expect(button).toBeVisible();
      colors.add(await button.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(colors.size).toBe(tenantCodes.length);
  });

  test('[1.13] [2.2] [9.8] the login page shows the build, a copyright line and a logo 240 px wide @slow', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByText(/^Build \w+ · \d{4}-\d{2}-\d{2}$/)).toBeVisible();
    await expect(page.getByText(/^© \d{4} Showquest$/)).toBeVisible();
    const box = await page.getByRole('img', { name: 'Showquest' }).boundingBox();
    expect(box?.width).toBe(240);
  });
});

test('[1.1] [1.2] one product serves every tenant, and gives each act its time slot in a performance @slow', async ({
  page,
  request,
  staff,
}) => {
  for (const tenant of tenantCodes) {
    const { token } = await apiUser(request, tenant);
    const answer = await request.post(
      at('showquest', '/api/v21/system/user/actions').replace('showquest.localhost', '127.0.0.1'),
      {
        headers: { Domain: tenant, Authorization: `Token ${token}` },
        data: { action: 'login' },
      },
    );
    expect((await answer.json()).data.server.version).toMatch(/^callboard \d/);
  }
  const { event, venue, space } = await makeEvent(staff, '2028-05-05');
  const performance = await staff.create<Stored>('callboard/performances', {
    name: uniqueName('Evening'),
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-05-05T19:00:00+12:00',
    ends_at: '2028-05-05T20:00:00+12:00',
  });
  const entry = await makeEntry(staff, 'showquest', event);
  const path = wordsOf('showquest').entryPath;
  for (const action of ['submit', 'accept']) {
    await staff.create(`${path}/actions`, { action, target: entry.hashcode });
  }
  const slot = (time: string) =>
    staff.patch(`${path}/${entry.hashcode}`, {
      performance: performance.hashcode,
      slot_starts_at: `2028-05-05T${time}:00+12:00`,
    });
  await expect(slot('21:00')).rejects.toThrow('slot_starts_at');
  await slot('19:20');
  await page.goto(`/performances/${performance.hashcode}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: entry.name });
  await expect(row).toContainText('19:20');
});
