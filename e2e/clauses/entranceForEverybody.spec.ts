import { expect, type Page } from '@playwright/test';
import { password } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { mailedPath } from '../support/mail';
import { at } from '../support/tenants';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';
import { act, invite, makeUser, signedInAs, uniqueEmail } from '../support/users';

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in ${theme} colours, at 320 px`, () => {
    test.use({ role: null, viewport: { width: 320, height: 640 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    });

    async function check(page: Page, name: string) {
      expect.soft(await violationsOf(page), name).toEqual([]);
      expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
    }

    test(`[2.1] the pages before the sign-in can be used by everyone${slowWhere(theme !== 'dark')}`, async ({
      page,
      request,
    }) => {
      await page.goto('/login/forgot');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Field is required')).toBeVisible();
      await check(page, 'forgot');

      const user = await makeUser('showquest');
      await act(request, 'showquest', 'reset_password', { email: user.email });
      await page.goto(await mailedPath(request, user.email, 2));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Field is required').first()).toBeVisible();
      await check(page, 'new password');

      const { path } = await invite(request, 'showquest', uniqueEmail());
      await page.goto(path);
      await page.getByRole('button', { name: 'Activate' }).click();
      await expect(page.getByText('Field is required').first()).toBeVisible();
      await check(page, 'activation');

      await page.goto(`/login/activate/showquest.${'domain-pending'.padEnd(43, '0')}`);
      await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
      await check(page, 'invitation');

      await page.goto(`/login/activate/showquest.${'new-expired'.padEnd(43, '0')}`);
      await expect(page.getByText('This activation link has expired')).toBeVisible();
      await check(page, 'expired');
    });

    test('the account can be used by everyone @slow', async ({ browser }) => {
      const user = await makeUser('showquest');
      const context = await browser.newContext({
        storageState: await signedInAs('showquest', user.email),
        viewport: { width: 320, height: 640 },
      });
      const page = await context.newPage();
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(at('showquest', '/account'));
      await expect(page.getByText('This device')).toBeVisible();
      await check(page, 'account');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByLabel('Your password').fill(password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await check(page, 'QR code');
      await page.goto(at('showquest', '/update-password'));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Field is required').first()).toBeVisible();
      await check(page, 'update password');
      await context.close();
    });
  });
}
