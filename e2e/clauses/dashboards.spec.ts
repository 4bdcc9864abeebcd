import { defaultTenant } from '@callboard/api-contract';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { expect, type Page } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { violationsOf } from '../support/everybody';
import { makeEntry, makeEvent } from '../support/records';
import { at, modesOf, standsForAll, tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';

const dashboard = ['[2.13]', '/dashboard', 'Participant Dashboard'] as const;
const adminPages = [
  ['[2.14]', '/admin/landing', 'Admin Landing', 'Landing'],
  ['[2.15]', '/admin', 'Admin Dashboard', 'Dashboard'],
  ['[2.16]', '/admin/accounting', 'Admin Accounting', 'Accounting'],
  ['[2.17]', '/admin/booking', 'Admin Booking', 'Booking'],
  ['[2.18]', '/admin/performance', 'Admin Performance', 'Performance'],
] as const;

/** The page has its heading, and nothing on it is still being fetched. */
async function arrive(page: Page, path: string, title: string) {
  await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const tenant of tenantCodes) {
  const word = wordsOf(tenant);

  test.describe(`the administration of ${tenant}`, () => {
    test.use({ tenant });

    for (const theme of modesOf(tenant)) {
      for (const [clause, path, title] of [dashboard, ...adminPages]) {
        test(`${clause} ${path} can be used by everyone, ${theme} @slow`, async ({ page }) => {
          await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
          await arrive(page, path, title);
          expect(await violationsOf(page)).toEqual([]);
        });
      }
    }

    test(`[2.14] the landing names what waits, and leads to exactly that${slowWhere(tenant !== defaultTenant)}`, async ({
      page,
      staff,
    }) => {
      const { data } = await staff.get<{ data: DashboardOf<'landing'> }>('dashboards/landing');
      const waiting = data.waiting.find(({ kind }) => kind === 'entries_waiting');
      await arrive(page, '/admin/landing', 'Admin Landing');
      const group = page.getByRole('region', { name: / waiting for a decision$/ });
      await group
        .getByRole('link', { name: /^Decide: / })
        .first()
        .click();
      await expect(page).toHaveURL(at(tenant, `/entries/decide?entry=${waiting?.rows[0]?.hashcode}`));
      await expect(page.getByRole('radio', { name: /^To decide \([1-9]/ })).toBeChecked();
      await expect(page.getByRole('heading', { name: waiting?.rows[0]?.title ?? '' })).toBeVisible();
    });

    test('[2.15] the entries by status lead to the list of that status, of this season @slow', async ({
      page,
      staff,
    }) => {
      await arrive(page, '/admin', 'Admin Dashboard');
      const bars = page.getByRole('list', { name: `${word.entries} by status` });
      const accepted = bars.getByRole('listitem').filter({ hasText: 'Accepted' });
      const shown = Number((await accepted.innerText()).replace(/\D/g, ''));
      const address = await accepted.getByRole('link').getAttribute('href');
      const query = new URL(address ?? '', at(tenant)).search;
      const { count } = await staff.get<{ count: number }>(`${word.entryPath}${query}&page_size=1`);
      expect(shown).toBe(count);
    });

    if (!standsForAll(tenant)) return;

    for (const [clause, path, title, tab] of adminPages) {
      test(`${clause} [2.19] [2.41] ${path} is ${title}, and a tab leads there @slow`, async ({ page }) => {
        await arrive(
          page,
          path === '/admin' ? '/admin/landing' : '/admin',
          path === '/admin' ? 'Admin Landing' : 'Admin Dashboard',
        );
        await page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: tab, exact: true })
          .click();
        await expect(page).toHaveURL(at(tenant, path));
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      });
    }

    test('[2.41] on a phone the tab of the page is visible @slow', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await arrive(page, '/admin/accounting', 'Admin Accounting');
      const tabs = page.getByRole('navigation', { name: 'On this page' });
      await expect(tabs.getByRole('link', { name: 'Accounting' })).toBeInViewport({ ratio: 1 });
      await expect(tabs.getByRole('link', { name: 'Landing' })).not.toBeInViewport({ ratio: 1 });
    });

    test('[2.15] [2.18] charts have their figures in tables @slow', async ({ page }) => {
      for (const [path, title] of [
        ['/admin', 'Admin Dashboard'],
        ['/admin/performance', 'Admin Performance'],
      ] as const) {
        await arrive(page, path, title);
        await page.getByText('Show as table').first().click();
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
      }
    });

    for (const width of [390, 320]) {
      test(`[2.13] to [2.18] do not scroll sideways at ${width} px @slow`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        for (const [, path, title] of [dashboard, ...adminPages]) {
          await arrive(page, path, title);
          expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0);
        }
      });
    }
  });

  test.describe(`a participant of ${tenant}`, () => {
    test.use({ tenant, role: 'participant' });

    test(`[2.13] [9.8] lands among their own entries, and cannot see the administration @slow`, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page).toHaveURL(at(tenant, '/dashboard'));
      const own = page.getByRole('region', { name: `Your ${word.entries.toLowerCase()}` });
      const first = own.getByRole('listitem').first().getByRole('link').first();
      const name = await first.innerText();
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await page.goto('/admin/landing');
      await expect(page.getByText('Oops, page not found')).toBeVisible();
    });
  });
}

test('[2.16] fees are expected by the members of accepted entries @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff, '2028-05-05');
  await staff.patch(`callboard/events/${event.hashcode}`, { performer_fee: 1_250, currency: 'NZD' });
  const entry = await makeEntry(staff, 'showquest', event, { members_count: 20 });
  for (const action of ['submit', 'accept'])
    await staff.create('showquest/entries/actions', { action, target: entry.hashcode, data: {} });
  await arrive(page, '/admin/accounting', 'Admin Accounting');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: event.name }) })
    .filter({ hasText: ' owed · ' });
  await expect(row).toContainText('$250 owed · $0 paid');
  await expect(row).toContainText('$250');
  await row.getByRole('link').click();
  await expect(page.getByRole('link', { name: entry.name })).toBeVisible();
});

test.describe('where no event has a fee', () => {
  test.use({ tenant: 'launchpad' });

  test('[2.16] the page shows what will stand there, and where to begin @slow', async ({ page }) => {
    await arrive(page, '/admin/accounting', 'Admin Accounting');
    await expect(page.getByText('No fees are known')).toBeVisible();
    await page.getByRole('link', { name: 'To the programmes' }).click();
    await expect(page).toHaveURL(
      at('launchpad', '/events?entry_fee__isnull=true&performer_fee__isnull=true'),
    );
  });
});

test('[2.17] [7.46] staff see what was sold of each performance @slow', async ({ page }) => {
  await arrive(page, '/admin/booking', 'Admin Booking');
  const sold = page.getByRole('region', { name: 'Tickets sold', exact: true });
  await expect(sold.getByText(/^[1-9]\d* of /).first()).toBeVisible();
  await expect(page.getByText('No tickets are sold here yet')).toHaveCount(0);
});

test.describe('where no tickets are sold', () => {
  test.use({ tenant: 'rockquest' });

  test('[2.17] seats on offer are shown, and no sales are made up @slow', async ({ page }) => {
    const answered = page.waitForResponse('**/dashboards/booking');
    await arrive(page, '/admin/booking', 'Admin Booking');
    const { data }: { data: DashboardOf<'booking'> } = await (await answered).json();
    await expect(page.getByText('No tickets are sold here yet')).toBeVisible();
    const seats = data.totals.seats.toLocaleString('en-NZ');
    await expect(page.getByRole('definition').filter({ hasText: seats }).first()).toBeVisible();
  });
});

interface ArgumentsAnswer {
  data: { app_args: { features: Record<string, boolean> } };
}

test('[1.10] a tenant without performances sees none of them @slow', async ({ page }) => {
  await amendAnswer<ArgumentsAnswer>(page, '**/app/arguments', ({ data }) => {
    data.app_args.features = { ...data.app_args.features, performances: false };
  });
  await arrive(page, '/admin/landing', 'Admin Landing');
  await expect(page.getByRole('region', { name: 'What waits for you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming up' })).toHaveCount(0);
});
