import { expect, type Page } from '@playwright/test';
import { apiUser, password } from '../support/api';
import { mailedPath } from '../support/mail';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { act, makeUser, signedInAs, tokenOf } from '../support/users';

const alertOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const isUserAction = '**/user/actions';
const expired = 'Your reset password session has expired, please request again';
const fresh = 'Fresh2paint';

async function signInAs(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('a forgotten password', () => {
  test.use({ role: null });

  test('[2.3] [7.5] asks for an email, sends it, and returns to the login @slow', async ({ page }) => {
    const user = await makeUser('showquest');
    await page.goto('/login/forgot');
    await page.getByLabel('Email').fill(user.email);
    const sent = page.waitForRequest(isUserAction);
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toEqual({ action: 'reset_password', data: { email: user.email } });
    await expect(page).toHaveURL(at('showquest', '/login'));
  });

  test('[2.3] has a way back to the login, which keeps where a user was heading @slow', async ({ page }) => {
    // The page is painted before its script is there.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/login?redirect=%2Fvenues', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Forgot password?' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(at('showquest', '/login/forgot?redirect=%2Fvenues'));
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(at('showquest', '/login?redirect=%2Fvenues'));
  });

  test('[5.15] [5.2] needs an email @slow', async ({ page }) => {
    await page.goto('/login/forgot');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Field is required')).toBeVisible();
    await page.getByLabel('Email').fill('nobody');
    await expect(page.getByText('Must be valid email')).toBeVisible();
  });

  test('[2.4] [7.6] [7.10] [7.13] is exchanged by the mailed link, once', async ({ page, request }) => {
    const user = await makeUser('showquest');
    await act(request, 'showquest', 'reset_password', { email: user.email });
    const path = await mailedPath(request, user.email, 2);
    const token = path.replace('/login/forgot/', '');
    const checked = page.waitForRequest(`**/user/passwords/${token}`);
    await page.goto(path);
    await checked;
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await page.getByLabel('New password').fill(fresh);
    await page.getByLabel('Confirm password').fill(fresh);
    const sent = page.waitForRequest(isUserAction);
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({
      action: 'consume_temporary_password',
      data: { temporary_password: token, new_password: fresh },
    });
    await expect(alertOf(page).getByText('Password changed')).toBeVisible();
    await expect(page).toHaveURL(at('showquest', '/login'));
    await signInAs(page, user.email, fresh);
    await expect(page).toHaveURL(at('showquest', '/dashboard'));
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(alertOf(page).getByText(expired)).toBeVisible();
  });

  test('[2.4] leaves no token in the address, the history or a referrer @slow', async ({ page, request }) => {
    const user = await makeUser('showquest');
    await act(request, 'showquest', 'reset_password', { email: user.email });
    const path = await mailedPath(request, user.email, 2);
    const token = path.replace('/login/forgot/', '');
    const referrers: string[] = [];
    page.on('request', (call) => referrers.push(call.headers()['referer'] ?? ''));
    await page.goto(path);
    await expect(page.getByLabel('New password')).toBeVisible();
    expect(page.url()).not.toContain(token);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.goBack();
    expect(page.url()).not.toContain(token);
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  });

  test('[2.4] [8.3] a dead link shows it and leads to the forgotten password @slow', async ({ page }) => {
    await page.goto(`/login/forgot/showquest.${'x'.repeat(43)}`);
    await expect(alertOf(page).getByText(expired)).toBeVisible();
    await expect(page).toHaveURL(at('showquest', '/login/forgot'));
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('[5.3] [5.12] [5.16] [5.4] the new one is strong, and the same twice @slow', async ({
    page,
    request,
  }) => {
    const user = await makeUser('showquest');
    await act(request, 'showquest', 'reset_password', { email: user.email });
    await page.goto(await mailedPath(request, user.email, 2));
    const save = page.getByRole('button', { name: 'Save' });
    for (const [entered, sentence] of [
      ['', 'Field is required'],
      ['Short1', 'Password must be at least 8 characters long'],
      ['nocapital1', 'Password must be strong'],
      ['NoDigitHere', 'Password must be strong'],
    ] as const) {
      await page.getByLabel('New password').fill(entered);
      await save.click();
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
    await page.getByLabel('New password').fill(fresh);
    await page.getByLabel('Confirm password').fill(`${fresh}!`);
    await save.click();
    await expect(page.getByText("This must be the same as 'New password'")).toBeVisible();
  });
});

test.describe('a password that is known', () => {
  test('[2.8] [5.17] [7.13] is changed at /update-password, with a confirmation that need not be equal @slow', async ({
    browser,
  }) => {
    const user = await makeUser('showquest');
    const context = await browser.newContext({ storageState: await signedInAs('showquest', user.email) });
    const page = await context.newPage();
    await page.goto(at('showquest', '/update-password'));
    await expect(page.getByRole('heading', { level: 1, name: 'Update Password' })).toBeVisible();
    await expect(page).toHaveTitle('Update Password');
    await page.getByLabel('Old password').fill(password);
    await page.getByLabel('New password').fill(fresh);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Field is required')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Something3lse');
    const sent = page.waitForRequest(isUserAction);
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({
      action: 'change_password',
      data: { old_password: password, new_password: fresh },
    });
    await expect(alertOf(page).getByText('Password changed')).toBeVisible();
    await context.close();
  });

  test('[2.44] [6.2] [7.4] [8.7] is changed in a modal of the user menu, by the old one @slow', async ({
    browser,
  }) => {
    const user = await makeUser('showquest');
    const context = await browser.newContext({ storageState: await signedInAs('showquest', user.email) });
    const page = await context.newPage();
    await page.goto(at('showquest', '/venues'));
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    const modal = page.getByRole('dialog', { name: 'Change Password' });
    await modal.getByLabel('Old password').fill('Wrong1234');
    await modal.getByLabel('New password').fill(fresh);
    await modal.getByLabel('Confirm password').fill(fresh);
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(modal.getByText('The old password is not right.').first()).toBeVisible();
    await modal.getByLabel('Old password').fill(password);
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(alertOf(page).getByText('Password changed')).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(at('showquest', '/venues'));
    await context.close();
  });
});

test.describe('an admin', () => {
  test.use({ role: 'admin' });

  test("[6.2] [7.4] changes another user's password without the old one @slow", async ({ page, request }) => {
    const user = await makeUser('showquest');
    await page.goto(`/users/${user.hashcode}`);
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByLabel('Old password')).toHaveCount(0);
    await modal.getByLabel('New password').fill(fresh);
    await modal.getByLabel('Confirm password').fill(fresh);
    // The notice of who views the record goes to the same address.
    const changed = page.waitForRequest(
      (request) =>
        request.url().endsWith('/user/actions') && request.postDataJSON()?.action !== 'view_record',
    );
    await modal.getByRole('button', { name: 'Save' }).click();
    expect((await changed).postDataJSON()).toEqual({
      action: 'change_password',
      data: { new_password: fresh, user: user.hashcode },
    });
    await expect(alertOf(page).getByText('Password changed')).toBeVisible();
    await act(request, 'showquest', 'login', { email: user.email, password: fresh });
  });

  test('[6.3] [7.9] [8.7] lets a user try again who failed too often @slow', async ({ page, request }) => {
    const user = await makeUser('showquest');
    const fail = () =>
      act(request, 'showquest', 'login', { email: user.email, password: 'Wrong1234' }).catch(() => undefined);
    for (let failure = 0; failure < 4; failure++) await fail();
    await expect(tokenOf(request, 'showquest', user.email)).rejects.toThrow(/Too many attempts/);
    await page.goto(`/users/${user.hashcode}`);
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('menuitem', { name: 'Reset lockout' }).click();
    await expect(alertOf(page).getByText('Lockout counter has been reset')).toBeVisible();
    expect(await tokenOf(request, 'showquest', user.email)).toMatch(/^showquest\./);
  });
});

test.describe('staff who are no admins', () => {
  test('[6.3] are not offered what admins do @slow', async ({ page, request }) => {
    const { results } = await (
      await apiUser(request, 'showquest')
    ).get<{ results: { hashcode: string }[] }>('user?page_size=1');
    await page.goto(`/users/${results[0]?.hashcode}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign-in' })).toHaveCount(0);
  });
});
