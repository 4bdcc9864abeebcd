import { roles, type Role, type TenantCode } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { expect, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { brokenTexts, overflow, violationsOf } from '../support/everybody';
import { listOf } from '../support/records';
import { isLong } from '../../tools/vitest/tiers.mjs';
import { tenantCodes } from '../support/tenants';
import { test } from '../support/test';

/** From the smallest phone to a wide desk. */
const widths = [320, 390, 820, 1440, 1920];

/** The screens are looked at in so many parts, side by side. */
const parts = [0, 1, 2, 3, 4, 5];

type Theme = 'dark' | 'light';

/** The short run visits as those who reach most, at one tenant each; the long one at all roles of all tenants, in both themes. */
const visits: readonly (readonly [TenantCode, Role, Theme])[] = isLong
  ? tenantCodes.flatMap((tenant) =>
      roles.flatMap((role) => [[tenant, role, 'dark'] as const, [tenant, role, 'light'] as const]),
    )
  : [
      ['showquest', 'admin', 'light'],
      ['rockquest', 'participant', 'dark'],
    ];

/** The pages that the app has by itself, in addition to those of the server. */
const ownPages = ['/dashboard', '/account', '/account/notifications'];
const adminPages = ['/admin/landing', '/admin', '/admin/accounting', '/admin/booking', '/admin/performance'];

/** Every address that this user can reach: each list, and a record of each collection that has one. */
async function addressesOf(user: ApiUser, tenant: TenantCode, role: Role): Promise<string[]> {
  const addresses: string[] = [];
  for (const { path, meta } of user.routes) {
    if (!path.includes('/:')) addresses.push(path);
    else {
      const [record] = await listOf(user, `${collectionAt(meta.collection, tenant).path}?page_size=1`);
      if (record) addresses.push(path.replace(':hashcode', record.hashcode));
    }
  }
  return [...ownPages, ...(role === 'admin' ? adminPages : []), ...addresses];
}

/** Layout that follows a width comes a moment later. */
const eventually = expect.configure({ soft: true });

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Loading is a bar without a value; a record can have one with.
  const loading = page.locator('progress:not([value]), [role="progressbar"]:not([aria-valuenow])');
  await expect(loading, path).toHaveCount(0);
}

for (const [tenant, role, theme] of visits) {
  test.describe(`${role} of ${tenant}`, () => {
    test.use({ tenant, role });

    for (const part of parts)
      test(`[2.21] every screen can be used by everyone, fits every width and speaks both languages, ${theme}, part ${part + 1} @slow`, async ({
        page,
        playwright,
      }) => {
        test.setTimeout(900_000);
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        const request = await playwright.request.newContext();
        const all = await addressesOf(await apiUser(request, tenant, role), tenant, role);
        await request.dispose();
        expect(all.length).toBeGreaterThan(10);
        for (const address of all.filter((_, index) => index % parts.length === part)) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await arrive(page, address);
          expect.soft(await violationsOf(page), address).toEqual([]);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await eventually
              .poll(() => overflow(page), { message: `${address} at ${width} px` })
              .toBeLessThanOrEqual(0);
          }
          expect.soft(await brokenTexts(page), address).toEqual([]);
          // Only its texts differ in the other language, and how long they are.
          await page.evaluate(() => localStorage.setItem('language', 'mi'));
          await page.setViewportSize({ width: 390, height: 900 });
          await arrive(page, address);
          await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
          expect.soft(await brokenTexts(page), `${address} in te reo`).toEqual([]);
          await eventually
            .poll(() => overflow(page), { message: `${address} in te reo` })
            .toBeLessThanOrEqual(0);
          await page.evaluate(() => localStorage.setItem('language', 'en'));
        }
      });
  });
}
