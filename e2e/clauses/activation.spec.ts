import type { TenantCode } from '@callboard/api-contract';
import { expect, type Page } from '@playwright/test';
import { password } from '../support/api';
import { mailedPath } from '../support/mail';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { act, invite, makeUser, tokenOf, uniqueEmail } from '../support/users';

const alertOf = (page: Page) => page.getByRole('region', { name: 'Alerts' });

/** The link of an example invitation, which every fresh season has. */
const example = (tenant: TenantCode, mode: 'new' | 'domain', status: string) =>
  `/login/activate/${tenant}.${`${mode}-${status}`.padEnd(43, '0')}`;

/** The link of an invitation to a person who has an account at another tenant. */
async function inviteMember(request: Parameters<typeof invite>[0], tenant: TenantCode) {
  const elsewhere = tenant === 'rockquest' ? 'basketball' : 'rockquest';
  const { email } = await makeUser(elsewhere);
  await invite(request, tenant, email);
  return { email, path: await mailedPath(request, email, 2) };
}

test.describe('as a screen of its own', () => {
  test.use({ role: null });

  test('[2.5] [2.6] [3.15] [4.7] [7.7] makes a user of a new person', async ({ page, request }) => {
    const email = uniqueEmail();
    const { path } = await invite(request, 'showquest', email);
    const token = path.replace('/login/activate/', '');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Activate User' })).toBeVisible();
    await expect(page).toHaveTitle('Activate User');
    expect(page.url()).not.toContain(token);
    await page.getByLabel('First name').fill('Mere');
    await page.getByLabel('Last name').fill('Parata');
    await page.getByLabel('Phone').fill('021 555 0123');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    const sent = page.waitForRequest('**/user/actions');
    await page.getByRole('button', { name: 'Activate' }).click();
    expect((await sent).postDataJSON()).toEqual({
      action: 'activate_user',
      data: {
        token,
        first_name: 'Mere',
        last_name: 'Parata',
        phone: '021 555 0123',
        password,
        confirmPassword: password,
        language: 'en',
      },
    });
    await expect(alertOf(page).getByText('Account Activated')).toBeVisible();
    await expect(page.getByRole('main').getByText('Account has been activated')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await tokenOf(request, 'showquest', email)).toMatch(/^showquest\./);
    await page.goto(path);
    await expect(page.getByText('This account has already been activated')).toBeVisible();
  });

  test('[5.16] [5.18] needs names, phone, and a strong password twice @slow', async ({ page }) => {
    await page.goto(example('showquest', 'new', 'pending'));
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('');
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText('Field is required')).toHaveCount(5);
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill('weakling');
    await page.getByLabel('Confirm password').fill('other');
    await expect(page.getByText('Password must be strong')).toBeVisible();
    await expect(page.getByText("This must be the same as 'Password'")).toBeVisible();
  });

  test('[4.5] [8.4] shows that a link has expired @slow', async ({ page }) => {
    await page.goto(example('showquest', 'new', 'expired'));
    await expect(page.getByText('This activation link has expired')).toBeVisible();
  });

  test('[4.6] [8.4] shows that an account is active already, with a way to the login @slow', async ({
    page,
  }) => {
    await page.goto(example('showquest', 'new', 'complete'));
    await expect(page.getByText('This account has already been activated')).toBeVisible();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(at('showquest', '/login'));
  });

  test('[8.4] shows that an activation failed @slow', async ({ page }) => {
    await page.goto(example('showquest', 'domain', 'pending'));
    await page.route('**/user/actions', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('There was an error activating this account')).toBeVisible();
  });

  test('[7.11] goes to the login when the lookup fails @slow', async ({ page }) => {
    await page.goto(`/login/activate/showquest.${'x'.repeat(43)}`);
    await expect(page).toHaveURL(at('showquest', '/login'));
    await expect(alertOf(page).getByRole('listitem')).toHaveText(
      /There was an error activating this account/,
    );
  });

  test('[7.11] asks for status and mode @slow', async ({ page }) => {
    const sent = page.waitForRequest('**/user/activations/**');
    await page.goto(example('showquest', 'new', 'pending'));
    expect(new URL((await sent).url()).search).toBe('?fields=status,mode');
  });

  test('[3.13] [4.4] [4.8] lets a member of another domain accept @slow', async ({ page, request }) => {
    const { email, path } = await inviteMember(request, 'showquest');
    await page.goto(path);
    const sent = page.waitForRequest('**/user/actions');
    await page.getByRole('button', { name: 'Accept' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      action: 'activate_user',
      data: { user_activation: path.replace('/login/activate/', ''), add_to_domain: true },
    });
    await expect(alertOf(page).getByText('Accepted invitation')).toBeVisible();
    await expect(page.getByText('Account has been activated')).toBeVisible();
    expect(await tokenOf(request, 'showquest', email)).toMatch(/^showquest\./);
  });

  test('[4.8] lets a member of another domain decline @slow', async ({ page, request }) => {
    const { email, path } = await inviteMember(request, 'showquest');
    await page.goto(path);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(alertOf(page).getByText('Declined invitation')).toBeVisible();
    await expect(tokenOf(request, 'showquest', email)).rejects.toThrow();
  });
});

test.describe('as a face of the login page', () => {
  test.use({ role: null, tenant: 'launchpad' });

  test('[2.7] [7.7] [8.7] takes a password of a new user @slow', async ({ page, request }) => {
    const email = uniqueEmail();
    const { path } = await invite(request, 'launchpad', email);
    const token = path.replace('/login/activate/', '');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Activate', exact: true })).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    const sent = page.waitForRequest('**/user/actions');
    await page.getByRole('button', { name: 'Activate' }).click();
    expect((await sent).postDataJSON()).toEqual({
      action: 'activate_user',
      data: { token, accept: true, password, is_new: true },
    });
    await expect(alertOf(page).getByText('Account Activated')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await tokenOf(request, 'launchpad', email)).toMatch(/^launchpad\./);
  });

  test('[4.4] [4.8] [8.7] lets a member of another domain accept @slow', async ({ page, request }) => {
    const { email, path } = await inviteMember(request, 'launchpad');
    await page.goto(path);
    const sent = page.waitForRequest('**/user/actions');
    await page.getByRole('button', { name: 'Accept' }).click();
    expect((await sent).postDataJSON()).toEqual({
      action: 'activate_user',
      data: { token: path.replace('/login/activate/', ''), accept: true, is_new: false },
    });
    await expect(alertOf(page).getByText('Accepted invitation')).toBeVisible();
    expect(await tokenOf(request, 'launchpad', email)).toMatch(/^launchpad\./);
  });

  test('[3.12] [4.8] [8.5] [8.7] lets a member of another domain decline, and shows it the next time @slow', async ({
    page,
    request,
  }) => {
    const { path } = await inviteMember(request, 'launchpad');
    await page.goto(path);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(alertOf(page).getByText('Declined invitation')).toBeVisible();
    await page.goto(path);
    await expect(
      page.getByText(
        'You have previously declined this activation invitation. If you would like to activate your account, please contact the system administrator to re-send the activation.',
      ),
    ).toBeVisible();
  });

  test('[4.5] [8.5] shows that an invitation has expired @slow', async ({ page }) => {
    await page.goto(example('launchpad', 'domain', 'expired'));
    await expect(
      page.getByText(
        'Your activation invitation has expired. Please contact the system administrator to re-send the activation.',
      ),
    ).toBeVisible();
  });

  test('[4.6] goes to the login when it is done already @slow', async ({ page }) => {
    await page.goto(example('launchpad', 'new', 'complete'));
    await expect(page).toHaveURL(at('launchpad', '/login'));
  });
});

test.describe('an admin', () => {
  test.use({ role: 'admin' });

  test('[6.4] activates a user in their stead, in words of their own @slow', async ({ page, request }) => {
    const email = uniqueEmail();
    const { hashcode } = await invite(request, 'showquest', email);
    await page.goto(`/invitations/${hashcode}`);
    await page.getByRole('link', { name: 'Activate account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activate account' })).toBeVisible();
    await expect(page.getByText('Enter details for this user')).toBeVisible();
    await page.getByLabel('Phone').fill('021 555 0123');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText('Account has been activated')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(at('showquest', '/dashboard'));
    expect(await tokenOf(request, 'showquest', email)).toMatch(/^showquest\./);
  });

  test('[6.3] [7.8] [8.7] mails an invitation again @slow', async ({ page, request }) => {
    const email = uniqueEmail();
    const { hashcode, path } = await invite(request, 'showquest', email);
    await page.goto(`/invitations/${hashcode}`);
    // Other actions can come between, such as the one that shows others who has the record open.
    const sent = page.waitForRequest(
      (sent) => sent.url().endsWith('/user/actions') && sent.postDataJSON().action === 'resend_activation',
    );
    await page.getByRole('button', { name: 'Resend activation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toEqual({ action: 'resend_activation', target: hashcode });
    await expect(alertOf(page).getByText('Activation email was sent')).toBeVisible();
    const again = await mailedPath(request, email, 2);
    expect(again).not.toBe(path);
    await act(request, 'showquest', 'activate_user', {
      token: again.replace('/login/activate/', ''),
      accept: true,
      is_new: true,
      password,
    });
  });
});
