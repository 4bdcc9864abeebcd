import { expect, type Page, type Route } from '@playwright/test';
import { delayResponse } from '../support/delayResponse';
import { openPage } from '../support/openPage';
import { makeEvent } from '../support/records';
import { signIn } from '../support/signIn';
import { test } from '../support/test';

const lists = '**/api/v21/system/callboard/venues?*';
const alertOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });

const offline = 'Cannot reach the server. Check your connection and try again.';
const late = 'The server took too long to answer. Try again.';
const broken = 'Something went wrong on the server. Try again.';

const truncated = '{"count": 3, "next": null, "results": [{"hashcode": "4ed5c421';
const page500 = '<!doctype html><title>Error</title><h1>Bad gateway</h1>';

const answers: readonly [string, (route: Route) => Promise<void>, string][] = [
  ['is dead', (route) => route.abort('connectionrefused'), offline],
  [
    'cuts the answer off',
    (route) => route.fulfill({ contentType: 'application/json', body: truncated }),
    broken,
  ],
  ['answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: page500 }), broken],
  [
    'answers with a page and 502',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: page500 }),
    broken,
  ],
  ['answers another shape', (route) => route.fulfill({ json: { rows: [] } }), broken],
  ['answers 500', (route) => route.fulfill({ status: 500, json: {} }), broken],
  ['refuses', (route) => route.fulfill({ status: 403, json: {} }), 'You are not allowed to do this.'],
  [
    'does not like the question',
    (route) => route.fulfill({ status: 400, json: { detail: 'There is no field "x".' } }),
    'There is no field "x".',
  ],
];

for (const [what, answer, sentence] of answers) {
  test(`[8.1] [8.9] a server that ${what} shows an alert in a page that goes on @slow`, async ({ page }) => {
    await page.route(lists, answer);
    await page.goto('/venues');
    await expect(alertOf(page).getByText(sentence)).toBeVisible();
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await page.unroute(lists);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  });
}

test('[8.9] [9.1] a server that does not answer is given up after 30 s @slow', async ({ page }) => {
  // The browser's own time-out cannot be wound on: the page's is a thousand times as fast, and records the delay of each timer.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (delay) =>
      timeout(delay === 30_000 && location.pathname === '/venues' ? 1_000 : delay);
  });
  await page.route(lists, () => undefined);
  await page.goto('/venues');
  await expect(alertOf(page).getByText(late)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.unroute(lists);
});

test('[8.9] a slow server leaves the page in use until the answer is there @slow', async ({ page }) => {
  const release = await delayResponse(page, lists);
  await page.goto('/venues');
  await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search venues' })).toBeEditable();
  await expect(page.getByRole('table')).toHaveCount(0);
  release();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

const bodies: readonly [string, unknown, string][] = [
  [
    "each item's error of a results array",
    { results: [{ success: false, error: 'One is gone.' }, { message: 'Two is busy.' }] },
    'One is gone. Two is busy.',
  ],
  ['non_field_errors, joined', { non_field_errors: ['Too early.', 'Too long.'] }, 'Too early. Too long.'],
  ['error.message', { error: { message: 'The error says so.' }, message: 'not this' }, 'The error says so.'],
  ['message', { message: 'The message says so.', detail: 'not this' }, 'The message says so.'],
  ['error', { error: 'The error itself says so.', detail: 'not this' }, 'The error itself says so.'],
  ['detail', { detail: 'The detail says so.' }, 'The detail says so.'],
  ['all values of the body', { name: ['Is needed.'], town: ['Is too long.'] }, 'Is needed. Is too long.'],
];

test('[8.2] an alert shows what the body brings, in the order of the specification @slow', async ({
  page,
}) => {
  await page.goto('/venues');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  let body: unknown;
  await page.route(lists, (route) => route.fulfill({ status: 400, json: body }));
  for (const [what, sent, sentence] of bodies) {
    body = sent;
    await page.getByRole('textbox', { name: 'Search venues' }).fill(what);
    await expect(alertOf(page).getByText(sentence), what).toBeVisible();
  }
});

test('[8.2] a request that is given up stays silent @slow', async ({ page }) => {
  await page.goto('/venues');
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  const pending = page.waitForRequest(/search=never/);
  await page.route(/search=never/, () => undefined);
  const search = page.getByRole('textbox', { name: 'Search venues' });
  await search.fill('never');
  await pending;
  await search.fill('');
  await expect(page).not.toHaveURL(/search=/);
  await expect(rows.first()).toBeVisible();
  await expect(alertOf(page).getByRole('listitem')).toHaveCount(0);
});

test('[8.1] a refused write shows why, keeps what was typed and loses nothing', async ({ page, staff }) => {
  const { venue } = await makeEvent(staff);
  await page.goto(`/venues/${venue.hashcode}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Town').fill('Otaki');
  await page.route(`**/callboard/venues/${venue.hashcode}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(offline).or(alertOf(page).getByText(offline)).first()).toBeVisible();
  await expect(form.getByLabel('Town')).toHaveValue('Otaki');
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await staff.get(`callboard/venues/${venue.hashcode}`)).toMatchObject({ town: 'Otaki' });
});

test('[8.1] a part of the app that cannot be fetched leaves the frame, and can be requested again @slow', async ({
  page,
}) => {
  await page.route('**/assets/VenueCentre-*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPage(page, 'Venues', 'Venues');
  await expect(page.getByText('This page has stopped')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.unroute('**/assets/VenueCentre-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test.describe('at the login', () => {
  test.use({ role: null });

  for (const [how, answer, sentence] of [
    ['dead', null, offline],
    ['failing', { status: 500, body: page500, contentType: 'text/html' }, broken],
    ['strange', { status: 200, body: '{"success": true}', contentType: 'application/json' }, broken],
  ] as const) {
    test(`[8.1] a server that is ${how} leaves the form visible @slow`, async ({ page }) => {
      await page.goto('/login');
      await page.route('**/user/actions', (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionrefused'),
      );
      await signIn(page, 'showquest', 'staff');
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('staff@showquest.test');
    });
  }
});

test('[8.1] a server that dies before the session is resumed offers another try @slow', async ({ page }) => {
  await page.route('**/user/actions', (route) => route.abort('connectionrefused'));
  await page.goto('/venues');
  await expect(page.getByText(offline).first()).toBeVisible();
  await page.unroute('**/user/actions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('[8.9] figures that cannot be had are a dash, and not loading for ever @slow', async ({
  page,
  staff,
}) => {
  const { event } = await makeEvent(staff);
  await page.route('**/showquest/entries/counts?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/events/${event.hashcode}`);
  await expect(page.getByRole('definition').first()).toContainText('–');
  await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
});
