import { offlinePages } from '@callboard/api-contract/offline';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { apiUser } from '../support/api';
import { makeContest } from '../support/contest';
import { gameLinks, makeLeague } from '../support/league';
import { makeNight } from '../support/night';
import { answerOf, openDoor } from '../support/openDoor';
import { pageOf } from '../support/pageOf';
import { uniqueName, type Stored } from '../support/records';
import { buyTickets } from '../support/shop';
import { buyForTonight } from '../support/soldPerformance';
import { at } from '../support/tenants';

test.use({ serviceWorkers: 'allow' });

interface Opened {
  /** The page, with network. */
  page: Page;
  /** Checks that a page of the same device works without it. */
  works: (page: Page) => Promise<void>;
}

/** How each page that promises to open without network is opened the first time, and what it has to do then. */
const pages: Record<
  keyof typeof offlinePages,
  (browser: Browser, request: APIRequestContext) => Promise<Opened>
> = {
  async door(browser, request) {
    const staff = await apiUser(request, 'showquest');
    const { performance, tickets } = await buyForTonight(request, staff, 1);
    const page = await openDoor(browser, staff, performance, uniqueName('Stage'));
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/^Offline since/)).toBeVisible();
        const field = opened.getByLabel('Code of the ticket');
        await field.fill(tickets[0]?.code ?? '');
        await field.press('Enter');
        await expect(answerOf(opened, 'Come in')).toBeVisible();
        await expect(opened.getByText('1 scan waits to be sent')).toBeVisible();
      },
    };
  },
  async show(browser, request) {
    const staff = await apiUser(request, 'showquest');
    const { path } = await makeNight(staff);
    const page = await pageOf(browser, staff, path);
    await page.getByRole('button', { name: 'Run this show' }).click();
    await page.getByRole('button', { name: 'Start Anchor' }).click();
    await expect(page.getByText('You run this show.')).toBeVisible();
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/stored on this device\.$/).first()).toBeVisible();
        await opened.getByRole('button', { name: 'End Anchor' }).click();
        await expect(opened.getByText('Nothing is on stage.')).toBeVisible();
        await expect(opened.getByText(/^1 step is stored on this device/)).toBeVisible();
      },
    };
  },
  async showScreens(browser, request) {
    const staff = await apiUser(request, 'showquest');
    const { path } = await makeNight(staff);
    const page = await pageOf(browser, staff, path);
    await page.getByRole('button', { name: 'Run this show' }).click();
    await page.getByRole('button', { name: 'Start Anchor' }).click();
    await page.getByRole('link', { name: 'Screen in the wings' }).click();
    await expect(page.getByRole('region', { name: 'On stage' }).getByText('Anchor')).toBeVisible();
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/You are offline/).first()).toBeVisible();
        await expect(opened.getByRole('region', { name: 'On stage' }).getByRole('timer')).toBeVisible();
      },
    };
  },
  async stageDoor(browser, request) {
    const staff = await apiUser(request, 'showquest');
    const { performance } = await makeNight(staff);
    const page = await pageOf(browser, staff, `/performances/${performance.hashcode}/stage-door`);
    await page.getByRole('button', { name: 'All of Anchor are here' }).click();
    await expect(page.getByText('1 of 3')).toBeVisible();
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/stored on this device\.$/).first()).toBeVisible();
        await opened.getByRole('button', { name: 'All of Breeze are here' }).click();
        await expect(opened.getByText('2 of 3')).toBeVisible();
      },
    };
  },
  async judging(browser, request) {
    const { stage } = await makeContest(await apiUser(request, 'showquest'));
    const page = await pageOf(browser, await apiUser(request, 'showquest', 'judge'), '/judging');
    const own = (opened: Page) => opened.getByRole('region', { name: new RegExp(stage.name) });
    await expect(own(page).getByText('0 of 3 signed')).toBeVisible();
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/stored on this device\.$/).first()).toBeVisible();
        await expect(own(opened).getByRole('link', { name: 'Score Anchor' })).toBeVisible();
      },
    };
  },
  async scoreSheet(browser, request) {
    const { stage, acts } = await makeContest(await apiUser(request, 'showquest'));
    const path = `/judging/${stage.hashcode}/${acts[0]?.hashcode}`;
    const page = await pageOf(browser, await apiUser(request, 'showquest', 'judge'), path);
    const music = (opened: Page) => opened.getByRole('radiogroup', { name: 'Score for Music' });
    await music(page).getByRole('radio', { name: '7' }).check();
    await expect(page.getByText(/not sent yet/)).toBeHidden();
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/stored on this device\.$/).first()).toBeVisible();
        await expect(music(opened).getByRole('radio', { name: '7' })).toBeChecked();
        await music(opened).getByRole('radio', { name: '9' }).check();
        await expect(opened.getByText(/^1 change is stored on this device/)).toBeVisible();
      },
    };
  },
  async game(browser, request) {
    const tenant = 'basketball';
    const staff = await apiUser(request, tenant);
    const judge = await apiUser(request, tenant, 'judge');
    const { stage } = await makeLeague(staff);
    const drawn = await staff.get<{ data: { teams: Stored[] } }>(`stages/${stage.hashcode}/league`);
    await staff.create('competition/stages/actions', {
      action: 'draw_league',
      target: stage.hashcode,
      data: { teams: drawn.data.teams.map(({ hashcode }) => hashcode), seed: null, legs: 1, pools: 1 },
    });
    const page = await pageOf(browser, judge, `/stages/${stage.hashcode}/league`, {}, { tenant });
    await gameLinks(page).first().click();
    const add = (opened: Page) => opened.getByRole('button', { name: /^2 points for / }).first();
    const scores = (opened: Page) => opened.getByRole('region').getByRole('status');
    await add(page).click();
    await expect(scores(page).first()).toHaveText('2');
    await expect(page.getByText('Not sent yet')).toBeHidden();
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/are stored on this device and sent later/).first()).toBeVisible();
        await expect(scores(opened).first()).toHaveText('2');
        await add(opened).click();
        await expect(scores(opened).first()).toHaveText('4');
      },
    };
  },
  async order(browser, request) {
    const { token } = await buyTickets(request, 2);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(at('showquest', `/tickets/order#${token}`));
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
    return {
      page,
      async works(opened) {
        await expect(opened.getByText(/You are offline/)).toBeVisible();
        await expect(opened.getByRole('img', { name: /QR/ })).toHaveCount(2);
      },
    };
  },
};

for (const [name, { needsSession }] of Object.entries(offlinePages))
  test(`[1.8] ${name} opens without network, in a new tab and after a reload @slow`, async ({
    browser,
    playwright,
  }) => {
    test.setTimeout(180_000);
    const request = await playwright.request.newContext();
    // Every page that is declared is in the table.
    const { page, works } = await pages[name as keyof typeof pages](browser, request);
    const context = page.context();
    const address = page.url();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    if (needsSession)
      await expect
        .poll(() =>
          page.evaluate(async () => (await indexedDB.databases()).map(({ name: stored }) => stored)),
        )
        .toContain('callboard-session');
    await page.close();
    await context.setOffline(true);
    const opened = await context.newPage();
    await opened.goto(address);
    await works(opened);
    await opened.reload();
    await expect(opened.getByText(/You are offline|Offline since/).first()).toBeVisible();
    await context.close();
    await request.dispose();
  });

test('another page of the same device asks for the network, and a sign-out forgets the session @slow', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(180_000);
  const request = await playwright.request.newContext();
  const { page } = await pages.door(browser, request);
  const context = page.context();
  const address = page.url();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(at('showquest', '/venues'));
  await expect(page.getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await page.goto(address);
  await expect(page.getByText(/^Snapshot from/)).toBeVisible();
  // On a phone the menu is behind another.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('callboard-session');
  await context.close();
  await request.dispose();
});
