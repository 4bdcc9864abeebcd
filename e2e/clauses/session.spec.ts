import { expect, type Request } from '@playwright/test';
import { emailOf, password } from '../support/api';
import { amendAnswer } from '../support/amendAnswer';
import { signIn, signOut } from '../support/signIn';
import { at, wordsOf } from '../support/tenants';
import { test } from '../support/test';

interface LoginAnswer {
  data: { navigation: { routes: unknown[] } };
}

const isUserAction = (request: Request) => request.url().endsWith('/api/v21/system/user/actions');

test.describe('a stranger', () => {
  test.use({ role: null });

  test('[2.31] [2.32] is sent to login with the way back, and goes there after it', async ({ page }) => {
    await page.goto('/events?search=heat&ordering=-name');
    await expect(page).toHaveURL(
      at('showquest', '/login?redirect=%2Fevents%3Fsearch%3Dheat%26ordering%3D-name'),
    );
    await signIn(page, 'showquest', 'staff');
    await expect(page).toHaveURL(at('showquest', '/events?search=heat&ordering=-name'));
    await expect(page.getByRole('textbox', { name: 'Search events' })).toHaveValue('heat');
  });

  test("[2.32] [2.34] goes to the navigation flow's page where no way back is given @slow", async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(at('showquest', '/login'));
    await signIn(page, 'showquest', 'staff');
    await expect(page).toHaveURL(at('showquest', '/dashboard'));
  });

  for (const redirect of [
    '//evil.example',
    'https://evil.example/',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
  ]) {
    test(`[2.32] is not led out of the app by the redirect ${redirect} @slow`, async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await signIn(page, 'showquest', 'staff');
      await expect(page).toHaveURL(at('showquest', '/dashboard'));
    });
  }

  test('[8.6] hears how many attempts are left @slow', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@showquest.test');
    await page.getByLabel('Password').fill('Wrong1234');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/^You have \d attempts? left$/)).toBeVisible();
  });

  test('[7.2] signs in with email, password and domain @slow', async ({ page }) => {
    await page.goto('/login');
    const sent = page.waitForRequest(isUserAction);
    await signIn(page, 'showquest', 'judge');
    expect((await sent).postDataJSON()).toEqual({
      action: 'login',
      data: { email: emailOf('showquest', 'judge'), password, domain: 'showquest' },
    });
  });
});

test.describe('a user signed in', () => {
  test('[2.29] [7.2] resumes with the stored token, without data', async ({ page, staff }) => {
    const sent = page.waitForRequest(isUserAction);
    await page.goto('/venues');
    const request = await sent;
    expect(request.postDataJSON()).toEqual({ action: 'login' });
    expect(request.headers()['authorization']).toBe(`Token ${staff.token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
  });

  test('[2.30] who opens the login route goes on @slow', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL(at('showquest', '/dashboard'));
    await page.goto('/login?redirect=%2Fvenues');
    await expect(page).toHaveURL(at('showquest', '/venues'));
  });

  test('[2.37] is sent to login when the token is cleared in another tab @slow', async ({
    page,
    context,
  }) => {
    await page.goto('/venues');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venues');
    const other = await context.newPage();
    // A page of the same origin without the app: a tab that is signed in itself would write the token again.
    await other.goto('/icon.svg');
    await other.evaluate(() => localStorage.removeItem('api_token'));
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('[2.38] [4.1] leaves nothing behind at logout', async ({ page }) => {
    await page.goto('/dashboard');
    await page.goto('/venues');
    await signOut(page);
    await expect(page).toHaveURL(at('showquest', '/login'));
    const stored = ['api', 'api_version', 'user', 'api_token', 'domain'];
    const left = await page.evaluate(
      (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
      stored,
    );
    expect(left).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('[4.1] [8.1] loses the session when the server no longer knows the token, with the way back @slow', async ({
    page,
  }) => {
    await page.goto('/venues');
    await expect(page.getByRole('table')).toBeVisible();
    await page.route('**/api/v21/system/callboard/**', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Please sign in again.' } }),
    );
    await page.getByRole('textbox', { name: 'Search venues' }).fill('hall');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fvenues/);
    expect(await page.evaluate(() => localStorage.getItem('api_token'))).toBeNull();
    await page.unroute('**/api/v21/system/callboard/**');
    await signIn(page, 'showquest', 'staff');
    await expect(page.getByRole('textbox', { name: 'Search venues' })).toHaveValue('hall');
  });
});

test.describe("the server's routes", () => {
  const { name } = wordsOf('showquest');

  test('[2.33] come in after login, and an unknown screen is an unknown page @slow', async ({ page }) => {
    await amendAnswer<LoginAnswer>(page, '**/api/v21/system/user/actions', ({ data }) => {
      data.navigation.routes.push(
        { name: 'Halls', path: '/halls', component: 'VenueCentre', meta: { title: `Halls of ${name}` } },
        { name: 'Odd', path: '/odd', component: 'NoSuchScreen', meta: {} },
      );
    });
    await page.goto('/halls');
    await expect(page.getByRole('heading', { level: 1, name: `Halls of ${name}` })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto('/odd');
    await expect(page.getByText('Oops, page not found')).toBeVisible();
  });
});
