import { defaultTenant } from '@callboard/api-contract';
import { expect, type Page } from '@playwright/test';
import { entriesFile, previewImport } from '../support/entriesFile';
import { overflow, violationsOf } from '../support/everybody';
import { placeholders } from '../support/placeholders';
import { liveliestEvent, makeEntry, makeEvent } from '../support/records';
import { modesOf, standsForAll, tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';

type Visit = (page: Page) => Promise<void>;
const table: Visit = async (page) => {
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
};
const heading: Visit = async (page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const seen =
  (role: 'button' | 'heading' | 'link' | 'list', name: string): Visit =>
  async (page) => {
    await expect(page.getByRole(role, { name, exact: true })).toBeVisible();
  };

for (const tenant of tenantCodes) {
  const word = wordsOf(tenant);

  test.describe(`the screens of ${tenant}`, () => {
    test.use({ tenant });

    for (const theme of modesOf(tenant)) {
      test(`can be used by everyone, ${theme} @slow`, async ({ page, staff }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        const event = await liveliestEvent(staff, tenant);
        const pages: readonly [string, Visit][] = [
          [`/events/${event.hashcode}`, seen('button', `Add ${word.performance.toLowerCase()}`)],
          [`/events/${event.hashcode}?tab=entries`, table],
          [`/events/${event.hashcode}?tab=details`, seen('heading', 'Record')],
          [`/events/${event.hashcode}?tab=history`, seen('list', 'Changes')],
          ['/nowhere', heading],
        ];
        for (const [path, arrive] of pages) {
          await page.goto(path);
          await arrive(page);
          expect.soft(await violationsOf(page), path).toEqual([]);
        }
      });
    }

    test('have forms and dialogs for everyone @slow', async ({ page, staff }) => {
      const { event } = await makeEvent(staff);
      await makeEntry(staff, tenant, event);
      await page.goto(`/events/${event.hashcode}?tab=entries`);
      await page.getByRole('button', { name: `New ${word.entry.toLowerCase()}` }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: `Add ${word.entry.toLowerCase()}` }).click();
      await expect(form.getByText('Field is required').first()).toBeVisible();
      expect.soft(await violationsOf(page)).toEqual([]);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await previewImport(
        page,
        entriesFile(tenant, [{ name: 'River' }, { name: 'Stone', categoryValue: 'nonsense' }]),
      );
      await expect(page.getByRole('button', { name: 'Import 1 good row' })).toBeVisible();
      expect.soft(await violationsOf(page)).toEqual([]);
    });
  });

  test.describe(`the login of ${tenant}`, () => {
    test.use({ tenant, role: null });

    test(`can be used by everyone${slowWhere(tenant !== defaultTenant)}`, async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Field is required').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const tenant of tenantCodes.filter(standsForAll)) {
    test.describe(tenant, () => {
      test.use({ tenant });

      test('no tab of an event scrolls sideways @slow', async ({ page, staff }) => {
        const event = await liveliestEvent(staff, tenant);
        const tabs = ['entries', 'details', 'history'].map((tab) => `/events/${event.hashcode}?tab=${tab}`);
        for (const path of [...tabs, '/nowhere']) {
          await page.goto(path);
          await heading(page);
          await expect.soft(placeholders(page), path).toHaveCount(0);
          expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
        }
        await page.goto(`/events/${event.hashcode}?tab=history`);
        await page.getByRole('tablist').scrollIntoViewIfNeeded();
        await expect.soft(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
        await page.goto(`/events/${event.hashcode}?tab=entries`);
        await page.getByRole('button', { name: /^New/ }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        expect.soft(await overflow(page), 'the form').toBeLessThanOrEqual(0);
      });

      test.describe('before the login', () => {
        test.use({ role: null });

        test('the login does not scroll sideways @slow', async ({ page }) => {
          await page.goto('/login');
          await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        });
      });
    });
  }
});
