import { expect, type Page } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { openPage } from '../support/openPage';
import { liveliestEvent, listOf, makeEvent, type Stored } from '../support/records';
import { at, standsForAll, tenantCodes, wordsOf } from '../support/tenants';
import { test } from '../support/test';

interface Upcoming {
  name: string;
  starts_at: string;
  venue: { hashcode: string };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const firstRecord = (page: Page) => page.getByRole('table').getByRole('link').first();

for (const tenant of tenantCodes) {
  const word = wordsOf(tenant);

  test.describe(`at ${tenant}`, () => {
    test.use({ tenant });

    test('[2.13] the dashboard is where everyone lands @slow', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(at(tenant, '/dashboard'));
      await expect(page).toHaveTitle('Participant Dashboard');
      await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
      await expect(page.getByRole('heading', { name: `${word.entries} by status` })).toBeVisible();
    });

    test('[2.21] EventsCentre lists the events ahead, and on request those that are over @slow', async ({
      page,
    }) => {
      await page.goto('/events');
      await expect(heading(page, word.events)).toBeVisible();
      await expect(firstRecord(page)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
      await expect(page.getByRole('table').getByText('Complete')).toHaveCount(0);
      await page.getByText('Past', { exact: true }).click();
      await expect(page).toHaveURL(/when=past/);
      await expect(page.getByRole('table').getByText('Complete').first()).toBeVisible();
    });

    test('[2.21] EventProfile shows numbers, run sheet, entries and people @slow', async ({
      page,
      staff,
    }) => {
      const event = await liveliestEvent(staff, tenant);
      await page.goto(`/events/${event.hashcode}`);
      await expect(heading(page, event.name)).toBeVisible();
      await expect(page).toHaveTitle(event.name);
      await expect(page.getByText('Days to go')).toBeVisible();
      await page.getByRole('tab', { name: word.entries, exact: true }).click();
      await expect(firstRecord(page)).toBeVisible();
      await page.getByRole('tab', { name: word.participants, exact: true }).click();
      await expect(firstRecord(page)).toBeVisible();
    });

    test('[2.21] the performances ahead are listed first, and on request those that are over @slow', async ({
      page,
    }) => {
      const requestTo = (when: RegExp) => page.waitForRequest((request) => when.test(request.url()));
      const ahead = requestTo(/performances\?.*ends_at__gte=.*ordering=starts_at/);
      await page.goto('/performances');
      await ahead;
      await expect(page.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
      await expect(firstRecord(page)).toBeVisible();
      const over = requestTo(/performances\?.*ends_at__lte=.*ordering=-starts_at/);
      await page.getByText('Past', { exact: true }).click();
      await over;
      await expect(page.getByRole('table').getByText('Finished').first()).toBeVisible();
    });

    test('[2.21] PerformanceProfile shows the running order @slow', async ({ page, staff }) => {
      const [performance] = await listOf(staff, 'callboard/performances?page_size=1');
      await page.goto(`/performances/${performance?.hashcode}`);
      await expect(heading(page, performance?.name ?? '')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Running order' })).toHaveAttribute('aria-selected', 'true');
    });

    test('[2.21] ParticipantsList and ParticipantProfile show who takes part @slow', async ({ page }) => {
      await page.goto('/participants');
      await expect(heading(page, word.participants)).toBeVisible();
      const link = firstRecord(page);
      const name = await link.innerText();
      await link.click();
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveURL(/\/participants\/[0-9a-f-]{36}$/);
    });

    if (!standsForAll(tenant)) return;

    test('[2.21] VenueCentre lists venues @slow', async ({ page }) => {
      await page.goto('/venues');
      await expect(heading(page, 'Venues')).toBeVisible();
      await expect(page).toHaveTitle('Venues');
      await expect(page.getByRole('columnheader', { name: 'Capacity' })).toBeVisible();
      await expect(firstRecord(page)).toBeVisible();
    });

    test('[2.21] VenueProfile shows a venue with its spaces @slow', async ({ page, staff }) => {
      const { venue, space } = await makeEvent(staff);
      await page.goto(`/venues/${venue.hashcode}`);
      await expect(heading(page, venue.name)).toBeVisible();
      await page.getByRole('tab', { name: `${word.space}s` }).click();
      await expect(page.getByRole('link', { name: space.name })).toBeVisible();
    });

    test('[2.21] SpaceProfile shows a space with its bookings @slow', async ({ page, staff }) => {
      const [performance] = await listOf<Stored & { space: { hashcode: string; title: string } }>(
        staff,
        'callboard/performances?page_size=1',
      );
      await page.goto(`/spaces/${performance?.space.hashcode}`);
      await expect(heading(page, performance?.space.title ?? '')).toBeVisible();
      await page.getByRole('tab', { name: `${word.performance}s` }).click();
      await expect(firstRecord(page)).toBeVisible();
    });
  });
}

test.describe('for an administrator', () => {
  test.use({ role: 'admin' });

  test('[2.19] the admin routes are there with the others @slow', async ({ page }) => {
    await page.goto('/admin');
    await expect(heading(page, 'Admin dashboard')).toBeVisible();
    await expect(page).toHaveTitle('Admin Dashboard');
  });
});

interface LoginAnswer {
  data: { navigation: { menus: { modules: { items: unknown[] }[] } } };
}

test('[2.20] [8.8] an unknown path shows a page with a way back @slow', async ({ page }) => {
  const lost = { code: 'lost', name: 'Lost', action: { type: 'redirect', redirect_url: '/no/such/page' } };
  await amendAnswer<LoginAnswer>(page, '**/user/actions', ({ data }) => {
    data.navigation.menus.modules[0]?.items.push(lost);
  });
  await page.goto('/venues');
  await openPage(page, 'Events', 'Lost');
  await expect(page.getByRole('heading', { name: 'Oops, page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Oops, page not found');
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Venues')).toBeVisible();
});

test('[2.20] the way back from an unknown path that was opened first leads to the start @slow', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(at('showquest', '/dashboard'));
});

test("[1.7] [2.35] the title is the record's name, else the route's, else its name, else the product's @slow", async ({
  page,
  staff,
  request,
}) => {
  const { event, venue } = await makeEvent(staff);
  const first = await request.get(`http://127.0.0.1:${new URL(at('showquest')).port}/events`);
  expect(await first.text()).toContain('<title>Callboard</title>');
  await page.goto(`/events/${event.hashcode}`);
  await expect(page).toHaveTitle(event.name);
  await page.getByRole('main').getByText(venue.name).first().waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveTitle('Events');
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Participant Dashboard');
});

test('[9.3] dates read DD-MMM-YYYY and times are of 24 hours @slow', async ({ page, staff }) => {
  const { event, venue, space } = await makeEvent(staff);
  await staff.create('callboard/performances', {
    name: 'Late show',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2027-09-05T21:30:00+12:00',
    ends_at: '2027-09-06T00:30:00+12:00',
  });
  await page.goto(`/venues/${venue.hashcode}?tab=performances`);
  await expect(page.getByRole('row', { name: /Late show/ })).toContainText('05-Sep-2027 21:30');
  await expect(page.getByRole('row', { name: /Late show/ })).toContainText('06-Sep-2027 00:30');
});

test.describe('for a user far away', () => {
  test.use({ timezoneId: 'Australia/Perth' });

  test('[2.13] what comes up has the time of its venue, and shows it @slow', async ({ page, staff }) => {
    const answered = page.waitForResponse((answer) =>
      /performances\?.*ordering=starts_at/.test(answer.url()),
    );
    await page.goto('/dashboard');
    const { results }: { results: Upcoming[] } = await (await answered).json();
    const { name = '', starts_at = '', venue } = results[0] ?? {};
    const { time_zone: timeZone } = await staff.get<{ time_zone: string }>(
      `callboard/venues/${venue?.hashcode}`,
    );
    const there = new Intl.DateTimeFormat('en-NZ', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
    const line = page.getByRole('region', { name: 'Coming up' }).getByRole('listitem').first();
    await expect(line).toContainText(name);
    await expect(line).toContainText(there.format(new Date(starts_at)).replaceAll(/\s/g, ' '));
  });
});
