import { expect, type Page, type Request } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { emailOf, password } from '../support/api';
import { delayResponse } from '../support/delayResponse';
import { signIn } from '../support/signIn';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { uniqueEmail } from '../support/users';

interface Arguments {
  data: { app_args: Record<string, unknown> };
}

const isUserAction = (request: Request) => request.url().endsWith('/api/v21/system/user/actions');
const alertOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });

/** Replaces values in the app's arguments. */
async function changeArguments(page: Page, changes: Record<string, unknown>) {
  await amendAnswer<Arguments>(page, '**/app/arguments', ({ data }) => {
    Object.assign(data.app_args, changes);
  });
}

async function tryToSignIn(page: Page, email: string, secret = 'Wrong1234') {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.use({ role: null });

test('[2.2] has email, password, the link of those who forgot it, and the footer @slow', async ({ page }) => {
  await changeArguments(page, { privacy_url: 'https://example.org/privacy' });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeEditable();
  await expect(page.getByLabel('Password')).toBeEditable();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Build \w+ · \d{4}-\d{2}-\d{2}/);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Showquest`);
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://example.org/privacy',
  );
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(at('showquest', '/login/forgot'));
});

test('[2.2] has no privacy link where none is configured @slow', async ({ page }) => {
  await changeArguments(page, { privacy_url: undefined });
  await page.goto('/login');
  await expect(page.getByRole('contentinfo')).toContainText('Build');
  await expect(page.getByRole('link', { name: 'Privacy' })).toHaveCount(0);
});

test('[2.2] [9.8] has a logo that is 240 px wide @slow', async ({ page }) => {
  await page.goto('/login');
  const logo = page.getByRole('img', { name: 'Showquest' });
  await expect(logo).toBeVisible();
  expect((await logo.boundingBox())?.width).toBe(240);
});

test('[2.2] [7.12] offers the domains where that is configured, each at its own address @slow', async ({
  page,
}) => {
  await changeArguments(page, { domain_selector: true });
  await page.goto('/login?redirect=%2Fvenues');
  const domain = page.getByLabel('Domain');
  await expect(domain).toHaveValue('showquest');
  await expect(domain.getByRole('option')).toHaveText(['Basketball', 'Launchpad', 'Rockquest', 'Showquest']);
  await domain.selectOption({ label: 'Rockquest' });
  await expect(page).toHaveURL(at('rockquest', '/login?redirect=%2Fvenues'));
});

test('[2.2] offers no domains and no APIs where none are configured @slow', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('contentinfo')).toContainText('Build');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('[2.2] [3.36] never offers, nor calls, an API that the build does not allow @slow', async ({ page }) => {
  const evil = 'https://evil.example';
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.addInitScript((api) => localStorage.setItem('api', JSON.stringify({ value: api })), evil);
  await changeArguments(page, { api_selector: [{ name: 'Evil', url: evil }] });
  await page.goto('/login');
  await tryToSignIn(page, uniqueEmail());
  await expect(page.getByText('You have 2 attempts left')).toBeVisible();
  await expect(page.getByLabel('API')).toHaveCount(0);
  expect(calls.filter((url) => url.startsWith(evil))).toEqual([]);
});

test('[3.36] requests its own data, also with a stored domain that the deployment does not allow @slow', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('domain', JSON.stringify({ value: 'rockquest' })));
  const sent = page.waitForRequest('**/app/arguments');
  await page.goto('/login');
  expect((await sent).headers()['domain']).toBe('showquest');
});

test('[5.1] [5.2] [5.14] shows what is missing, and sends the server nothing @slow', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Field is required')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toBeFocused();
  await tryToSignIn(page, 'no body@school.nz');
  await expect(page.getByText('Must be valid email')).toBeVisible();
  expect(calls.filter((url) => url.endsWith('user/actions'))).toEqual([]);
});

test('[8.1] [8.6] a refusal is shown once: the reason next to the password, and how many attempts are left @slow', async ({
  page,
}) => {
  await page.goto('/login');
  await tryToSignIn(page, uniqueEmail());
  await expect(page.getByRole('main').getByText('You have 2 attempts left')).toBeVisible();
  const reason = page.getByText('The email or the password is not right.');
  await expect(page.getByRole('main').getByRole('alert').and(reason)).toBeVisible();
  await expect(reason).toHaveCount(1);
  await expect(page.getByLabel('Password')).toBeFocused();
});

test('[4.2] sends anyone who failed three times to the forgotten password, with their email @slow', async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto('/login');
  for (const left of ['2 attempts', '1 attempt']) {
    await tryToSignIn(page, email);
    await expect(page.getByText(`You have ${left} left`)).toBeVisible();
  }
  await tryToSignIn(page, email);
  await expect(page).toHaveURL(at('showquest', '/login/forgot'));
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('[8.7] greets anyone who signs in @slow', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'showquest', 'judge');
  await expect(alertOf(page).getByText(/^Successfully logged in as \w+/)).toBeVisible();
});

const scripts = '**/assets/*.js';

test('nothing that can be pressed moves when the rest of the page comes @slow', async ({ page }) => {
  const letCome = await delayResponse(page, scripts);
  await page.goto('/login', { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(send).toBeVisible();
  const before = await send.boundingBox();
  letCome();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
});

test('[1.6] is painted in the colours that were selected on the last visit @slow', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      const { dataset } = document.documentElement;
      dataset['painted'] = dataset['theme'] ?? '';
    }),
  );
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'light');
});

test('[1.6] takes the selected colours up by itself when it has come again @slow', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await delayResponse(page, scripts);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('is sent by the page itself, before any script of the app has come', async ({ page }) => {
  const letCome = await delayResponse(page, scripts);
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(' staff@showquest.test');
  await page.getByLabel('Password').fill(password);
  const login = page.waitForRequest(isUserAction);
  await page.keyboard.press('Enter');
  const headers = await (await login).allHeaders();
  expect(headers).toMatchObject({ domain: 'showquest', 'time-zone': 'Pacific/Auckland' });
  letCome();
  await expect(page.getByText('Successfully logged in as Aroha Ngata')).toBeVisible();
  const data = { email: 'staff@showquest.test', password, domain: 'showquest' };
  expect(sent).toEqual([{ action: 'login', data }]);
});

test('the whole sign-in works by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.keyboard.press('Tab');
  while (!(await page.getByLabel('Email').evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(emailOf('showquest', 'staff'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong1234');
  await page.keyboard.press('Enter');
  // The wrong password is selected: typing takes its place.
  await expect(page.getByText(/attempts? left/)).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(at('showquest', '/dashboard'));
});
