import { apiUser, password } from '../support/api';
import { test } from '../support/test';
import { codeFor } from '../support/totp';
import { invite, makeUser, tokenOf, uniqueEmail } from '../support/users';

const sizes = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;
const modes = ['light', 'dark'] as const;

for (const mode of modes) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`sign-in, ${mode}, ${size}`, () => {
      test.use({ viewport, colorScheme: mode, role: null });
      const picture = (name: string) => `${import.meta.dirname}/pictures/signIn-${name}-${size}-${mode}.png`;

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      });

      test('before the sign-in', async ({ page, request }) => {
        const shoot = async (name: string) => {
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: picture(name), fullPage: true });
        };
        await page.goto('/login');
        await page.getByLabel('Email').fill(uniqueEmail());
        await page.getByLabel('Password').fill('wrong');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.getByText(/attempts? left/).waitFor();
        await shoot('refused');
        await page.goto('/login/forgot');
        await shoot('forgot');
        const { path } = await invite(request, 'showquest', uniqueEmail());
        await page.goto(path);
        await page.getByRole('button', { name: 'Activate' }).click();
        await shoot('activate');
        await page.goto(`/login/activate/showquest.${'new-expired'.padEnd(43, '0')}`);
        await shoot('expired');
        await page.goto(`/login/activate/showquest.${'domain-pending'.padEnd(43, '0')}`);
        await shoot('domain');
      });

      test('one account', async ({ page, request }) => {
        const user = await makeUser('showquest');
        const token = await tokenOf(request, 'showquest', user.email);
        await page.goto('/login');
        await page.evaluate((stored) => localStorage.setItem('api_token', stored), token);
        await tokenOf(request, 'showquest', user.email);
        const shoot = async (name: string) => {
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: picture(name), fullPage: true });
        };
        await page.goto('/account');
        await page.getByText('Last used').first().waitFor();
        await shoot('account');
        await page.getByRole('button', { name: 'Turn on' }).click();
        await page.getByLabel('Your password').fill(password);
        await shoot('password');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('img', { name: 'QR code' }).waitFor();
        await shoot('qr');
        const secret = await page.locator('code').textContent();
        await page.getByLabel('Code', { exact: true }).fill(codeFor(secret ?? ''));
        await page.getByRole('button', { name: 'Turn on' }).last().click();
        await page.getByRole('list', { name: 'Your recovery codes' }).waitFor();
        await shoot('codes');
        await page.getByRole('button', { name: 'I have saved them' }).click();
        await page.goto('/update-password');
        await page.getByRole('button', { name: 'Save' }).click();
        await shoot('update');
        await page.evaluate(() => localStorage.clear());
        await page.goto('/login');
        await page.getByLabel('Email').fill(user.email);
        await page.getByLabel('Password').fill(password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.getByRole('heading', { name: 'One more step' }).waitFor();
        await shoot('second-step');
      });

      test('an admin', async ({ page, request }) => {
        const user = await makeUser('showquest', ['judge']);
        const { token } = await apiUser(request, 'showquest', 'admin');
        await page.goto('/login');
        await page.evaluate((stored) => localStorage.setItem('api_token', stored), token);
        await page.goto(`/users/${user.hashcode}`);
        await page.getByRole('button', { name: 'Sign-in' }).click();
        await page.screenshot({ path: picture('user') });
        await page.getByRole('menuitem', { name: 'View as this user' }).click();
        await page.getByText('You are viewing as').waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: picture('viewing') });
      });
    });
  }
}
