import { expect, type Page } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import { makeEvent } from '../support/records';
import { signIn } from '../support/signIn';
import { at } from '../support/tenants';
import { test } from '../support/test';

const address = '**/api/v21/system/app/arguments';

/** Replaces values in the server's arguments. */
async function changeArguments(page: Page, changes: Record<string, unknown>) {
  await amendAnswer<{ data: { app_args: object } }>(page, address, ({ data }) => {
    Object.assign(data.app_args, changes);
  });
}

test('[1.12] requests the app arguments and follows them @slow', async ({ page }) => {
  await changeArguments(page, { environment: 'staging', production_url: 'https://callboard.example/' });
  const sent = page.waitForRequest(address);
  await page.goto('/dashboard');
  expect((await sent).headers()['authorization']).toBeUndefined();
  await page.getByRole('button', { name: 'Staging' }).click();
  await expect(page.getByRole('menuitem', { name: 'Go to Production Site' })).toBeVisible();
});

test('[1.10] leaves out what the configuration switches off @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  await page.goto(`/events/${event.hashcode}`);
  await expect(page.getByRole('tab', { name: 'Run sheet' })).toBeVisible();
  await changeArguments(page, { features: { performances: false } });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Acts' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Run sheet' })).toHaveCount(0);
});

test.describe('Super Admin', () => {
  test.describe('for an administrator', () => {
    test.use({ role: 'admin' });

    test('[1.11] [2.46] leads to /admin where the setting allows it @slow', async ({ page }) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Your menu/ }).click();
      await page.getByRole('menuitem', { name: 'Super Admin' }).click();
      await expect(page).toHaveURL(at('showquest', '/admin'));
    });

    test('[1.11] is not there without the setting @slow', async ({ page }) => {
      await changeArguments(page, { super_admin: false });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Your menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Super Admin' })).toHaveCount(0);
    });
  });

  test('[1.11] is not offered to staff @slow', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Super Admin' })).toHaveCount(0);
  });
});

test.describe('without app arguments', () => {
  test.use({ role: null });

  for (const [how, answer] of [
    ['dead', null],
    ['failing', { status: 500, body: 'Internal Server Error' }],
    ['strange', { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel network</h1>' }],
  ] as const) {
    test(`[7.14] [1.12] renders, shows that it is offline and lets people in: the server is ${how} @slow`, async ({
      page,
    }) => {
      await page.route(address, (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionrefused'),
      );
      await page.goto('/login');
      await expect(page.getByText('You are offline')).toBeVisible();
      await signIn(page, 'showquest', 'staff');
      await expect(page.getByRole('heading', { level: 1, name: /^Kia ora/ })).toBeVisible();
      await page.unroute(address);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You are offline')).toBeHidden();
    });
  }
});
