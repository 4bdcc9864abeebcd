import { apiPrefix, type RecordOf } from '@callboard/api-contract';
import { expect, test, type Page, type Route } from '@playwright/test';
import { openReactApp } from './reactApp';
import { contrastOf } from './support/contrastOf';

const token = 'token-of-the-team';
const calls: { key: string; authorization: string | undefined }[] = [];
const unknownCalls: string[] = [];

test.beforeEach(async ({ page }) => {
  calls.length = 0;
  unknownCalls.length = 0;
  await page.route('**/api/**', answer);
  page.on('pageerror', (error) => unknownCalls.push(String(error)));
});
test.afterEach(() => expect(unknownCalls).toEqual([]));

/** The API of the page, as far as it is used. */
const answers: Record<string, (route: Route) => unknown> = {
  'POST user/actions': () => ({
    success: true,
    data: {
      authorization: { token },
      user: { hashcode: 'user-1', name_search: 'Aroha Ngata', is_admin: false, roles: ['staff'] },
      navigation: { menus: { modules: [] }, flow: {}, routes: [] },
      user_menu: [],
    },
  }),
  'GET callboard/venues': (route) => {
    const search = new URL(route.request().url()).searchParams.get('search') ?? '';
    return pageOf(['Opera House', 'Town Hall'].filter((name) => name.includes(search)).map(toVenue));
  },
  'GET core/views': () => pageOf([]),
  'POST attachments/upload': () => ({ hashcode: 'file-1', name: 'plan.pdf', media_url: '/file-1' }),
};

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const key = `${route.request().method()} ${pathname.replace(apiPrefix(), '')}`;
  calls.push({ key, authorization: route.request().headers()['authorization'] });
  const known = answers[key];
  if (!known) unknownCalls.push(key);
  await route.fulfill(known ? { json: known(route) } : { status: 404, json: { detail: 'No item found' } });
}

const pageOf = (results: readonly unknown[]) => ({
  results,
  count: results.length,
  next: null,
  previous: null,
});

function toVenue(name: string, index: number): RecordOf<'venues'> {
  const hashcode = `00000000-0000-4000-8000-00000000000${index}`;
  const avatar = { icon: 'pin', color: 'blue', shape: 'square', placeholder: 'V' } as const;
  const model = 'callboard.Venue';
  return {
    hashcode,
    instance_id: index,
    version: 1,
    created: '2026-05-01T09:00:00+12:00',
    modified: '2026-05-01T09:00:00+12:00',
    qed_model: { title: name, visual_title: name, subtitle: '', url: `/venues/${hashcode}`, model, avatar },
    name,
    region: null,
    town: null,
    address: null,
    coordinates: null,
    capacity: null,
    time_zone: 'Pacific/Auckland',
    phone: null,
    email: null,
    access_notes: null,
    status: 'active',
  };
}

const shown = (page: Page) => page.locator('main output').first();

test('an app with a token of its own lists, picks and uploads, without startApp @short', async ({ page }) => {
  await openReactApp(page, '/season');
  await expect(page.getByRole('row').filter({ hasText: 'Town Hall' })).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Venue' });
  await picker.click();
  await picker.pressSequentially('Opera');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: 'Opera House' }).click();
  await expect(shown(page)).toContainText('"title":"Opera House"');
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').first().setInputFiles(plan);
  await expect(shown(page)).toContainText('"name":"plan.pdf"');
  expect(new Set(calls.map(({ authorization }) => authorization?.includes(token)))).toEqual(new Set([true]));
});

test('its texts are compiled: counts are words, no syntax of messages @short', async ({ page }) => {
  await openReactApp(page, '/season');
  await expect(page.getByRole('row').filter({ hasText: 'Town Hall' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Venue' }).click();
  await expect(page.getByText('2 results')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\{\w+(?:, (?:plural|select|number))?/);
});

for (const theme of ['light', 'dark']) {
  test(`primary buttons are readable in a ${theme} app @short`, async ({ page }) => {
    await openReactApp(page, `/season?theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
    expect(await contrastOf(save)).toBeGreaterThanOrEqual(4.5);
    // The app's own styles for buttons are in a layer below those of the libraries.
    await expect(save).not.toHaveCSS('background-color', 'rgb(26, 26, 26)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  });
}
