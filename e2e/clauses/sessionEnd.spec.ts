import { expect, type Page } from '@playwright/test';
import { delayResponse } from '../support/delayResponse';
import { signIn, signOut } from '../support/signIn';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { makeUser, signedInAs } from '../support/users';

const alertOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const ended = 'Your session has ended. Please sign in again.';
const records = '**/api/v21/system/callboard/**';

test('[4.1] [8.1] a hundred 401s together are one end, one alert and one way to the login @slow', async ({
  page,
}) => {
  await page.goto('/venues');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"logout"')) logouts.push(request.url());
  });
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(frame.url()));
  await page.route(records, (route) => route.fulfill({ status: 401, json: { detail: 'Invalid token.' } }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(at('showquest', '/login?redirect=%2Fdashboard'));
  await expect(alertOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(alertOf(page).getByText(ended)).toBeVisible();
  expect(visits.filter((url) => url.includes('/login'))).toHaveLength(1);
  expect(logouts).toEqual([]);
});

test('[4.1] a 401 that answers an old token does nothing to the new session @slow', async ({ page }) => {
  const venues = '**/callboard/venues?*';
  const sent = page.waitForRequest(venues);
  const release = await delayResponse(page, venues, async (route) => {
    const tokens = await Promise.all(
      [route.request(), await sent].map((each) => each.headerValue('authorization')),
    );
    const isOfOldToken = tokens[0] === tokens[1];
    await (isOfOldToken ? route.fulfill({ status: 401, json: {} }) : route.continue());
  });
  await page.goto('/venues');
  await sent;
  await signOut(page);
  await signIn(page, 'showquest', 'judge');
  const greeting = page.getByRole('heading', { level: 1, name: /^Kia ora/ });
  // The way back leads to the list that the first session requested.
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  release();
  await page.getByRole('link', { name: 'Showquest' }).first().click();
  await expect(greeting).toBeVisible();
  await expect(alertOf(page).getByText(ended)).toHaveCount(0);
});

test('[8.1] what fails at one moment is one alert @slow', async ({ page }) => {
  await page.goto('/venues');
  await expect(page.getByRole('table')).toBeVisible();
  let failures = 0;
  await page.route(records, (route) => {
    failures += 1;
    return route.fulfill({ status: 403, json: { detail: `Refused for the ${failures}. time.` } });
  });
  await page.getByRole('link', { name: 'Showquest' }).first().click();
  await expect(alertOf(page).getByText(/Refused for the 1\. time\./)).toBeVisible();
  expect(failures).toBeGreaterThan(1);
  expect(await alertOf(page).getByRole('listitem').count()).toBeLessThan(failures);
});

test('[2.38] after a logout neither Back nor another tab shows anything of the user', async ({ browser }) => {
  const user = await makeUser('showquest');
  const context = await browser.newContext({ storageState: await signedInAs('showquest', user.email) });
  const page = await context.newPage();
  await page.goto(at('showquest', '/venues'));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(at('showquest', '/dashboard'));
  await other.goto(at('showquest', '/events'));
  await expect(other.getByRole('table').getByRole('link').first()).toBeVisible();
  // Leaves the first page behind in the history, as a whole document.
  await page.goto(at('showquest', '/icon.svg'));
  await signOut(other);
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await other.goBack();
  await expect(other.getByLabel('Email')).toBeVisible();
  const calls: string[] = [];
  other.on('request', (request) => calls.push(request.url()));
  await other.goForward();
  await expect(other.getByLabel('Email')).toBeVisible();
  expect(calls.filter((url) => url.includes('/callboard/'))).toEqual([]);
  await context.close();
});
